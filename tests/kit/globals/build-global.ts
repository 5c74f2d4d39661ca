import { buildIfStale } from '../../../scripts/build-if-stale.ts';

/** Builds the product before the tests that send requests to it. */
export default buildIfStale;
