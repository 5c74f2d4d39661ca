import { lowerAz, upperAz } from '#az/characters/characters.ts';
import { slugify } from '#az/characters/slug.ts';
import { makeRandom } from './make-random.ts';

export interface GeneratedArticle {
  number: number;
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  /** Index among the categories. */
  category: number;
  author: string;
  tags: string[];
  featured: boolean;
  views: number;
  readers: number;
}

const clubs = [
  'Qarabağ',
  'Neftçi',
  'Zirə',
  'Sabah',
  'Turan Tovuz',
  'Araz-Naxçıvan',
  'Sumqayıt',
  'Kəpəz',
  'Şamaxı',
  'Səbail',
  'Qəbələ',
  'İmişli',
  'Karvan',
  'Mingəçevir',
  'Cəbrayıl',
  'Zaqatala',
  'Şəfa',
  'Bakılı',
  'Daşqın',
  'Baku Sporting',
];
const authors = [
  'Rəşad Quliyev',
  'Aysel Məmmədli',
  'Elvin Həsənov',
  'Nigar Əliyeva',
  'Tural İsmayılov',
  'Günel Şirinova',
];
const beginnings = [
  'Oyundan əvvəl',
  'Turun icmalı',
  'Təlim-məşq toplanışı',
  'Yay hazırlığı',
  'Heyət xəbərləri',
  'Mövsümə baxış',
];
const endings = [
  'məşqçi heyəti hazırlıqdan danışdı',
  'komanda yeni mövsümə necə hazırlaşır',
  'görüşün proqramı açıqlandı',
  'azarkeşlər üçün biletlər satışda',
  'gənclər əsas heyətlə məşq etdi',
  'oyun cədvəlində dəyişiklik',
];
const firstNames = ['Elvin', 'Rəşad', 'Tural', 'Murad', 'Ramil', 'Emin', 'Nicat', 'Orxan', 'Kamran', 'Samir'];
const PLAYERS = 300;

/**
 * Generates articles for measurements, with about 250 words of a large vocabulary. Article `number` is always the same for the same seed.
 */
export function makeArticleWriter(seed: number) {
  const vocabulary = makeVocabulary();
  const players = makeSurnames()
    .slice(0, PLAYERS)
    .map((surname, at) => `${firstNames[at % firstNames.length]} ${surname}`);
  return {
    tagNames: [...clubs, ...players],
    write(number: number, categories: number): GeneratedArticle {
      const random = makeRandom(seed * 1_000_003 + number);
      const pick = <Item>(from: readonly Item[]): Item => from[Math.floor(random() * from.length)] as Item;
      // The word at place n has a probability in proportion to 1 / n, as in real texts.
      const word = () =>
        random() < RARE_SHARE
          ? makeRareWord(random())
          : (vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? '');
      const words = (count: number) => Array.from({ length: count }, word).join(' ');
      const [home, away, player] = [pick(clubs), pick(clubs), pick(players)];
      const sentence = () => {
        const text = words(7 + Math.floor(random() * 7));
        return `${upperAz(text.charAt(0))}${text.slice(1)}.`;
      };
      const title = `“${home}”: ${lowerAz(pick(beginnings))}, ${random() < 0.5 ? pick(endings) : words(4)}`;
      const paragraph = () => `<p>${Array.from({ length: 4 }, sentence).join(' ')}</p>`;
      // Squared, so that the first categories get most articles, as on a real site.
      const category = Math.floor(random() ** 2 * categories);
      const readers = Math.floor(random() ** 4 * 20_000);
      return {
        number,
        id: `g${seed.toString(36).padStart(7, '0')}${number.toString(36).padStart(12, '0')}`,
        slug: `${slugify(title)}-${seed.toString(36)}-${number}`,
        title,
        excerpt: `${player} və “${away}”: ${sentence()} ${sentence()}`,
        content: Array.from({ length: 6 }, paragraph).join('\n'),
        category,
        author: pick(authors),
        tags: [...new Set([home, away, player])],
        featured: random() < 0.02,
        views: Math.round(readers * (1 + random())),
        readers,
      };
    },
  };
}

/** The share of the words that are not in the vocabulary. */
const RARE_SHARE = 0.03;
const RARE_FROM = 30_000;
const CONSONANTS = 'bcçdfgğhjklmnpqrsştvxyz';
const VOWELS = 'aıoueəiöü';
const RARE_ENDINGS = ['', 'a', 'da', 'dan', 'lar', 'ların', 'ı', 'ın', 'lara', 'lardan'];

/**
 * A word that few articles have. In real texts new words never end: the number of different ones grows with the square root of the
 * length. `chance` is from 0 up to 1; small ones give the more frequent words.
 */
function makeRareWord(chance: number): string {
  const place = Math.floor(RARE_FROM / (1 - chance)) - RARE_FROM;
  const ending = RARE_ENDINGS[place % RARE_ENDINGS.length] ?? '';
  let rest = Math.floor(place / RARE_ENDINGS.length);
  let root = '';
  for (let syllable = 0; syllable < 2 || rest > 0; syllable++) {
    root += CONSONANTS.charAt(rest % CONSONANTS.length);
    rest = Math.floor(rest / CONSONANTS.length);
    root += VOWELS.charAt(rest % VOWELS.length);
    rest = Math.floor(rest / VOWELS.length);
  }
  return `${root}raz${ending}`;
}

const FUNCTION_WORDS =
  'və bu ilə üçün bir da də ki daha olan o isə kimi sonra həm ən çox görə amma qədər hər yalnız yenə artıq əvvəl';
