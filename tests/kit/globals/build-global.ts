import { buildIfStale } from '../../../scripts/build-if-stale.ts';

/** Before the tests that ask the running product: it is built from what stands here now. */
export default buildIfStale;
