import { lowerAz } from '#az/characters/characters.ts';
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
const sentences = [
  'Komanda günə səhər məşqi ilə başladı və əsas diqqəti topa nəzarətə yönəltdi.',
  'Baş məşqçi heyətin hazırlıq səviyyəsindən razı qaldığını bildirdi.',
  'Azarkeşlər stadiona axşam saat yeddidən etibarən daxil ola biləcəklər.',
  'Görüşün hakimləri bir gün əvvəl təyin olunacaq.',
  'Klubun mətbuat xidməti bu barədə məlumat yayıb.',
  'Son beş oyunda qonaqlar daha çox müdafiəyə üstünlük veriblər.',
  'Həkimlər iki futbolçunun bərpa prosesinin plan üzrə getdiyini deyir.',
  'Növbəti turun proqramı həftənin sonunda açıqlanacaq.',
];

/** Generates articles for measurements. Article `number` is always the same for the same seed. */
export function makeArticleWriter(seed: number) {
  return {
    tagNames: clubs,
    write(number: number, categories: number): GeneratedArticle {
      const random = makeRandom(seed * 1_000_003 + number);
      const pick = <Item>(from: readonly Item[]): Item => from[Math.floor(random() * from.length)] as Item;
      const [home, away] = [pick(clubs), pick(clubs)];
      const title = `“${home}”: ${lowerAz(pick(beginnings))}, ${pick(endings)}`;
      const paragraph = () => `<p>${Array.from({ length: 5 }, () => pick(sentences)).join(' ')}</p>`;
      // Squared, so that the first categories get most articles, as on a real site.
      const category = Math.floor(random() ** 2 * categories);
      const readers = Math.floor(random() ** 4 * 20_000);
      return {
        number,
        id: `g${seed.toString(36).padStart(7, '0')}${number.toString(36).padStart(12, '0')}`,
        slug: `${slugify(title)}-${seed.toString(36)}-${number}`,
        title,
        excerpt: `${pick(sentences)} ${pick(sentences)}`,
        content: Array.from({ length: 6 }, paragraph).join('\n'),
        category,
        author: pick(authors),
        tags: [...new Set([home, away, pick(clubs)])],
        featured: random() < 0.02,
        views: Math.round(readers * (1 + random())),
        readers,
      };
    },
  };
}
