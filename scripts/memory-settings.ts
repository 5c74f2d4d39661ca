/**
 * Environment variables of a server process that keep its memory small. glibc keeps memory that image processing and
 * compression have freed, for each thread separately: about 200 MB after a hundred image variants. V8 takes three times
 * 16 MB for new objects where a page needs 1 or 2. Both read these settings only when a process starts; musl and other
 * systems ignore those of glibc.
 */
export const MEMORY_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4',
};
