/** `npm run bench`: how fast readers are answered; `npm run bench -- newsroom`: how fast editors are. */
if (process.argv[2] === 'newsroom') {
  process.argv.splice(2, 1);
  await import('./bench-newsroom.ts');
} else await import('./bench-pages.ts');

export {};
