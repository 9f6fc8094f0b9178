// The order of test files: those that take longest begin first, so that at the end no core waits for another. The test
// runner itself knows how long files take only where they ran before, and else goes by their size.
import { relative } from "node:path";
import { BaseSequencer } from "vitest/node";

const LONGEST = [
  "machines/small-realms",
  "client-campaign/client-campaign",
  "wire/fuzz",
  "campaign/campaign",
  "laws/events-law",
  "cli/campaign-command",
  "package/package",
  "client-campaign/order",
  "types/compiler",
  "laws/values-law",
].map((name) => `spec-tests/${name}.test.ts`);

export default class LongestFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => {
      const place = LONGEST.indexOf(relative(this.ctx.config.root, moduleId));
      return place < 0 ? LONGEST.length : place;
    };
    const others = await super.sort(files);
    return others.sort((one, other) => rank(one) - rank(other));
  }
}
