/**
 * `npm run bench`: how fast readers are answered; `… -- newsroom`: how fast editors are; `… -- editor`: how fast a key stands
 * in a long text; `… -- soak`: how much memory many requests take.
 */
const benches: Record<string, () => Promise<unknown>> = {
  newsroom: () => import('./bench-newsroom.ts'),
  editor: () => import('./bench-editor.ts'),
  soak: () => import('./bench-soak.ts'),
};
const named = benches[process.argv[2] ?? ''];
if (named) process.argv.splice(2, 1);
await (named ?? (() => import('./bench-pages.ts')))();

export {};
