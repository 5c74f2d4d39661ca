import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GrammarCase, inCase } from './characters/endings.ts';
import { sortKey } from './characters/sort-key.ts';
import { tokenise } from './characters/tokens.ts';
import { isDictionaryWord, listStemKeys, stemWord } from './stem.ts';
import { NAME_ROOTS } from './stemming/known-roots.ts';
import { NOUN_ROOTS } from './stemming/noun-roots.ts';
import { VERB_ROOTS } from './stemming/verb-roots.ts';

const stemOf = (written: string) => stemWord(tokenise(written)[0]?.word ?? '');

test.each([
  ['cases', 'vərəqə', 'vərəqənin vərəqəyə vərəqəni vərəqədə vərəqədən vərəqəylə'],
  ['cases after a consonant', 'səfir', 'səfirin səfirə səfiri səfirdə səfirdən səfirlə'],
  ['cases of a short noun', 'ev', 'evin evə evi evdə evdən evlə'],
  ['plural', 'qapıçı', 'qapıçılar qapıçıların qapıçılara qapıçılardan qapıçılarla'],
  ['possessives', 'futbolçu', 'futbolçum futbolçun futbolçusu futbolçumuz futbolçunuz futbolçuları'],
  ['n after the third person', 'oyun', 'oyunu oyununun oyununa oyununu oyununda oyunundan oyunlarında'],
  ['-dakı', 'paytaxt', 'paytaxtdakı paytaxtındakı paytaxtdakılar paytaxtdakıların'],
  ['-adək and -ınca', 'sərhəd', 'sərhədədək sərhədincə sərhədlərincə'],
  ['copula', 'məşqçi', 'məşqçidir məşqçidirlər məşqçiydi məşqçiymiş'],
  ['k before a vowel', 'mütəxəssislik', 'mütəxəssisliyi mütəxəssisliyin mütəxəssisliyə'],
  ['q before a vowel', 'yarımçıq', 'yarımçığı yarımçığın yarımçıqlar'],
  ['a lost vowel', 'fikir', 'fikri fikrin fikrini fikirlər fikirlərimiz'],
  ['a lost vowel', 'oğul', 'oğlu oğlunun oğula oğullar'],
  ['a lost vowel', 'burun', 'burnu burnunda burunlar'],
  ['the past', 'baxmaq', 'baxdı baxdım baxdıq baxdınız baxdılar baxmadı baxmadılar'],
  ['the present', 'oynamaq', 'oynayır oynayıram oynayırlar oynayırdı oynamır oynamırlar'],
  ['the aorist', 'bilmək', 'bilər bilərəm bilərlər bilməz bilməzlər'],
  ['the future', 'qazanmaq', 'qazanacaq qazanacağam qazanacaqlar qazanmayacaq qazanacaqdır'],
  ['the evidential', 'satmaq', 'satmış satmışdır satmışdı satıb satıblar satmayıb'],
  ['moods', 'vermək', 'verməli verməlidir versə versələr versin versinlər'],
  ['participles', 'keçirmək', 'keçirən keçirənlər keçirdiyi keçirdiyini keçirəcəyini keçirməyən'],
  ['converbs', 'açıqlamaq', 'açıqlayaraq açıqlayanda açıqladıqda açıqladıqdan açıqlamadan'],
  ['the verbal noun', 'göstərmək', 'göstərmə göstərməsi göstərməyə göstərməsində göstərməmək'],
  ['the infinitive', 'almaq', 'almağa almağı almaqla alır aldı alan alacaq almadı'],
  ['t and d', 'etmək', 'edir etdi edən edəcək etməyib ediblər'],
  ['t and d', 'getmək', 'gedir getdi gedən gedəcək getmədi'],
  ['t and d', 'yaratmaq', 'yaradır yaratdı yaradan yaradacaq yaratmır'],
  ['voices of unknown verbs', 'pərçimlənmək', 'pərçimlənir pərçimləndi pərçimlənən pərçimlənməsi'],
])('forms with %s have the key of %s', (_, lemma, forms) => {
  const words = forms.split(' ');
  expect(words.map((form) => `${form}: ${stemOf(form)}`)).toEqual(
    words.map((form) => `${form}: ${stemOf(lemma)}`),
  );
});

test.each([
  ['voices are words of their own', 'yazmaq yazılmaq yazdırmaq'],
  [
    'derived words are words of their own',
    'futbol futbolçu',
    'məşq məşqçi',
    'güc güclü gücsüz',
    'bərabər bərabərlik',
  ],
  ['roots that end like a suffix', 'ad ada adam', 'ay aydın', 'oy oyun', 'at ata', 'pul polis'],
])('%s', (_, ...groups) => {
  for (const group of groups) {
    const words = group.split(' ');
    expect(new Set(words.map(stemOf)).size, group).toBe(words.length);
  }
});

const NAMES =
  `Qarabağ Neftçi Zirə Sabah Kəpəz Araz Şamaxı Sumqayıt Qəbələ Turan Tovuz İmişli Karvan Səbail Şəfəq Xəzər Naxçıvan Bakı
  Gəncə Şuşa Xankəndi Real Barselona Arsenal Liverpul Çelsi Mançester Yunayted Tottenhem Everton Vulverhempton Milan İnter Yuventus
  Napoli Roma Bavariya Bayern Dortmund Leverkuzen Leypsiq Lion Marsel Monako Ayaks Benfika Porto Sportinq Atletiko Sevilya
  Valensiya Betis Qalatasaray Fənərbaxça Beşiktaş Trabzonspor Şaxtyor Dinamo Zenit Spartak Azərbaycan Türkiyə Gürcüstan Almaniya
  İspaniya İtaliya İngiltərə Niderland Portuqaliya Argentina Braziliya Şotlandiya Finlandiya Messi Ronaldo Neymar Mbappe Salah
  Haaland Qurbanov Emreli Mahir Ramil Murad Tural`
    .trim()
    .split(/\s+/);
