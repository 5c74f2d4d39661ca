import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasTestTitle, isTestFile, readNumberedRows } from './kit/source/proof-table.ts';

const PAGE = 'docs/specification.md';

/** How many entries each section of the page has, in its order. */
const SECTIONS: readonly [section: string, count: number][] = [
  ['1', 24],
  ['2.1', 52],
  ['2.2', 4],
  ['2.3', 20],
  ['2.4', 17],
  ['2.5', 12],
  ['2.6', 9],
  ['2.7', 5],
  ['3', 48],
  ['4', 28],
  ['5', 27],
  ['6', 11],
  ['7', 33],
  ['8', 33],
  ['9', 23],
];

interface Entry {
  number: string;
  sentence: string;
  place: string;
  proof: string;
}

const entries: Entry[] = readNumberedRows(PAGE).map(
  ([number = '', sentence = '', place = '', proof = '']) => ({
    number,
    sentence,
    place,
    proof,
  }),
);

/** The files that a cell names, each with the names in it that follow in parentheses: `` `file` (`name`, `name`) ``. */
function parsePlaces(cell: string): { file: string; names: string[] }[] {
  return [...cell.matchAll(/`([\w./-]+\/[\w./-]+)`(?: \(([^)]*)\))?/g)].map(([, file = '', list = '']) => ({
    file,
    names: [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }));
}

/** Why an entry does not lead to the product and to its proof. */
function listFaults({ sentence, place, proof }: Entry): string[] {
  const places = parsePlaces(place);
  const missing = places.flatMap(({ file, names }) => {
    if (!existsSync(file)) return [file];
    const source = readFileSync(file, 'utf8');
    return names.filter((name) => !source.includes(name)).map((name) => `${name} in ${file}`);
  });
  const faults = missing.map((what) => `${what} does not exist`);
  if (sentence === '') faults.push('no sentence');
  if (places.length === 0) faults.push('names no file');
  if (/^none: ./.test(proof)) return faults;
  for (const part of proof.split('<br>')) {
    const [, file = '', title = ''] = /^`([^`]+)` › "(.+)"$/.exec(part.trim()) ?? [];
    if (title === '') faults.push(`no test and no reason: ${part}`);
    else if (!isTestFile(file) || !hasTestTitle(file, title)) faults.push(`no test "${title}" in ${file}`);
  }
  return faults;
}

test('docs/specification.md has the entries of every section, in their order', () => {
  const expected = SECTIONS.flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  expect(entries.map(({ number }) => number)).toEqual(expected);
});

test('each entry names existing files, and an existing test or why there is none', () => {
  const faults = entries.map((entry) => ({ number: entry.number, faults: listFaults(entry) }));
  expect(faults.filter((one) => one.faults.length > 0)).toEqual([]);
});

test('an entry that leads nowhere is reported', () => {
  const good = {
    number: '1.1',
    sentence: 'A sentence',
    place: '`tests/specification.test.ts` (`listFaults`)',
    proof: '`tests/specification.test.ts` › "an entry that leads nowhere is reported"',
  };
  expect(listFaults(good)).toEqual([]);
  expect(listFaults({ ...good, proof: 'none: a reason' })).toEqual([]);
  const wrong: Partial<Entry>[] = [
    { sentence: '' },
    { place: 'somewhere' },
    { place: '`tests/no-such-file.ts`' },
    { place: '`tests/kit/source/proof-table.ts` (`listFaults`)' },
    { proof: '' },
    { proof: 'none:' },
    { proof: '`tests/specification.test.ts`' },
    { proof: '`tests/no-such.test.ts` › "an entry that leads nowhere is reported"' },
    { proof: '`tests/kit/source/proof-table.ts` › "an entry that leads nowhere is reported"' },
    { proof: '`tests/specification.test.ts` › "an entry that leads nowhere"' },
    { proof: `${good.proof}<br>\`tests/specification.test.ts\` › "no such title"` },
  ];
  for (const change of wrong)
    expect(listFaults({ ...good, ...change }), JSON.stringify(change)).toHaveLength(1);
});
