/**
 * `npm run bench`: response times for readers; `… -- newsroom`: for editors; `… -- editor`: typing in a long text;
 * `… -- soak`: memory under many requests; `… -- live`: streams of open pages; `… -- push`: a goal for 5,000 readers;
 * `… -- search`: speed and quality of the search; `… -- import`: imports of 10,000 matches; `… -- scale`: every page with
 * 1,000 to a million articles; `… -- views`: page views a second; `… -- processes`: several processes on one port;
 * `… -- night`: a match night; `… -- cluster`: publishes on three instances.
 */
const benches: Record<string, () => Promise<unknown>> = {
  newsroom: () => import('../bench/bench-newsroom.ts'),
  editor: () => import('../bench/bench-editor.ts'),
  soak: () => import('../bench/bench-soak.ts'),
  search: () => import('../bench/bench-search.ts'),
  live: () => import('../bench/bench-live.ts'),
  push: () => import('../bench/bench-push.ts'),
  import: () => import('../bench/bench-import.ts'),
  night: () => import('../bench/bench-night.ts'),
  cluster: () => import('../bench/bench-cluster.ts'),
  processes: () => import('../bench/bench-processes.ts'),
  views: () => import('../bench/bench-views.ts'),
  scale: () => import('../bench/bench-scale.ts'),
};
const named = benches[process.argv[2] ?? ''];
if (named) process.argv.splice(2, 1);
await (named ?? (() => import('../bench/bench-pages.ts')))();

export {};
