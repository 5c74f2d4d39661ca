import { expect, test } from 'vitest';
import { tokenise } from '#az/characters/tokens.ts';
import { listTypographyMarks } from '#az/spelling/list-typography-marks.ts';
import { applyMarks } from '#az/spelling/spelling-mark.ts';
import type { NameGroup } from '#features/search/rules/names/group-names.ts';
import { correctText } from './correct-text.fixture.ts';
import { listSpellingMarks, type SiteSpellings } from './list-spelling-marks.ts';
import { NameDictionary } from './name-dictionary.ts';

const team = (name: string, ...others: string[]): NameGroup => ({
  kind: 'team',
  id: null,
  name,
  names: [name, ...others],
});
const player = (name: string, id: string | null = '1'): NameGroup => ({
  kind: 'player',
  id,
  name,
  names: [name],
});
const names = new NameDictionary([
  team('Qarabağ', 'Qarabag', 'Karabakh', 'Köhlən atlar'),
  team('Neftçi', 'Neftchi'),
  team('Zirə'),
  team('Sumqayıt', 'Sumgayit'),
  team('Turan Tovuz'),
  team('Araz-Naxçıvan'),
  team('Sabah'),
  team('Səbail'),
  team('Mançester Yunayted', 'Manchester United'),
  team('Barselona'),
  team('Bremen'),
  team('İrlandiya'),
  team('Atletiko'),
  team('Fənərbaxça', 'Fenerbahçe'),
  team('İnter'),
  team('Beşiktaş'),
  {
    kind: 'competition',
    id: null,
    name: 'Azərbaycan Premyer Liqası',
    names: ['Azərbaycan Premyer Liqası', 'APL'],
  },
  { kind: 'competition', id: null, name: 'Çempionlar Liqası', names: ['Çempionlar Liqası', 'UCL'] },
  player('Kərəm Əliyev'),
  player('Leandro Andrade'),
  player('Mahir Emreli'),
  player('Ramil Şeydayev'),
  player('Elvin Quliyev'),
  player('Bəhlul Mustafazadə'),
  player('Erlinq Holand', null),
]);

/** Words of headlines: how often each spelling occurs. */
const spellings: SiteSpellings = toSpellings({
  gəldi: 40,
  geldi: 2,
  məğlub: 60,
  etdi: 80,
  gülər: 30,
  Gəldi: 3,
  neçə: 30,
  necə: 40,
  Məşqçi: 25,
  oyunçu: 20,
  öldü: 12,
  oldu: 90,
  Vəliyev: 20,
  Veliyev: 9,
  qələbə: 9,
});

function toSpellings(counts: Record<string, number>): SiteSpellings {
  const found = new Map<string, { spelling: string; count: number }[]>();
  for (const [spelling, count] of Object.entries(counts).sort(([, a], [, b]) => b - a)) {
    const word = tokenise(spelling)[0]?.word ?? '';
    found.set(word, [...(found.get(word) ?? []), { spelling, count }]);
  }
  return found;
}

const marksOf = (text: string) => listSpellingMarks(text, { names, spellings });
const corrected = (text: string) => applyMarks(text, marksOf(text));

test.each([
  // Letters are missing in a name, also before an ending.
  ['Qarabag Neftciye uduzdu', 'Qarabağ Neftçiyə uduzdu'],
  ['Qarabagin və Zirenin oyunu', 'Qarabağın və Zirənin oyunu'],
  ['“Qarabag”ın və “Zire”nin oyunu', '“Qarabağ”ın və “Zirə”nin oyunu'],
  ['Qarabağin hücumu', 'Qarabağın hücumu'],
  ['Sumqayitdan sonra', 'Sumqayıtdan sonra'],
  ['Araz-Naxcivanla oyun', 'Araz-Naxçıvanla oyun'],
  ['Azerbaycan Premyer Liqasinda', 'Azərbaycan Premyer Liqasında'],
  ['Qarabaglilar sevinir', 'Qarabağlılar sevinir'],
  // One edit inside a long name.
  ['Qraabağ uddu', 'Qarabağ uddu'],
  ['Sumqayytdan xəbər', 'Sumqayıtdan xəbər'],
  ['Barselonnanın qolu', 'Barselonanın qolu'],
  ['“Nefçi” uddu', '“Neftçi” uddu'],
  // Players by their full name only.
  ['Kerem Eliyev vurdu', 'Kərəm Əliyev vurdu'],
  ['Leandro Andarde vurdu', 'Leandro Andrade vurdu'],
  ['Ramil Seydayevin qolu', 'Ramil Şeydayevin qolu'],
  // Words of the site.
  ['O geldi, meglub etdi', 'O gəldi, məğlub etdi'],
  ['Mesqci danışdı', 'Məşqçi danışdı'],
  // Common words.
  ['Bunun ucun sozu yox, qelebesi var', 'Bunun üçün sözü yox, qələbəsi var'],
  [
    'Oyuncular meydanda deyildi. Cunki azarkesler gozleyirdi',
    'Oyunçular meydanda deyildi. Çünki azarkeşlər gözləyirdi',
  ],
  // Endings after numbers, abbreviations and quoted names.
  ['3-ci turda, 10-ci dəqiqədə, saat 18:44-da', '3-cü turda, 10-cu dəqiqədə, saat 18:44-də'],
  ['UEFA-nin və “Neftçi”nın qərarı, “Zirə”ya', 'UEFA-nın və “Neftçi”nin qərarı, “Zirə”yə'],
])('%s → %s', (text, expected) => {
  expect(corrected(text)).toBe(expected);
});

test.each([
  'Kerem Aktürkoğlu və Kerem', // A name of another person.
  'Elvin Quluyev, Ramin Şeydayev', // Not the players that the site knows.
  'Erlinq Holland', // A player who is not at the match desk.
  'Karabakh, Manchester United, Fenerbahçe', // Other spellings by hand.
  'Bremer, İslandiya, Atletika, Milan, Valensiya',
  'Arda Güler', // A surname. Headlines have gülər, the verb, in lower case.
  'Veliyev', // The site writes both.
  'nece', // Two words with the same fold.
  'oldu və öldü',
  'Kerem vurdu. Deniz Undav uddu.', // Names.
  'oyunda qalib olan komanda onun kimi idi', // Right without any mark.
  'QARABAG, NEFTCI', // Capitals.
  'www.qarabag.az, info@neftci.az, qarabag.com/geldi, #Qarabag',
  "O'Geldi, geldi's",
  'qarabag', // A name has a capital.
])('%s has no marks', (text) => {
  expect(marksOf(text)).toEqual([]);
});

test('a name that the site itself spells so is left alone', () => {
  const used = toSpellings({ Qraabağ: 1, Zire: 8, Zirə: 20 });
  expect(listSpellingMarks('Qraabağ və Zire', { names, spellings: used })).toEqual([]);
});

test('a page of correct text with foreign names has no marks', () => {
  expect(correctText.flatMap(marksOf)).toEqual([]);
  expect(listTypographyMarks(correctText).flat()).toEqual([]);
  // Nor when headlines have all its words.
  const words = correctText.flatMap((text) => tokenise(text).map(({ start, end }) => text.slice(start, end)));
  const used = toSpellings(Object.fromEntries(words.map((word) => [word, 50])));
  expect(correctText.flatMap((text) => listSpellingMarks(text, { names, spellings: used }))).toEqual([]);
});
