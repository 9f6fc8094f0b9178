/** The first sentence of a text; what is between quotes does not end it. */
export function firstSentence(text: string): string {
  const [sentence = text] = /^(?:"(?:\\.|[^"\\])*"|[^".!?]|[.!?](?!\s|$))*[.!?]/su.exec(text) ?? [];
  return sentence;
}
