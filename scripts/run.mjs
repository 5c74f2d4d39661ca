// The one way in for every command: a Node too old for the rest must be told so before it reads any of it.
const NEEDED = 26;
const major = Number(process.versions.node.split('.')[0]);
const [command] = process.argv.slice(2);

if (major < NEEDED) {
  console.error(
    `This program needs Node ${NEEDED} or newer; this is ${process.version}. ` +
      `"npm ci" installs the right one: start it with "npm run ${command ?? 'start'}".`,
  );
  process.exit(1);
}
if (!command || !/^[a-z-]+$/.test(command)) {
  console.error('Usage: node scripts/run.mjs <start|dev|build|check|test|bench|…>');
  process.exit(1);
}
// Picture work and password hashing have threads of their own beside those that read files and compress. Node reads this
// when the first thread is needed.
process.env.UV_THREADPOOL_SIZE ??= '12';
// The allocator reads its settings only when a process begins, so this one begins again, with the same number.
if (command === 'start' && process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined) {
  const { ALLOCATOR_SETTINGS } = await import('./allocator-settings.ts');
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...ALLOCATOR_SETTINGS,
  });
}
// Node loads several hundred files before the first page. It keeps their compiled code for the next start.
if (command === 'dev') (await import('node:module')).enableCompileCache();
process.argv.splice(2, 1);
await import(`./${command}.ts`);
