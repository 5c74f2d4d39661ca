// The entry point of every command. An old Node must get a clear message before it reads the other files.
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
// Image processing and password hashing need threads in addition to those for files and compression. Node reads this
// variable when it starts the first thread.
process.env.UV_THREADPOOL_SIZE ??= '12';
// The settings of memory are read only when a process starts, so this process replaces itself and keeps its id.
if (command === 'start' && process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined) {
  const { MEMORY_SETTINGS } = await import('./memory-settings.ts');
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...MEMORY_SETTINGS,
    NODE_OPTIONS: [MEMORY_SETTINGS.NODE_OPTIONS, process.env.NODE_OPTIONS].filter(Boolean).join(' '),
  });
}
// Node loads several hundred files before the first page. The cache keeps their compiled code for the next start.
if (command === 'dev') (await import('node:module')).enableCompileCache();
process.argv.splice(2, 1);
await import(`./${command}.ts`);
