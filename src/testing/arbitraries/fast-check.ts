/** The one way to fast-check, which is there only where users of this part have installed it. */
import fc from "fast-check";

export { fc };
