/**
 * Environment variables of a server process. glibc keeps memory that image processing and compression have freed, for each
 * thread separately: about 200 MB after a hundred image variants. It reads these settings only when a process starts; musl
 * and other systems ignore them.
 */
export const ALLOCATOR_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
