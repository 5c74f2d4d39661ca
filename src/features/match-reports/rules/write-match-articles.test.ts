import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlayedOutcome, TextEvent } from '#features/matches/rules/text/match-facts.ts';
import type { ArticleFacts } from './read-match-facts.ts';
import { type ReportFacts, writeMatchPreview, writeMatchReport } from './write-match-article.ts';

const club = (name: string) => ({ name, kind: 'club', grammar: null }) as const;
const at = (moment: string) => Date.parse(`${moment}:00+04:00`);

const bare: ArticleFacts = {
  home: club('Turan Tovuz'),
  away: club('Qarabağ'),
  kickOff: at('2026-03-14T19:30'),
  venue: null,
  officials: [],
  broadcasters: null,
  outcome: { status: 'scheduled' },
  competition: 'Azərbaycan Premyer Liqası',
  round: '28',
  table: { home: null, away: null },
  form: { home: [], away: [] },
  headToHead: null,
  lineUps: { home: null, away: null },
  regular: null,
  tie: null,
};
const full: ArticleFacts = {
  ...bare,
  venue: 'Tovuz şəhər stadionu',
  broadcasters: ['CBC Sport', 'İTV'],
  officials: [{ role: 'referee', name: 'Rauf Salmanov' }],
  table: { home: { place: 4, points: 43 }, away: { place: 1, points: 64 } },
  form: { home: ['W', 'W', 'L', 'D', 'W'], away: ['W'] },
  headToHead: { homeWins: 1, draws: 3, awayWins: 5 },
};

function preview(facts: Partial<ArticleFacts> = {}, now = at('2026-03-12T10:00')) {
  return writeMatchPreview({ ...full, ...facts, outcome: { status: 'scheduled' }, now });
}

function goal(side: 'home' | 'away', player: string | null, minute: number, facts: Partial<TextEvent> = {}) {
  return { type: 'goal', side, player, minute, added: null, ...facts } as TextEvent;
}

function report(home: number, away: number, facts: Partial<PlayedOutcome> = {}, base = bare) {
  const outcome = { status: 'finished', shootOut: null, reason: null, events: [], ...facts };
  return writeMatchReport({ ...base, outcome: { ...outcome, score: { home, away } } } as ReportFacts);
}

test('writes a preview with everything that is known', () => {
  expect(preview()).toEqual({
    title: '“Turan Tovuz” “Qarabağ”ı qəbul edəcək',
    excerpt:
      'Azərbaycan Premyer Liqasının XXVIII turunda “Turan Tovuz” “Qarabağ”ı qəbul edəcək. ' +
      'Oyun martın 14-də saat 19:30-da Tovuz şəhər stadionunda başlayacaq.',
    html:
      '<p>Azərbaycan Premyer Liqasının XXVIII turunda “Turan Tovuz” “Qarabağ”ı qəbul edəcək. ' +
      'Oyun martın 14-də saat 19:30-da Tovuz şəhər stadionunda başlayacaq.</p>' +
      '<p>Turnir cədvəlində “Turan Tovuz” 43 xalla 4-cü, “Qarabağ” isə 64 xalla 1-ci yerdədir. ' +
      '“Turan Tovuz” son 5 oyununda 3 qələbə qazanıb, 1 dəfə heç-heçə edib, 1 dəfə məğlub olub. ' +
      '“Qarabağ” son oyununda qələbə qazanıb.</p>' +
      '<p>Son 9 qarşılıqlı oyunda “Turan Tovuz” 1, “Qarabağ” 5 dəfə qalib gəlib, ' +
      '3 oyun heç-heçə başa çatıb.</p>' +
      '<p>Oyun CBC Sport və İTV kanallarında canlı yayımlanacaq.</p>' +
      '<p>Hakimlər: Rauf Salmanov</p>',
  });
});

