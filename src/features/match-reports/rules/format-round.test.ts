import { expect, test } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import type { MatchFacts, TextEvent, TextOutcome } from '#features/matches/rules/text/match-facts.ts';
import { formatRoundFixtures, formatRoundResults, type RoundFacts } from './format-round.ts';

const MATCH_DAY = Date.parse('2026-03-14T00:00:00+04:00');
const club = (name: string) => ({ name, kind: 'club', grammar: null }) as const;
const at = (time: string, day = 14) => Date.parse(`2026-03-${day}T${time}:00+04:00`);

function match(home: string, away: string, kickOff: number, facts: Partial<MatchFacts> = {}): MatchFacts {
  return {
    home: club(home),
    away: club(away),
    kickOff,
    venue: null,
    officials: [],
    broadcasters: null,
    outcome: { status: 'scheduled' },
    ...facts,
  };
}

function finished(home: number, away: number, ...events: TextEvent[]): TextOutcome {
  return { status: 'finished', score: { home, away }, shootOut: null, reason: null, events };
}

function event(
  side: 'home' | 'away',
  player: string | null,
  minute: number,
  facts: Partial<TextEvent> = {},
): TextEvent {
  return { type: 'goal', side, player, minute, added: null, ...facts };
}

function round(...matches: MatchFacts[]): RoundFacts {
  return { competition: 'Azərbaycan Premyer Liqası', round: '28', matches, now: MATCH_DAY + 10 * HOUR };
}

const officials = [
  { role: 'referee', name: 'Rauf Salmanov' },
  { role: 'assistant1', name: 'Akif Nuriyev' },
  { role: 'assistant2', name: 'Elşən Qədirov' },
  { role: 'fourth', name: 'Səbuhi Rzayev' },
  { role: 'var', name: 'Tural Babayev' },
  { role: 'avar', name: 'Kamal Cəfərov' },
  { role: 'inspector', name: 'Vüsal Hacıyev' },
  { role: 'delegate', name: 'Elman Sadıqov' },
] as const;

test('a round before its matches', () => {
  const { text } = formatRoundFixtures(
    round(
      match('Sumqayıt', 'Zirə', at('17:00', 15), { venue: 'Mehdi Hüseynzadə stadionu', broadcasters: [] }),
      match('Turan Tovuz', 'Qarabağ', at('19:30'), {
        venue: 'Tovuz şəhər stadionu',
        broadcasters: ['CBC Sport', 'İTV'],
        officials,
      }),
      match('Neftçi', 'Sabah', at('00:00', 15)),
      match('Kəpəz', 'İmişli', at('15:00', 15), {
        outcome: { status: 'postponed', reason: 'meydançanın vəziyyəti' },
      }),
    ),
  );
  expect(text).toBe(`Azərbaycan Premyer Liqası, XXVIII tur

14 mart (şənbə)

19:30. “Turan Tovuz” – “Qarabağ”
Hakimlər: Rauf Salmanov, Akif Nuriyev, Elşən Qədirov, Səbuhi Rzayev
VAR: Tural Babayev
AVAR: Kamal Cəfərov
Hakim-inspektor: Vüsal Hacıyev
AFFA nümayəndəsi: Elman Sadıqov
Tovuz şəhər stadionu
Canlı yayım: CBC Sport, İTV

Bu gecə, 00:00. “Neftçi” – “Sabah”

15 mart (bazar)

“Kəpəz” – “İmişli” – təxirə salınıb
Səbəb: meydançanın vəziyyəti

17:00. “Sumqayıt” – “Zirə”
Mehdi Hüseynzadə stadionu
Yayımlanmayacaq`);
});

const played = [
  match('Qəbələ', 'Qarabağ', at('15:00'), {
    venue: 'Qəbələ şəhər stadionu',
    officials: officials.slice(0, 2),
    outcome: finished(
      2,
      3,
      event('home', 'Rəşad Vəliyev', 11),
      event('away', 'Musa Həsənli', 29),
      event('home', 'Rəşad Vəliyev', 45, { added: 2, type: 'penaltyGoal' }),
      event('away', 'Orxan Quliyev', 51, { type: 'missedPenalty' }),
      event('home', 'Emin Paşayev', 70, { type: 'secondYellow' }),
      event('away', 'Musa Həsənli', 75, { type: 'penaltyGoal' }),
      event('away', 'Emil Bağırov', 90, { added: 2, type: 'ownGoal' }),
      event('away', 'Nihad Əhmədli', 90, { added: 4, type: 'yellow' }),
    ),
  }),
  match('Şamaxı', 'Araz-Naxçıvan', at('17:15'), {
    outcome: finished(0, 1, event('away', 'Kənan Muradov', 88)),
  }),
  match('Karvan-Yevlax', 'Neftçi', at('19:30'), { outcome: finished(0, 0) }),
];