const CASES: GrammarCase[] = ['genitive', 'dative', 'accusative', 'locative', 'ablative'];

test.each(NAMES)('%s keeps its key in all cases', (name) => {
  const keys = CASES.map((grammarCase) => `${grammarCase}: ${stemOf(inCase(name, grammarCase))}`);
  expect(keys).toEqual(CASES.map((grammarCase) => `${grammarCase}: ${stemOf(name)}`));
});

test('names have keys of their own', () => {
  const keys = Map.groupBy(NAMES, stemOf);
  expect([...keys.values()].filter((names) => names.length > 1)).toEqual([]);
});

test('the list of names is folded and sorted', () => {
  const list = [...NAME_ROOTS];
  expect(list).toEqual([...list].sort());
  expect(list.filter((root) => !/^[a-z]{2,}$/.test(root) || tokenise(root)[0]?.word !== root)).toEqual([]);
});

test.each([
  ['nouns', NOUN_ROOTS],
  ['verbs', VERB_ROOTS],
])(
  'the list of %s is in the order of the alphabet, has each word once and only Azerbaijani letters',
  (_, roots) => {
    expect(roots).toEqual([...new Set(roots)].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)));
    expect(roots.filter((root) => !/^[a-zəıöüşçğ]{2,}$/.test(root))).toEqual([]);
  },
);

const keyOf = (written: string) => stemWord(tokenise(written)[0]?.word ?? '', written);

test.each([
  ['qapı', 'qapısı qapısını qapısında'],
  ['yazı', 'yazısı yazısının'],
  ['ölçü', 'ölçüsü ölçüsünü'],
  ['qorxu', 'qorxusu qorxusundan'],
  ['köynək', 'köynəyə köynəyi köynəklər'],
  ['dirsək', 'dirsəyə dirsəyini'],
  ['açıqlama', 'açıqlamaq açıqlamalar açıqlamaya açıqlaması açıqladı'],
  ['sıralama', 'sıralamaq sıralamada sıralamaya sıralaması'],
])('%s keeps its key, also when it is typed without marks', (lemma, forms) => {
  for (const word of forms.split(' ')) {
    expect([word, keyOf(word)]).toEqual([word, keyOf(lemma)]);
    expect([word, stemOf(word)]).toEqual([word, stemOf(lemma)]);
  }
});

test.each([
  ['qalib qalibə qaliblər', 'qalıb qalıblar qaldı qalmaq'],
  ['əsr əsrin əsrdə', 'əsir əsirlər əsiri'],
  ['üz üzü üzünə üzün', 'uzun uzuna uzunlar'],
  ['şəhər şəhərin şəhərlərdə ŞƏHƏRDƏ', 'səhər səhərin səhərlər Səhər'],
  ['ötürmə ötürmələr ötürdü ötürmək', 'oturmaq oturdu oturur'],
  ['ölmək öldü ölüb', 'olmaq oldu olub'],
])('%s and %s are different words', (one, other) => {
  const [keys, others] = [one, other].map((words) => new Set(words.split(' ').map(keyOf)));
  expect(keys?.size).toBe(1);
  expect(others?.size).toBe(1);
  expect([...(keys ?? [])]).not.toEqual([...(others ?? [])]);
});

test('a word that is typed without marks has the keys of all words that it can be', () => {
  expect(listStemKeys('seher', 'seher', false)).toEqual(['seher', 'səhər', 'şəhər']);
  expect(listStemKeys('seheri', 'şəhəri', false)).toEqual(['şəhər', 'seher']);
  // Its ending shows the vowels of the root.
  expect(listStemKeys('oturme', 'oturme', false)).toEqual(['otur', 'ötür']);
  expect(listStemKeys('oturmaq', 'oturmaq', false)).toEqual(['otur']);
  // Another word of the query has marks.
  expect(listStemKeys('oldu', 'oldu', false)).toEqual(['ol', 'öl']);
  expect(listStemKeys('oldu', 'oldu', true)).toEqual(['ol']);
});

test.each(['koyneye', 'koynekli', 'futbolsuz', 'oyunculuq', 'qapisini', 'gelecekler'])(
  '%s is a word of the language',
  (word) => {
    expect(isDictionaryWord(word)).toBe(true);
  },
);

test.each(['qraabag', 'qapisinci', 'futbolxyz'])('%s is no word of the language', (word) => {
  expect(isDictionaryWord(word)).toBe(false);
});

const word = fc.string({ unit: fc.constantFrom(...'abcdefgiklmnqrstuyz0'), maxLength: 60 });
const suffixed = fc
  .tuple(
    word,
    fc.array(fc.constantFrom('lar', 'ler', 'i', 'in', 'da', 'ma', 'di', 'acaq', 'ib', 'sin'), {
      maxLength: 6,
    }),
  )
  .map(([root, suffixes]) => root + suffixes.join(''));

test('every word has a key that is not longer than the word', () => {
  fc.assert(
    fc.property(fc.oneof(word, suffixed, fc.string()), (folded) => {
      const key = stemWord(folded);
      expect(key).toBe(stemWord(folded));
      expect(key === '').toBe(folded === '');
      expect(key.length).toBeLessThanOrEqual(folded.length);
    }),
    { numRuns: 2000 },
  );
});