test.each([
  ['2026-03-14T19:30', '2026-03-14T10:00', 'bu gün saat 19:30-da'],
  ['2026-03-15T00:00', '2026-03-14T10:00', 'bu gecə saat 00:00-da'],
  ['2026-03-15T00:45', '2026-03-12T10:00', 'martın 15-nə keçən gecə saat 00:45-də'],
  ['2026-11-06T01:00', '2026-11-01T10:00', 'noyabrın 6-na keçən gecə saat 01:00-da'],
  ['2026-08-20T21:00', '2026-08-01T10:00', 'avqustun 20-də saat 21:00-da'],
])('kick-off at %s, written at %s: %s', (kickOff, now, phrase) => {
  const { excerpt } = preview({ kickOff: at(kickOff), venue: null }, at(now));
  expect(excerpt).toContain(`Oyun ${phrase} başlayacaq.`);
});

test('a final has no host, and a match that is called off has no kick-off', () => {
  const final = preview({ competition: 'Azərbaycan Kuboku', round: 'final' });
  expect(final.excerpt).toContain(
    'Azərbaycan Kubokunun finalında “Turan Tovuz” və “Qarabağ” üz-üzə gələcək. ',
  );
  const outcome = { status: 'postponed', reason: 'yağış.' } as const;
  expect(writeMatchPreview({ ...full, outcome, now: 0 }).excerpt).toBe(
    'Azərbaycan Premyer Liqasının XXVIII turunda “Turan Tovuz” – “Qarabağ” oyunu təxirə salınıb. Səbəb: yağış.',
  );
});

test('a report of an away win has goals and cards, and the score of the winner first', () => {
  const events = [
    goal('away', 'Musa Həsənli', 29),
    goal('home', 'Emin Paşayev', 33, { type: 'penaltyGoal' }),
    goal('home', 'Emin Paşayev', 43, { type: 'secondYellow' }),
    goal('away', 'Rəşad Vəliyev', 45, { added: 2, type: 'ownGoal' }),
    goal('away', 'Orxan Quliyev', 60, { type: 'missedPenalty' }),
    goal('away', null, 88),
  ];
  expect(report(1, 3, { events }, full)).toEqual({
    title: '“Qarabağ” “Turan Tovuz”u 3:1 hesabı ilə məğlub etdi',
    excerpt:
      'Azərbaycan Premyer Liqasının XXVIII turunda “Qarabağ” “Turan Tovuz”u 3:1 hesabı ilə məğlub edib.',
    html:
      '<p>Azərbaycan Premyer Liqasının XXVIII turunda “Qarabağ” “Turan Tovuz”u 3:1 hesabı ilə məğlub edib. ' +
      'Oyun Tovuz şəhər stadionunda keçirilib.</p>' +
      '<p>Hesabı 29-cu dəqiqədə “Qarabağ”ın heyətində Musa Həsənli açıb. ' +
      '33-cü dəqiqədə Emin Paşayev penaltidən bərabərliyi bərpa edib. ' +
      '45+2-ci dəqiqədə Rəşad Vəliyevin avtoqolundan sonra hesab 1:2 olub. ' +
      '88-ci dəqiqədə hesab 1:3 olub.</p>' +
      '<p>43-cü dəqiqədə “Turan Tovuz”un futbolçusu Emin Paşayev ikinci sarı vərəqədən sonra meydandan qovulub. ' +
      '60-cı dəqiqədə “Qarabağ”ın futbolçusu Orxan Quliyev penaltini reallaşdıra bilməyib.</p>' +
      '<p>Bu oyundan sonra “Turan Tovuz” 43 xalla 4-cü, “Qarabağ” isə 64 xalla 1-ci yerdədir.</p>' +
      '<p>Hakimlər: Rauf Salmanov</p>',
  });
});

test.each([
  [{ homeWins: 0, draws: 0, awayWins: 1 }, 'Son qarşılıqlı oyunda “Qarabağ” qalib gəlib.'],
  [{ homeWins: 0, draws: 1, awayWins: 0 }, 'Son qarşılıqlı oyunda heç-heçə qeydə alınıb.'],
  [{ homeWins: 0, draws: 2, awayWins: 0 }, 'Son 2 qarşılıqlı oyun heç-heçə başa çatıb.'],
])('head to head %j: %s', (headToHead, expected) => {
  expect(preview({ headToHead }).html).toContain(`<p>${expected}</p>`);
});