test('a round after its matches', () => {
  expect(formatRoundResults(round(...played)).text).toBe(`Azərbaycan Premyer Liqası, XXVIII tur

14 mart (şənbə)

15:00. “Qəbələ” – “Qarabağ” – 2:3
Qollar: Rəşad Vəliyev, 11, 45+2 (pen.) – Musa Həsənli, 29, 75 (pen.), Emil Bağırov, 90+2 (avtoqol)
Qırmızı vərəqə: Emin Paşayev, 70 – ikinci sarı vərəqə (“Qəbələ”)
Reallaşdırılmayan penalti: Orxan Quliyev, 51 (“Qarabağ”)
Hakimlər: Rauf Salmanov, Akif Nuriyev
Qəbələ şəhər stadionu

17:15. “Şamaxı” – “Araz-Naxçıvan” – 0:1
Qol: Kənan Muradov, 88

19:30. “Karvan-Yevlax” – “Neftçi” – 0:0`);
});

test('a mixed round lists its other matches briefly', () => {
  const [first, second] = played as [MatchFacts, MatchFacts];
  const later = match('Sabah', 'Zirə', at('18:00', 16), { venue: 'Bank Respublika Arena' });
  const mixed = round(later, second, first);
  expect(formatRoundFixtures(mixed).text.split('\n\n').slice(1)).toEqual([
    '16 mart (bazar ertəsi)',
    '18:00. “Sabah” – “Zirə”\n“Bank Respublika Arena”',
    'Turun əvvəlki oyunları',
    '14 mart (şənbə)',
    '15:00. “Qəbələ” – “Qarabağ” – 2:3',
    '17:15. “Şamaxı” – “Araz-Naxçıvan” – 0:1',
  ]);
  expect(formatRoundResults(mixed).text.split('\n\n').slice(-3)).toEqual([
    'Turun qalan oyunları',
    '16 mart (bazar ertəsi)',
    '18:00. “Sabah” – “Zirə”',
  ]);
});

test.each<[Partial<Extract<TextOutcome, { events: unknown }>>, string]>([
  [{ status: 'live' }, '1:1 (oyun davam edir)'],
  [{ status: 'abandoned' }, '1:1 (yarımçıq dayandırılıb)'],
  [{ status: 'suspended' }, '1:1 (dayandırılıb)'],
  [{ status: 'awarded', score: { home: 3, away: 0 } }, '3:0 (texniki məğlubiyyət)'],
  [{ status: 'finished', shootOut: { home: 4, away: 3 } }, '1:1 (pen. 4:3)'],
])('%j: %s', (outcome, expected) => {
  const facts = { ...finished(1, 1), ...outcome } as TextOutcome;
  const cup = { ...round(match('Sabah', 'Zirə', at('20:00'), { outcome: facts })), round: 'semi' };
  expect(formatRoundResults(cup).text).toContain(`20:00. “Sabah” – “Zirə” – ${expected}`);
  expect(formatRoundResults(cup).text).toContain('Azərbaycan Premyer Liqası, Yarımfinal\n');
});

test('a night match of another day is not tonight', () => {
  const night = round(match('Sabah', 'Zirə', at('02:30', 20)));
  expect(formatRoundFixtures(night).text).toContain('19 mart (cümə axşamı)\n\nGecə, 02:30. “Sabah” – “Zirə”');
});

test('the HTML has the same lines and escapes names', () => {
  const { html } = formatRoundFixtures(round(match('A<b>', 'PSJ', at('19:30'), { venue: 'R&B Arena' })));
  expect(html).toBe(
    '<h2>Azərbaycan Premyer Liqası, XXVIII tur</h2><h3>14 mart (şənbə)</h3>' +
      '<p><strong>19:30. “A&#60;b&#62;” – PSJ</strong><br>“R&#38;B Arena”</p>',
  );
});

/** The officials in the order in which newspapers list them: four on the pitch, VAR, AVAR, inspector, delegate. */
function crew(...names: string[]): MatchFacts['officials'] {
  return officials.slice(0, names.length).map(({ role }, index) => ({ role, name: names[index] ?? '' }));
}

