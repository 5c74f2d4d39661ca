import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseTeamSheet } from './parse-team-sheet.ts';

/** A sheet in one line: `1 Ad Q; 2 Ad K | ehtiyat | məşqçi | sxem | problems`. */
function summarise(text: string): string[] {
  const { starters, bench, coach, formation, problems } = parseTeamSheet(text);
  const print = (players: typeof starters) =>
    players
      .map(({ name, shirt, isCaptain, isGoalkeeper }) =>
        [shirt, name, isGoalkeeper && 'Q', isCaptain && 'K'].filter(Boolean).join(' '),
      )
      .join('; ');
  return [
    print(starters),
    print(bench),
    coach ?? '',
    formation ?? '',
    problems.map(({ line, code, text }) => `${line ?? ''} ${code} ${text}`).join('; '),
  ];
}

const numbered = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, at) => `${from + at}. Oyunçu ${'ABCDEFGHIJKLMNOPQRSTU'[from + at]}`,
  );

it('reads a numbered sheet with a divider, a captain and a coach', () => {
  const lines = [
    ...numbered(1, 10),
    '11. Abdellah Zubir (K)',
    '',
    'Ehtiyatlar:',
    '12. Luka Qugeşaşvili (q)',
    '13) Emin Məmmədov',
  ];
  expect(summarise([...lines, '', 'Baş məşqçi: Qurban Qurbanov'].join('\r\n'))).toEqual([
    '1 Oyunçu B Q; 2 Oyunçu C; 3 Oyunçu D; 4 Oyunçu E; 5 Oyunçu F; 6 Oyunçu G; 7 Oyunçu H; 8 Oyunçu I; 9 Oyunçu J; 10 Oyunçu K; 11 Abdellah Zubir K',
    '12 Luka Qugeşaşvili Q; 13 Emin Məmmədov',
    'Qurban Qurbanov',
    '',
    '',
  ]);
});

const ELEVEN =
  'Koxalski, Silva, Mustafazadə, Medina, Cafarqulu, Yankoviç, Romão, Bayramov, Zubir, Cuninyo, Axundzadə';
const ELEVEN_READ = ELEVEN.replaceAll(', ', '; ').replace('Koxalski', 'Koxalski Q');

it.each([
  [
    'names between commas',
    `Heyət: ${ELEVEN}.\nEhtiyat: Qugeşaşvili, Hüseynov, Keyta`,
    ['Qugeşaşvili; Hüseynov; Keyta', '', ''],
  ],
  [
    'lines of the formation between dashes',
    'Qarabağ (4-2-3-1): Koxalski – Silva, Mustafazadə, Medina, Cafarqulu – Yankoviç, Romão – Bayramov, Zubir, Cuninyo – Axundzadə\nMəşqçi: Q.Qurbanov',
    ['', 'Q.Qurbanov', '4-2-3-1'],
  ],
  [
    'substitutes in parentheses, with the minute',
    `Start heyəti: ${ELEVEN.replace('Zubir', 'Zubir (Keyta, 65)').replace('Romão', "Romão (78' Hüseynov)")}`,
    ['Hüseynov; Keyta', '', ''],
  ],
  [
    'a sheet from Telegram without numbers',
    `📋 **Start heyəti**\n${ELEVEN.split(', ')
      .map((name) => `🔹 ${name}`)
      .join('\n')}\n\n🔄 **Ehtiyatlar**\n— Keyta\n— Hüseynov\n\n👔 Baş məşqçi — Qurban Qurbanov`,
    ['Keyta; Hüseynov', 'Qurban Qurbanov', ''],
  ],
  [
    'no divider: the first eleven start',
    `${ELEVEN.replaceAll(', ', '\n')}\nKeyta\nHüseynov\nSxem: 4-3-3`,
    ['Keyta; Hüseynov', '', '4-3-3'],
  ],
  [
    'the coach, the stadium and the formation first',
    `Baş məşqçi: Qurban Qurbanov\nStadion: Tofiq Bəhramov\nSxem: 4-3-3\n${ELEVEN.replaceAll(', ', '\n')}\nEhtiyatlar:\nKeyta`,
    ['Keyta', 'Qurban Qurbanov', '4-3-3'],
  ],
  [
    'the name of the coach below its label',
    `Baş məşqçi\nQurban Qurbanov\n${ELEVEN.replaceAll(', ', '\n')}`,
    ['', 'Qurban Qurbanov', ''],
  ],
  [
    'the coach between starters and bench, and others below the bench',
    `${ELEVEN}\nEhtiyatlar: Keyta\nMəşqçi: Qurban Qurbanov\nHüseynov\nKöməkçi: Müşfiq Hüseynov\nHakimlər:\nƏliyar Ağayev`,
    ['Keyta; Hüseynov', 'Qurban Qurbanov', ''],
  ],
])('reads %s', (_, text, [bench = '', coach = '', formation = '']) => {
  expect(summarise(text)).toEqual([ELEVEN_READ, bench, coach, formation, '']);
});

