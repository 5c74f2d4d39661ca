import { rmSync } from 'node:fs';
import { buildIfStale } from './build-if-stale.ts';

rmSync('build', { recursive: true, force: true });
buildIfStale();
console.log('Built into build/.');
