import { expect, test } from 'vitest';
import { features } from '#app/features.ts';
import { problemText } from '#app/text/problems.ts';
import { toastText } from '#app/text/toasts.ts';
import { normaliseCharacters } from '#az/characters/characters.ts';
import { categoryDescriptions, categoryNames } from '#features/categories/text.ts';
import { importText } from '#features/season-import/text.ts';
import type { ScreenDeclaration } from '#platform/features/define-feature.ts';
import { isProblemCode, problemSentence } from '#platform/message-texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/src/**/text.ts',
    '/src/{app,az,platform}/**/text/*.ts',
    '!/src/**/*.test.ts',
    '!/src/platform/text/{clean,escape,is}-*.ts',
    '!/src/az/text/keep-together.ts',
  ],
  { eager: true },
);

/** A sample argument for all text functions: works as a number, a name, or an object of names. */
const sample = new Proxy({}, { get: (_target, key) => (key === Symbol.toPrimitive ? () => '5' : 'ad') });

/** All sentences of a module with their position. Functions are called with the sample. */
function sentences(
  value: unknown,
  place: string,
  word: object = sample,
): [place: string, sentence: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function')
    return sentences(value(word, ...Array.from({ length: value.length - 1 }, () => 'ci')), place);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => sentences(part, `${place}.${key}`, word));
}

/** The words that stand in the declarations of the features, without addresses and codes. */
const declared = features.map(({ name, screens, help, audit }) => {
  const listed: readonly ScreenDeclaration[] = Object.values(screens);
  const words = listed.map(({ menu, tab, command, words }) => ({
    command,
    words,
    tab: tab?.label,
    menu: menu?.label,
    counter: menu?.counter?.label,
  }));
  return [name, { words, help, audit }] as const;
});

const all = [...Object.entries(modules), ...declared].flatMap(([file, module]) => sentences(module, file));

function broken(rule: (sentence: string) => boolean) {
  return all.filter(([, sentence]) => !rule(sentence));
}

/** Brand names, abbreviations and a foreign name of an example that keep their spelling. */
const BRANDS =
  /YouTube|Instagram|Windows|WebP|AVIF|wordpress|from,to,status|TikTok|Facebook|Telegram|Twitter|WordPress|IndexNow|WebSub|webhook(?:\.test)?|CORS|CSV|RSS|URL|UEFA|Luke Shaw|ad@example\.az/g;
const ENGLISH =
  /(?<!\p{L})(the|and|or|not|no|of|to|is|are|was|with|for|from|page|article|error|loading|save|sign|user|password|search|home|news|view|empty|please|service|database|auth|coming|soon|back|sending|invalid|found)(?!\p{L})/iu;

test('the text modules are found', () => {
  expect(all.length).toBeGreaterThan(600);
});

test('every sentence is written in Azerbaijani letters, each of them one code point', () => {
  const alphabet = /^[abcçdeəfgğhxıijkqlmnoöprsştuüvyzABCÇDEƏFGĞHXIİJKQLMNOÖPRSŞTUÜVYZ]*$/;
  const letters = (sentence: string) => sentence.replace(BRANDS, '').replace(/[^\p{L}\p{M}]/gu, '');
  expect(broken((sentence) => normaliseCharacters(sentence) === sentence)).toEqual([]);
  expect(broken((sentence) => alphabet.test(letters(sentence)))).toEqual([]);
});

