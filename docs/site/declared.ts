/** What the reference is made from: the declarations, and what the library says about itself. */
import { LIMITS } from "../../src/protocol/limits";

export { OPERATIONS } from "../../src/generated/operations";
export { ERROR_CODES } from "../../src/protocol/refusals/codes";
export { REASONS } from "../../src/protocol/refusals/reasons";
export { fidelity } from "../../src/known/fidelity";
export { openApiDocument } from "../../src/wire/openapi/document";
export { featureLevelsPage } from "./feature-levels-page";
export { machinesPage } from "./machines-page";
export const LEVELS = { default: LIMITS.DEFAULT_FEATURE_LEVEL, newest: LIMITS.NEWEST_FEATURE_LEVEL };
