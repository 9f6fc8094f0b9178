import { visibleText } from "../protocol/visible-text";
import { ERASE_LINE } from "../scenario/reporters/progress";
import type { TextSink } from "./io";

/** A sink that shows what others named in visible characters. A progress line may erase the line before it. */
export function visibleSink(sink: TextSink): TextSink {
  return {
    write: (text) => {
      const own = text.startsWith(ERASE_LINE) ? ERASE_LINE : "";
      return sink.write(own + visibleText(text.slice(own.length)));
    },
    isTTY: sink.isTTY === true,
  };
}
