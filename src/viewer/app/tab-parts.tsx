/** What the tabs of a step have in common. */
import type { PlayedStep } from "../../trace-player";
import type { Engine } from "../engine/engine";
import type { Item } from "./run-items";
import { Plain } from "./text";

export interface TabProps {
  readonly item: Item;
  readonly step: PlayedStep;
  readonly library: Engine;
}

export function Section({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <div class="sec">
      <h3>
        <Plain text={title} />
      </h3>
      {children}
    </div>
  );
}