test.each([
  ['a draw', report(2, 2), '“Turan Tovuz” və “Qarabağ” heç-heçə etdi – 2:2', '2:2 hesablı heç-heçə edib.'],
  ['no goal', report(0, 0), '“Turan Tovuz” və “Qarabağ” qolsuz heç-heçə etdi', 'qolsuz heç-heçə edib.'],
  [
    'a shoot-out',
    report(1, 1, { shootOut: { home: 3, away: 4 } }),
    '“Qarabağ” penaltilər seriyasında “Turan Tovuz”a qalib gəldi',
    'Oyun 1:1 hesabı ilə başa çatıb, penaltilər seriyasında “Qarabağ” 4:3 hesabı ilə üstün olub.',
  ],
  [
    'an award',
    report(0, 3, { status: 'awarded', reason: 'meydana çıxmayıb' }),
    '“Turan Tovuz”a texniki məğlubiyyət verildi',
    'texniki məğlubiyyət verilib. Rəsmi hesab: 0:3. Səbəb: meydana çıxmayıb.',
  ],
  [
    'an abandoned match',
    report(1, 0, { status: 'abandoned' }),
    '“Turan Tovuz” – “Qarabağ” oyunu yarımçıq dayandırıldı',
    'oyunu yarımçıq dayandırılıb. Həmin vaxt hesab 1:0 idi.',
  ],
  [
    'a match that is being played',
    report(2, 1, { status: 'live', phase: 'secondHalf' }),
    '“Turan Tovuz” – “Qarabağ” oyunu davam edir: hesab 2:1',
    'oyunu davam edir, hesab 2:1. İkinci hissə oynanılır.',
  ],
  [
    'a break between the halves',
    report(0, 1, { status: 'live', phase: 'halftime' }),
    '“Turan Tovuz” – “Qarabağ” oyununda fasilə: hesab 0:1',
    'oyununun birinci hissəsi 0:1 hesabı ilə başa çatıb.</p>',
  ],
  [
    'a shoot-out that goes on',
    report(1, 1, { status: 'live', phase: 'shootOut', shootOut: { home: 3, away: 2 } }),
    '“Turan Tovuz” – “Qarabağ” oyunu davam edir: hesab 1:1',
    'Penaltilər seriyası davam edir. Penaltilər: 3:2.</p>',
  ],
])('a report of %s', (_, { title, html }, expectedTitle, expectedText) => {
  expect(title).toBe(expectedTitle);
  expect(html).toContain(expectedText);
});

test('a report of a live match says what has happened, and has the current table', () => {
  const live = { status: 'live', phase: 'secondHalf', events: [goal('home', 'Emin Paşayev', 12)] } as const;
  const { html } = report(1, 0, live, full);
  expect(html).toContain('Hesabı 12-ci dəqiqədə “Turan Tovuz”un heyətində Emin Paşayev açıb.');
  expect(html).toContain('Turnir cədvəlində “Turan Tovuz” 43 xalla 4-cü');
  expect(html).not.toMatch(/edəcək|başlayacaq|Bu oyundan sonra/);
});

test('leaves out goals that do not add up to the score', () => {
  expect(report(2, 0, { events: [goal('home', 'Emin Paşayev', 12)] }).html).not.toContain('Emin Paşayev');
});

test('line-ups are at the end, and an expected one is labelled so', () => {
  const player = (name: string, isStarting: boolean, isCaptain = false) => ({ name, isStarting, isCaptain });
  const away = {
    formation: '4-4-2',
    coach: 'Kənan Muradov',
    isOfficial: true,
    players: [
      player('Musa Həsənli', true, true),
      player('Orxan Quliyev', true),
      player('Emin Nağıyev', false),
    ],
  };
  const lines =
    '<p>“Qarabağ” (4-4-2): Musa Həsənli (kapitan), Orxan Quliyev<br>' +
    'Ehtiyat oyunçular: Emin Nağıyev<br>Baş məşqçi: Kənan Muradov</p>';
  const { html } = report(0, 0, {}, { ...bare, lineUps: { home: null, away } });
  expect(html.endsWith(`<h2>Heyətlər</h2>${lines}`)).toBe(true);
  const expected = { ...away, isOfficial: false };
  expect(preview({ lineUps: { home: null, away: expected } }).html).toContain(
    '<h2>Ehtimal olunan heyətlər</h2>',
  );
});

