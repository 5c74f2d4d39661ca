/**
 * `npm run torture -- <name>`: attacks on a running site that take too long for `npm test`, which has a short version of each.
 * `docs/guides/torture.md` describes them. Each prints what it counted, and ends with an error when a promise was broken.
 */
const attacks: Record<string, () => Promise<unknown>> = {
  stop: () => import('../torture/torture-stop.ts'),
  kill: () => import('../torture/torture-kill.ts'),
  load: () => import('../torture/torture-load.ts'),
  database: () => import('../torture/torture-database.ts'),
  slow: () => import('../torture/torture-slow.ts'),
  addresses: () => import('../torture/torture-addresses.ts'),
  whistle: () => import('../torture/torture-whistle.ts'),
  enumeration: () => import('../torture/torture-enumeration.ts'),
};
const attack = attacks[process.argv[2] ?? ''];
if (!attack) {
  console.error(`Usage: npm run torture -- <${Object.keys(attacks).join('|')}>`);
  process.exit(1);
}
process.argv.splice(2, 1);
await attack();

export {};
