/** A simulator with an uploaded picture, for the tests of pictures in messages. */
import { createSimulator, type Fixture, type Simulator } from "../../src/index";

export const ANN = "ann@example.test";
export const BOB = "bob@example.test";
export const FIXTURE: Fixture = {
  users: [{ email: ANN, role: "owner", api_key: "ann" }, { email: BOB }, { email: "eve@example.test" }],
  channels: [
    { name: "general", subscribers: [ANN, BOB] },
    { name: "other", subscribers: [ANN, BOB] },
  ],
};
export const PNG = { name: "cat.png", size: 5, content_type: "image/png", dimensions: { width: 300, height: 200 } };

export interface Uploaded {
  readonly sim: Simulator;
  readonly url: string;
}

export function uploaded(more: Fixture = {}, file: object = {}): Uploaded {
  const sim = createSimulator({ ...FIXTURE, ...more });
  return { sim, url: upload(sim, file) };
}

export function upload(sim: Simulator, file: object = {}): string {
  return sim.must.as(ANN).uploadFile({ file: { ...PNG, ...file } }).uri;
}

export function say(sim: Simulator, content: string): number {
  return sim.must.as(ANN).sendMessage({ type: "channel", to: "general", topic: "t", content }).id;
}

export function html(sim: Simulator, id = 1): string {
  return sim.must.as(BOB).getMessage({ message_id: id }).message?.content ?? "";
}

export const LOADER = 'src="/static/images/loading/loader-black.svg"';
export const SIZED = 'data-original-content-type="image/png" data-original-dimensions="300x200"';