const word = fc.constantFrom('Arsenal', 'Neftçi', 'PSJ', 'Şalke 04', 'Elvin Nəbiyev', 'A&B', 'Səbail');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const small = fc.integer({ min: 0, max: 4 });
const score = fc.record({ home: small, away: small });
const place = maybe(fc.record({ place: fc.integer({ min: 1, max: 20 }), points: fc.nat(100) }));
const form = fc.array(fc.constantFrom('W', 'D', 'L'), { maxLength: 6 });
const kind = fc.constantFrom('club', 'national');
const team = fc.record({ name: word, kind, grammar: maybe(fc.constant({ genitive: 'ın' })) });
const events = fc.array(
  fc.record({
    type: fc.constantFrom('goal', 'ownGoal', 'penaltyGoal', 'missedPenalty', 'yellow', 'secondYellow', 'red'),
    side: maybe(fc.constantFrom('home', 'away')),
    player: maybe(word),
    minute: fc.integer({ min: 1, max: 120 }),
    added: maybe(fc.integer({ min: 1, max: 30 })),
  }),
  { maxLength: 8 },
);
const player = fc.record({ name: word, isStarting: fc.boolean(), isCaptain: fc.boolean() });
const lineUp = maybe(
  fc.record({
    formation: maybe(fc.constant('4-3-3')),
    coach: maybe(word),
    isOfficial: fc.boolean(),
    players: fc.array(player, { maxLength: 4 }),
  }),
);
const facts = fc.record({
  lineUps: fc.record({ home: lineUp, away: lineUp }),
  home: team,
  away: team,
  kickOff: fc.nat(2e12),
  venue: maybe(word),
  officials: fc.array(fc.record({ role: fc.constantFrom('referee', 'var', 'delegate'), name: word }), {
    maxLength: 3,
  }),
  broadcasters: maybe(fc.array(word, { maxLength: 3 })),
  competition: fc.constantFrom('Azərbaycan Premyer Liqası', 'APL', 'Bundesliqa'),
  round: maybe(fc.constantFrom('1', '38', '99', 'final', 'supercup', 'semi', 'toString')),
  table: fc.record({ home: place, away: place }),
  form: fc.record({ home: form, away: form }),
  headToHead: maybe(fc.record({ homeWins: small, draws: small, awayWins: small })),
  regular: maybe(score),
  tie: maybe(
    fc.record({
      leg: fc.integer({ min: 1, max: 3 }),
      legCount: fc.integer({ min: 1, max: 2 }),
      aggregate: maybe(score),
      winner: maybe(fc.constantFrom('home', 'away')),
      decidedBy: maybe(
        fc.constantFrom('aggregate', 'extraTime', 'awayGoals', 'shootOut', 'replay', 'decision'),
      ),
      firstLeg: maybe(fc.record({ score, hasSameHome: fc.boolean() })),
      hasNextRound: fc.boolean(),
    }),
  ),
});
const reason = maybe(fc.constantFrom('', ' ', 'yağış', 'Yağış.'));
const played = fc.record({
  status: fc.constantFrom('live', 'finished', 'suspended', 'abandoned', 'awarded'),
  phase: fc.constantFrom('firstHalf', 'halftime', 'extraTimeBreak', 'shootOut'),
  score,
  shootOut: maybe(score),
  reason,
  events,
});
const upcoming = fc.oneof(
  fc.constant({ status: 'scheduled' }),
  fc.record({ status: fc.constantFrom('postponed', 'cancelled'), reason }),
);

test('no article has a gap, a stray mark or an unfilled value', () => {
  fc.assert(
    fc.property(facts, played, upcoming, fc.nat(2e12), (match, result, plan, now) => {
      const articles = [
        writeMatchReport({ ...match, outcome: result } as ReportFacts),
        writeMatchPreview({ ...match, outcome: plan, now } as Parameters<typeof writeMatchPreview>[0]),
      ];
      for (const content of articles.flatMap(({ title, excerpt, html }) => [title, excerpt, html]))
        expect(content).not.toMatch(/undefined|null|NaN|\[object| {2}|\( *\)|“”|\.\.| [.,]|<p><|^\s|\s$|^$/);
    }),
  );
});
