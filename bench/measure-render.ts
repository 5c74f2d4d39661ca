/**
 * Loaded into the server before it starts (`--import`): measures how long React alone needs for the trees of the documents that
 * were rendered last. At SIGUSR2 it writes them to the file that `RENDER_TIMES` names: milliseconds of CPU by path.
 */
import { subscribe } from 'node:diagnostics_channel';
import { renameSync, writeFileSync } from 'node:fs';

const ROUNDS = 7;
const RENDERS = 100;

const documents = new Map<string, () => string>();

subscribe('newsroom:document', (message) => {
  const { path, render } = message as { path: string; render: () => string };
  documents.set(path, render);
});

process.on('SIGUSR2', () => {
  const times = [...documents].map(([path, render]) => [path, measure(render)]);
  const file = process.env.RENDER_TIMES ?? '';
  writeFileSync(`${file}.part`, JSON.stringify(Object.fromEntries(times)));
  renameSync(`${file}.part`, file);
});

/** The median of some rounds. */
function measure(render: () => string): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (let n = 0; n < RENDERS; n += 1) render();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / RENDERS;
  });
  return rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}