test('every sentence uses … and “” instead of ... and "", and has no extra spaces or missing values', () => {
  expect(broken((sentence) => sentence !== '' && sentence === sentence.trim())).toEqual([]);
  expect(broken((sentence) => !/\.\.\.|"|\s{2}|undefined|\[object/.test(sentence))).toEqual([]);
});

test('a headline with quotation marks gets other ones around it', () => {
  const headline = new Proxy(
    {},
    { get: (_target, key) => (key === Symbol.toPrimitive ? () => '“Zirə”' : '“Zirə”') },
  );
  const doubled = Object.entries(modules)
    .flatMap(([file, module]) => sentences(module, file, headline))
    .filter(([, sentence]) => /“[^”]*“/.test(sentence));
  expect(doubled).toEqual([]);
});

test('a line and a match of a file have the ordinal ending of their number', () => {
  const { line, match } = importText.line;
  expect([1, 3, 6, 9, 10].map(line)).toEqual(
    ['1-ci', '3-cü', '6-cı', '9-cu', '10-cu'].map((n) => `${n} sətir`),
  );
  expect(match(40)).toBe('40-cı oyun');
});

test('no sentence has English in it', () => {
  expect(broken((sentence) => !ENGLISH.test(sentence.replace(BRANDS, '')))).toEqual([]);
});

test('every category of the navigation (spec §2.3) has a name', () => {
  const slugs =
    `football, basketball, chess, martial-arts, other-sports, store, olympics, azerbaijan-premier-league,
    azerbaijan-cup, transfers, azerbaijan-news, national-team, youth-teams, lower-leagues, futsal, mini-futbol,
    premier-league, premier-league-transfers, la-liga, serie-a, champions-league, europa-league, conference-league,
    european-cups, world-cup, european-championship, nations-league, confederations-cup, copa-america, african-cup,
    asian-cup, concacaf, podcast, interviews, esports, analysis, bundesliga, rumors`.split(/,\s+/);
  expect(slugs).toHaveLength(38);
  expect(Object.keys(categoryNames).sort()).toEqual([...slugs, 'all'].sort());
  expect(new Set(Object.values(categoryNames)).size).toBe(39);
});

test('the ten default categories (spec §3) have a description', () => {
  expect(Object.keys(categoryDescriptions)).toHaveLength(10);
});

test('the sentences that the specification quotes are unchanged', () => {
  const spoken = new Set(all.map(([, sentence]) => sentence));
  const quoted = [
    'Hələ məqalə yoxdur',
    'Başlıq tələb olunur',
    'Qısa məzmun tələb olunur',
    'Qısa məzmun 500 simvoldan çox ola bilməz',
    'Məzmun tələb olunur',
    'Kateqoriya seçilməlidir',
    'Müəllif adı tələb olunur',
    'Zəhmət olmasa bütün tələb olunan sahələri doldurun',
    'Yalnız şəkil fayllarını yükləyə bilərsiniz',
    'Şəkil ölçüsü 5MB-dan böyük ola bilməz',
    'Bütün sahələri doldurun',
    'E-poçt və ya şifrə səhvdir',
    'Uğurla çıxış etdiniz',
    'Çıxış zamanı xəta baş verdi',
    'Şəkil yükləmək üçün admin girişi tələb olunur.',
    'Kateqoriyalar yüklənmədi',
    'Məqalə uğurla nəşr edildi!',
    'Məqalə qaralama olaraq saxlanıldı!',
    'Məqalə yaradılarkən xəta baş verdi',
    'Formalar',
    'Gündəlik Geyim',
    'Aksesuarlar',
    'Promokodlar',
    'Uğurla abunə oldunuz!',
    'Abunə olarkən xəta baş verdi',
    'Məqalə tapılmadı',
    'Uğurla daxil oldunuz',
    'Giriş xətası. Bir az sonra yenidən cəhd edin.',
    'Göndərilir…',
    'X (Twitter)',
    'Bazar ertəsi – cümə: 09:00–18:00',
    'Şənbə: 10:00–15:00',
    'Bazar: bağlıdır',
  ];
  expect(quoted.filter((sentence) => !spoken.has(sentence))).toEqual([]);
});

test('publishing has one verb, the one of the specification (spec §8)', () => {
  expect(broken((sentence) => !/dərc/iu.test(sentence))).toEqual([]);
});

test('problem codes name what is wrong with what', () => {
  for (const code of Object.keys(problemText)) expect(code).toMatch(/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/);
  expect(isProblemCode('title.required')).toBe(true);
  expect(isProblemCode('toString')).toBe(false);
  expect(problemSentence('poll.choose')).toBe('Cavablardan birini seçin');
});

test('a problem code and a toast belong to one subject', () => {
  for (const [ending, joined] of [
    ['ProblemText', problemText],
    ['ToastText', toastText],
  ] as const) {
    const parts = Object.values(modules).flatMap((module) =>
      Object.entries(module).flatMap(([name, part]) => (name.endsWith(ending) ? [part as object] : [])),
    );
    expect(parts.flatMap(Object.keys).sort()).toEqual(Object.keys(joined).sort());
  }
});
