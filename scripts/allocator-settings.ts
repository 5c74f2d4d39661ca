/**
 * Environment of a server process. glibc keeps what picture work and compression have freed, for every thread apart: some
 * 200 MB after a hundred cuts. It reads these settings only when a process begins; musl and other systems ignore them.
 */
export const ALLOCATOR_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