/** The most frequent first. */
const NOUNS =
  'komanda oyun qol klub turnir məşqçi futbolçu xal dəqiqə hesab qələbə stadion heyət mövsüm azarkeş hakim liqa yarış rəqib ' +
  'millət top qapı qapıçı müdafiəçi hücumçu transfer müqavilə rəhbərlik federasiya kubok tur cədvəl məğlubiyyət penalti vərəqə ' +
  'zərbə ötürmə cərimə zədə həkim bərpa məşq toplanış düşərgə görüş qrup final mərhələ püşk bilet axşam gün həftə ay il ' +
  'ölkə şəhər bölgə akademiya gənc veteran kapitan rekord nəticə tarix statistika təhlil açıqlama müsahibə jurnalist mətbuat ' +
  'kanal yayım ekran saat vaxt fasilə hissə uzatma əlavə bonus maaş avro manat milyon sponsor forma nömrə rəng bayraq himn ' +
  'otel təyyarə səfər yol avtobus hava yağış qar işıq meydan ot çəmən tribuna yer giriş çıxış polis təhlükəsizlik qayda komissiya ' +
  'apellyasiya qərar cəza səhv sual cavab fikir söz plan layihə proqram büdcə gəlir xərc bazar qiymət təklif danışıq agent icarə ' +
  'prezident direktor menecer köməkçi analitik fizioterapevt valideyn uşaq məktəb müəllim tələbə universitet kitab film mahnı ' +
  'dost ailə ev bağ dəniz dağ çay meşə körpü küçə park muzey teatr konsert bayram hədiyyə mükafat medal kürsü çempion liderlik';
const VERBS =
  'oyna vur ötür qazan uduz bildir de gör gəl get qal çıx gir başla bitir apar gətir seç təyinet danış yaz oxu bax göstər ' +
  'hazırla məşqet qoru dayan qaç burax tut sax ver al sat imzala uzat dəyiş artır azal gözlə istə bacar çalış kömək et qayıt keçir';
const SURNAME_BEGINNINGS =
  'Məm Hüs Əli Qul İsma Rza Abb Qas Kər Sül Orx Nəc Fər Tağ Vəl Cəf Həs İbr Mus Nur Rəş Səm Zey Bay Əsg';
const SURNAME_MIDDLES = 'məd eyn yar u yıl ba as ım ey xan əf man ir ad imə şah bat unc ərd elç oğl umr';
const SURNAME_ENDINGS = 'ov lı zadə bəyli yev';

/** The endings of a noun from the most frequent to the rarest. `A` and `I` follow the vowel harmony. */
const NOUN_ENDINGS =
  'I In A dA dAn lAr lArI lArIn sI lArA lArdA lArdAn InIn InI InA IndA IndAn ImIz ImIzIn lIq lIğI lI sIz lArImIz lArImIzIn dIr lArdIr dAkI lArInI lArInA lArIndA lArIndAn lA lArlA';
const VERB_ENDINGS =
  'dI Ib mAq An Ir AcAq mIşdI dIlAr mAdI IblAr mAsI AcAqlAr IrlAr mAyAcAq mAlIdIr dIğI dIğInI AnlAr mAsInI mAsInA sA mIr dIqdA ArAq mAyIb IrdI AcAğI AcAğInI mAyAn';
const NAME_ENDINGS = 'In A I dAn lA dA dIr';

/** The vowels that may follow a vowel in an ending: wide and narrow. */
const HARMONY: Readonly<Record<string, readonly [wide: string, narrow: string]>> = {
  a: ['a', 'ı'],
  ı: ['a', 'ı'],
  o: ['a', 'u'],
  u: ['a', 'u'],
  e: ['ə', 'i'],
  ə: ['ə', 'i'],
  i: ['ə', 'i'],
  ö: ['ə', 'ü'],
  ü: ['ə', 'ü'],
};

/**
 * About 30,000 inflected words of football news, the most frequent first. In real texts the word at place n occurs in
 * proportion to 1 / n.
 */
export function makeVocabulary(): string[] {
  const forms = [
    ...inflectAll(NOUNS.split(' '), NOUN_ENDINGS, 1),
    ...inflectAll(VERBS.split(' '), VERB_ENDINGS, 20),
    ...inflectAll(makeSurnames(), NAME_ENDINGS, 100),
  ];
  forms.sort((a, b) => a.rareness - b.rareness);
  return [...new Set([...FUNCTION_WORDS.split(' '), ...forms.map(({ word }) => word)])];
}

function makeSurnames(): string[] {
  return SURNAME_ENDINGS.split(' ').flatMap((ending) =>
    SURNAME_MIDDLES.split(' ').flatMap((middle) =>
      SURNAME_BEGINNINGS.split(' ').map((beginning) => `${beginning}${middle}${ending}`),
    ),
  );
}

/** Every root with every ending. Early roots and early endings are frequent. */
function inflectAll(roots: readonly string[], endings: string, firstRareness: number) {
  return roots.flatMap((root, rootRank) =>
    ['', ...endings.split(' ')].map((ending, endingRank) => ({
      word: inflect(root, ending),
      rareness: (rootRank + firstRareness) * (endingRank + 1),
    })),
  );
}

/** Adds an ending by vowel harmony. Between two vowels comes `n` or `y`. */
function inflect(root: string, ending: string): string {
  const isVowel = (letter = '') => letter.toLowerCase() in HARMONY;
  const buffer = isVowel(root.at(-1)) && isVowel(ending[0]) ? (/^I(?:n|$)/.test(ending) ? 'n' : 'y') : '';
  let word = root + buffer;
  let vowel = Array.from(root).findLast(isVowel) ?? 'i';
  for (const letter of ending) {
    const [wide, narrow] = HARMONY[vowel] ?? ['ə', 'i'];
    const next = letter === 'A' ? wide : letter === 'I' ? narrow : letter;
    if (isVowel(next)) vowel = next;
    word += next;
  }
  return word;
}
