import { buildIfStale } from './build-if-stale.ts';

buildIfStale({ anew: true });
console.log('Built into build/.');