it('reads numbers without a dot, after the name and in parentheses, below the name of the team', () => {
  const text = `NEFTÇİ PFK\n1 Rza Cəfərov (Q)\n#19 Azər Salahlı\nVuqar Bəylərov – 4\nEmin Mahmudov (8)\nKapitan: Mahmudov`;
  expect(summarise(text)).toEqual([
    '1 Rza Cəfərov Q; 19 Azər Salahlı; 4 Vuqar Bəylərov; 8 Emin Mahmudov K',
    '',
    '',
    '',
    ' notEleven 4',
  ]);
});

it.each([
  ['digits of emoji', '1\ufe0f\u20e3 Koxalski\n 2\u20e3 Silva', '1 Koxalski Q; 2 Silva'],
  [
    'spaces of web pages and tabs',
    '1.\u00a0Rza  Cəfərov\n2\t\tAzər\tSalahlı',
    '1 Rza Cəfərov Q; 2 Azər Salahlı',
  ],
  ['a number in brackets', 'Rza Cəfərov (№1)\nAzər Salahlı [#19]', '1 Rza Cəfərov Q; 19 Azər Salahlı'],
  ['no number 0', '0. Rza Cəfərov', 'Rza Cəfərov Q'],
  [
    'a stop or a colon after a name',
    '7. Rza Cəfərov...\n9. Azər Salahlı:, Vuqar',
    '7 Rza Cəfərov Q; 9 Azər Salahlı; Vuqar',
  ],
  [
    'marks as words',
    '7. Rza Cəfərov (kapitan)\n1. Azər Salahlı [qapıçı; captain]',
    '7 Rza Cəfərov K; 1 Azər Salahlı Q K',
  ],
  ['the goalkeeper with number 1', '7. Rza Cəfərov\n1. Azər Salahlı', '7 Rza Cəfərov; 1 Azər Salahlı Q'],
  ['a marked goalkeeper', '1. Rza Cəfərov\n7. Azər Salahlı (q)', '1 Rza Cəfərov; 7 Azər Salahlı Q'],
  [
    'headings of lines of the team',
    'Müdafiəçilər:\n7. Rza Cəfərov\n9. Azər Salahlı',
    '7 Rza Cəfərov Q; 9 Azər Salahlı',
  ],
  ['an empty formation', 'Rza Cəfərov (4-4-2)\nAzər Salahlı ( )', 'Rza Cəfərov Q; Azər Salahlı'],
  ['a team without numbers', 'Rza Cəfərov\n9. Azər Salahlı\nVuqar', 'Rza Cəfərov Q; 9 Azər Salahlı; Vuqar'],
  ['two players of a line', 'Rza Cəfərov, 9 Azər Salahlı', 'Rza Cəfərov Q; 9 Azər Salahlı'],
  ['empty places between commas', ' , Rza Cəfərov,, Azər Salahlı ;', 'Rza Cəfərov Q; Azər Salahlı'],
  ['names between brackets that do not match', 'Rza Cəfərov), Azər Salahlı', 'Azər Salahlı Q'],
  [
    'a starter below a line about something else',
    'Ehtiyatlar:\nHeyət:\nRza Cəfərov\nStadion: Dalğa Arena\nAzər',
    'Rza Cəfərov Q; Azər',
  ],
  ['no referees, however many', 'Rza Cəfərov\nHakimlər:\nƏliyar Ağayev\nİnqilab Məmmədov', 'Rza Cəfərov Q'],
  ['nobody as captain without a name', 'Rza Cəfərov\nKapitan: ???\nAzər', 'Rza Cəfərov Q; Azər'],
])('reads %s', (_, text, starters) => {
  expect(summarise(text)[0]).toBe(starters);
});