test('two real matches of round 21 of 2022/23, before kick-off', () => {
  const kickOff = (time: string, day = 5) => Date.parse(`2023-02-0${day}T${time}:00+04:00`);
  const real: RoundFacts = {
    competition: 'Azərbaycan Premyer Liqası',
    round: '21',
    now: kickOff('10:00'),
    matches: [
      match('Neftçi', 'Sumqayıt', kickOff('18:30'), {
        venue: 'Bakcell Arena',
        officials: crew(
          'Elçin Məsiyev',
          'Rəhman İmami',
          'Vüsal Məmmədov',
          'Səbuhi Bayramov',
          'Əliyar Ağayev',
          'Rəvan Həmzəzadə',
          'Feyzulla Feyzullayev',
          'Əsgər Əmirəliyev',
        ),
      }),
      match('Zirə', 'Qəbələ', kickOff('16:00'), {
        venue: 'Zirə İdman Kompleksinin stadionu',
        officials: crew(
          'Kamal Umudlu',
          'Namiq Hüseynov',
          'Teymur Teymurov',
          'Kamranbəy Rəhimov',
          'Tural Qurbanov',
          'Müslüm Əliyev',
          'Zöhrab Qədiyev',
          'Yavər Rəhimov',
        ),
      }),
    ],
  };
  expect(formatRoundFixtures(real).text).toBe(`Azərbaycan Premyer Liqası, XXI tur

5 fevral (bazar)

16:00. “Zirə” – “Qəbələ”
Hakimlər: Kamal Umudlu, Namiq Hüseynov, Teymur Teymurov, Kamranbəy Rəhimov
VAR: Tural Qurbanov
AVAR: Müslüm Əliyev
Hakim-inspektor: Zöhrab Qədiyev
AFFA nümayəndəsi: Yavər Rəhimov
Zirə İdman Kompleksinin stadionu

18:30. “Neftçi” – “Sumqayıt”
Hakimlər: Elçin Məsiyev, Rəhman İmami, Vüsal Məmmədov, Səbuhi Bayramov
VAR: Əliyar Ağayev
AVAR: Rəvan Həmzəzadə
Hakim-inspektor: Feyzulla Feyzullayev
AFFA nümayəndəsi: Əsgər Əmirəliyev
“Bakcell Arena”`);
});

test('three real results of round 12 of 2020/21', () => {
  const kickOff = (time: string) => Date.parse(`2020-12-20T${time}:00+04:00`);
  const real: RoundFacts = {
    competition: 'Azərbaycan Premyer Liqası',
    round: '12',
    now: kickOff('19:21'),
    matches: [
      match('Qəbələ', 'Qarabağ', kickOff('15:00'), {
        venue: 'Qəbələ şəhər stadionu',
        officials: crew('Rauf Cabarov', 'Namiq Hüseynov', 'Müslüm Əliyev', 'İnqilab Məmmədov'),
        outcome: finished(
          1,
          1,
          event('away', 'Uroş Matiç', 15, { type: 'missedPenalty' }),
          event('away', 'Filip Ozobiç', 51),
          event('home', 'Rövlan Muradov', 70, { type: 'secondYellow' }),
          event('home', 'Rafael Utriq', 83),
        ),
      }),
      match('Keşlə', 'Səbail', kickOff('16:00'), {
        venue: 'ASK Arena',
        officials: crew('Rəvan Həmzəzadə', 'Cəmil Quliyev', 'Vüqar Bayramov', 'Rəhim Həsənov'),
        outcome: finished(0, 2, event('away', 'Urfan Abbasov', 11), event('away', 'Əfran İsmayılov', 17)),
      }),
      match('Sabah', 'Neftçi', kickOff('17:15'), {
        venue: 'Bank Respublika Arena',
        officials: crew('Əliyar Ağayev', 'Akif Əmirəli', 'Elşad Abdullayev', 'Elçin Məsiyev'),
        outcome: finished(
          0,
          2,
          event('away', 'Namiq Ələsgərov', 49, { type: 'penaltyGoal' }),
          event('away', 'Namiq Ələsgərov', 65),
        ),
      }),
    ],
  };
  expect(formatRoundResults(real).text).toBe(`Azərbaycan Premyer Liqası, XII tur

20 dekabr (bazar)

15:00. “Qəbələ” – “Qarabağ” – 1:1
Qollar: Rafael Utriq, 83 – Filip Ozobiç, 51
Qırmızı vərəqə: Rövlan Muradov, 70 – ikinci sarı vərəqə (“Qəbələ”)
Reallaşdırılmayan penalti: Uroş Matiç, 15 (“Qarabağ”)
Hakimlər: Rauf Cabarov, Namiq Hüseynov, Müslüm Əliyev, İnqilab Məmmədov
Qəbələ şəhər stadionu

16:00. “Keşlə” – “Səbail” – 0:2
Qollar: Urfan Abbasov, 11, Əfran İsmayılov, 17
Hakimlər: Rəvan Həmzəzadə, Cəmil Quliyev, Vüqar Bayramov, Rəhim Həsənov
“ASK Arena”

17:15. “Sabah” – “Neftçi” – 0:2
Qollar: Namiq Ələsgərov, 49 (pen.), 65
Hakimlər: Əliyar Ağayev, Akif Əmirəli, Elşad Abdullayev, Elçin Məsiyev
“Bank Respublika Arena”`);
});
