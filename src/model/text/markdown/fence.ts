/** The line that opens or closes a fenced block: the fence, a language, and words that a spoiler shows. */
export const FENCE = /^(~{3,}|`{3,}) *(?:\{?\.?([a-zA-Z0-9_+\-./#]+) *([^ ~`][^~`]*)?\}?)?$/;
