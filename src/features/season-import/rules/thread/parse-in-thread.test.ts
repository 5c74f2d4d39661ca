import { expect, it } from 'vitest';
import { readPremierLeague } from '#tests/kit/content/football-data.ts';
import { ImportRefused } from '../parse/imported-season.ts';
import { parseSeasonFiles } from '../parse/parse-season.ts';
import { parseInThread } from './parse-in-thread.ts';

const fileOf = (text: string) => [{ name: 'season.csv', text }];

it('gives what the parser gives', async () => {
  const files = fileOf(readPremierLeague());
  expect(await parseInThread({ files, skipsUnread: false })).toEqual(parseSeasonFiles(files));
});

it('refuses what cannot be read, and leaves it out when asked to', async () => {
  const files = fileOf('date,home,away,score\n2024-08-02,Uno,Dos\n2024-08-32,Tres,Quatro');
  const error = await parseInThread({ files, skipsUnread: false }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ImportRefused);
  expect(error).toMatchObject({ problems: [{ place: { unit: 'line', number: 3 } }] });
  expect(await parseInThread({ files, skipsUnread: true })).toMatchObject({ matches: [{ home: 'Uno' }] });
});

it('lets this thread work meanwhile', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await parseInThread({ files: fileOf(readPremierLeague()), skipsUnread: false });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
