import { expect, it } from 'vitest';
import { parseSeason, parseSeasonFiles } from './parse-season.ts';

const PAGE = `== Format ==
Four teams took part.
==Semi-finals==
===France vs Yugoslavia===
{{Football box
|date={{Start date|1960|7|6|df=y}}
|time=20:00
|team1={{fb-rt|FRA}}
|score=4–5
|team2={{fb|YUG}}
|goals1=
*[[Jean Vincent|Vincent]] {{goal|12}}
*[[François Heutte|Heutte]] {{goal|43||62|pen.}}
|goals2=
*[[Ante Žanetić|Žanetić]] {{goal|55|o.g.}}
|stadium=[[Parc des Princes]], [[Paris]]
|attendance=26,370
|referee=[[Gaston Grandain]] ([[Royal Belgian Football Association|Belgium]])
}}

==Final==
{{Football box
|date={{Start date|1960|7|10|df=y}}
|team1=[[Qarabağ FK|Qarabağ]]
|score=1–1
|aet=yes
|team2=Zirə
|goals1=*[[Əli Əliyev]] {{goal|90+2}}
|goals2=*Vəli {{golden goal|117}}
|penaltyscore=2–4
}}`;

it('reads the match boxes of a page below their headings', () => {
  const { matches, stages } = parseSeason(PAGE);
  expect(stages).toMatchObject([{ kind: 'knockout' }]);
  expect(matches).toMatchObject([
    {
      round: 'semi',
      date: '1960-07-06',
      time: '20:00',
      home: 'France',
      away: 'Yugoslavia',
      venue: 'Parc des Princes, Paris',
      referee: 'Gaston Grandain',
      outcome: {
        score: { home: 4, away: 5 },
        regular: null,
        goals: [
          { player: 'Vincent', minute: 12, type: 'goal', side: 'home' },
          { player: 'Heutte', minute: 43, type: 'goal' },
          { player: 'Heutte', minute: 62, type: 'penaltyGoal' },
          { player: 'Žanetić', minute: 55, type: 'ownGoal', side: 'away' },
        ],
      },
    },
    {
      round: 'final',
      home: 'Qarabağ',
      away: 'Zirə',
      outcome: {
        score: { home: 1, away: 1 },
        regular: { home: 1, away: 0 },
        shootOut: { home: 2, away: 4 },
        goals: [{ minute: 90, added: 2 }, { minute: 117 }],
      },
    },
  ]);
});

it('names a box that cannot be read by its first line', () => {
  expect(() => parseSeason(PAGE.replace('{{Start date|1960|7|6|df=y}}', 'July'))).toThrow(
    'line 5: dateMissing',
  );
});

const box = (home: string, ...fields: string[]) =>
  ['{{Football box', '|date={{Start date|1960|7|10}}', `|team1=${home}`, '|team2=B', ...fields].join('\n');
const results = (page: string) => {
  const { matches, unread, skipped } = parseSeasonFiles([{ name: null, text: page }], { skipsUnread: true });
  const read = matches.map(({ home, away, outcome }) => [
    home,
    away,
    'score' in outcome ? `${outcome.score.home}-${outcome.score.away}` : outcome.status,
  ]);
  return {
    read,
    unread: unread.map(({ place, code }) => `${place.number} ${code}`),
    skipped: skipped.matches,
  };
};

it('takes the flag before the link of a club for no team', () => {
  const team = (words: string) => results(box('A', '|score=1–0', `|team2=${words}`, '}}')).read[0]?.[1];
  expect(team('{{fbaicon|GER}} [[FC Bayern Munich|Bayern Munich]]')).toBe('Bayern Munich');
  expect(team('[[Zirə FK|Zirə]] {{flagicon|AZE}}')).toBe('Zirə');
  expect(team('{{fb|GER}}')).toBe('Germany');
});

it('closes a box at its last braces, and reports one that stays open', () => {
  const inOne =
    '{{football box|date={{Start date|1960|7|10}}|team1=C|score=2–1|team2=[[D FC|D]]|goals1=*[[E F|E]] {{goal|1||2}}}}';
  const page = [
    box('A', '|stadium=[[X', '|score=1–0', '|referee=[[X]] {{flag|AZE}}}} text'),
    inOne,
    box('Y', '|score=3–0'),
    box('Z', '|score=4–0', '}}'),
  ];
  expect(results(page.join('\n'))).toEqual({
    read: [
      ['A', 'B', '1-0'],
      ['C', 'D', '2-1'],
      ['Z', 'B', '4-0'],
    ],
    unread: ['9 unreadable'],
    skipped: 1,
  });
  expect(results([inOne, box('Y', '|score=3–0')].join('\n')).unread).toEqual(['2 unreadable']);
});
