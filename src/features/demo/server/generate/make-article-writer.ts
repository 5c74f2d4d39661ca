import { lowerAz, upperAz } from '#az/characters/characters.ts';
import { slugify } from '#az/characters/slug.ts';
import { makeRandom } from './make-random.ts';
import { makeSurnames, makeVocabulary } from './make-vocabulary.ts';

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
]; // prettier-ignore
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
      const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? '';
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