it.each([
  [
    'with the minute',
    "Zubir (Keyta, 65)\nSilva (Hüseynov, 90+12')\nMedina (78’ Andrade)",
    'Keyta; Hüseynov; Andrade',
  ],
  ['between square brackets', 'Zubir [Keyta, 65], Silva', 'Keyta'],
  ['who are on the bench too, once', 'Zubir (Keyta, 65)\nEhtiyatlar: Keyta, Silva', 'Keyta; Silva'],
])('reads substitutes %s', (_, text, bench) => {
  const [, read, , , problems] = summarise(text);
  expect(read).toBe(bench);
  expect(problems).toMatch(/^ notEleven \d$/);
});

it('reads the line-up of a team, not a book', () => {
  const read = (text: string) => {
    const { starters, bench, problems } = parseTeamSheet(text);
    return {
      players: starters.length + bench.length,
      unreadable: problems.filter(({ line }) => line).length,
    };
  };
  expect(read(`${'\n'.repeat(199)}Zubir`).players).toBe(1);
  expect(read(`${'\n'.repeat(200)}Zubir`).players).toBe(0);
  const names = Array.from(
    { length: 120 },
    (_, at) => `Oyunçu ${'ABCDEFGHIJKL'[at % 12]}${'abcdefghij'[Math.floor(at / 12)]}`,
  );
  expect(read(names.join('\n'))).toEqual({ players: 100, unreadable: 0 });
  expect(read(names.join(', '))).toEqual({ players: 100, unreadable: 0 });
  const halves = [...Array.from({ length: 60 }, () => '???'), ...names];
  expect(read(halves.join('\n'))).toEqual({ players: 40, unreadable: 60 });
  expect(parseTeamSheet(`5. ${'?'.repeat(99)}`).problems[0]?.text).toHaveLength(80);
  expect(read('Zubir'.padEnd(300, ' 7')).players).toBe(0);
});

it('says what is in doubt, with the line', () => {
  const text = [
    '1. Rza Cəfərov',
    '2. Rza Cəfərli (K)',
    '2. Azər Salahlı (C)',
    'Vuqar Bəylərov',
    '5. ???',
    '1. Rza Cəfərov',
  ];
  expect(parseTeamSheet(text.join('\n')).problems).toEqual([
    { line: 5, code: 'unreadable', text: '5. ???' },
    { line: 3, code: 'shirtTwice', text: '2' },
    { line: 3, code: 'captainTwice', text: 'Azər Salahlı' },
    { line: 4, code: 'shirtMissing', text: 'Vuqar Bəylərov' },
    { line: 6, code: 'playerTwice', text: 'Rza Cəfərov' },
    { line: null, code: 'notEleven', text: '4' },
  ]);
});

it('any text gives a sheet', () => {
  const words = fc.constantFrom(
    'Ehtiyat:',
    '1.',
    '(K)',
    'Əli',
    '(',
    ')',
    ',',
    '–',
    '\n',
    '4-3-3',
    '🔹',
    'Baş məşqçi',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((parts) => parts.join(' ')),
      ),
      (text) => {
        const { starters, bench } = parseTeamSheet(text);
        for (const { name } of [...starters, ...bench]) expect(name).toMatch(/\p{L}/u);
      },
    ),
  );
});
