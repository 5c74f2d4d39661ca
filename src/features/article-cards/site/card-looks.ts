import type { PictureCrop } from '#features/media/rules/images/picture-crop.ts';

/** How a card looks: its classes, and what it shows. */
interface Look {
  card: string;
  /** More classes of a card with a picture. */
  withPicture?: string;
  /** The box of the picture. */
  box: string;
  crop: PictureCrop;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** The picture is shown at most 16rem wide. */
  isSmall?: true;
  /** Another crop on a phone: 4:3. There these pictures are small. */
  phone?: { crop: '4x3'; sizes: string; isSmall: true };
  /** The first picture that a reader sees. */
  hasPriority?: true;
  /** The size of the headline; `headlineAlone` without a picture. */
  headline: string;
  headlineAlone: string;
  /** Without it, the card has no excerpt. The beginning of it stands only where a phone is not. */
  excerpt?: 'whole' | 'beginning' | 'without a picture';
}

/**
 * The `sizes` of a picture as wide as a phone. It names a little less, because 390 px at a density of 2 or 3 are just more than
 * a width that is kept: the next one has twice the bytes and looks the same.
 */
export const PHONE_WIDTH = '92vw';

/** The width of the main column beside a rail. */
const COLUMN = '(min-width: 64rem) calc(100vw - 24.5rem), (min-width: 40rem) calc(100vw - 2rem)';

const row = {
  card: 'flex gap-4 border-line border-t pt-4',
  box: 'w-[min(7rem,35%)] shrink-0 sm:w-[min(8rem,35%)]',
  crop: '4x3',
  sizes: '(min-width: 40rem) 8rem, 7rem',
  isSmall: true,
  headline: 'text-xl',
  headlineAlone: 'text-xl',
} as const satisfies Look;

const second = {
  card: 'flex gap-4 max-sm:border-line max-sm:border-t max-sm:pt-4 sm:block',
  box: 'w-[min(7rem,35%)] shrink-0 sm:mb-3 sm:w-full',
  crop: '16x9',
  phone: { crop: '4x3', sizes: '7rem', isSmall: true },
  sizes: '(min-width: 80rem) 17rem, (min-width: 64rem) calc(50vw - 13rem), calc(50vw - 1.75rem)',
  headline: 'text-xl sm:text-2xl',
  headlineAlone: 'text-xl sm:text-2xl',
  excerpt: 'without a picture',
} as const satisfies Look;

const lead = {
  card: '',
  box: 'max-sm:-mx-4 mb-3',
  crop: '16x9',
  sizes: `(min-width: 80rem) 34rem, ${COLUMN}, ${PHONE_WIDTH}`,
  hasPriority: true,
  headline: 'text-[2.125rem] sm:text-[2.5rem]',
  headlineAlone: 'text-4xl sm:text-5xl',
  excerpt: 'whole',
} as const satisfies Look;

const wide = {
  card: '',
  // The text is beside the picture, so that the card fills the width.
  withPicture: 'md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-6',
  box: 'mb-3 md:mb-0',
  crop: '16x9',
  sizes: `(min-width: 80rem) 31rem, (min-width: 48rem) 55vw, ${COLUMN}, calc(100vw - 2rem)`,
  headline: 'text-3xl',
  headlineAlone: 'text-4xl',
  excerpt: 'beginning',
} as const satisfies Look;

/** On a phone the picture is at the side. */
const blockLead = {
  card: 'max-sm:flex max-sm:gap-4',
  box: 'max-sm:w-[44%] max-sm:shrink-0 sm:mb-3',
  crop: '16x9',
  phone: { crop: '4x3', sizes: '44vw', isSmall: true },
  sizes: '(min-width: 80rem) 31rem, (min-width: 64rem) 40vw, 45vw',
  headline: 'text-[1.375rem] sm:text-[1.75rem]',
  headlineAlone: 'text-[1.375rem] sm:text-[1.75rem]',
  excerpt: 'beginning',
} as const satisfies Look;

/** On a phone, one of a strip to swipe. */
const tile = {
  card: '',
  box: 'mb-3',
  crop: '16x9',
  sizes: '(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, (min-width: 40rem) calc(50vw - 2rem), 44vw',
  headline: 'text-lg sm:text-xl',
  headlineAlone: 'text-lg sm:text-2xl',
  excerpt: 'without a picture',
} as const satisfies Look;

const looks = {
  /** The first article of a page: a large picture, which the browser fetches first, headline and whole excerpt. */
  lead,
  /** A lead with nothing beside it. */
  loneLead: {
    ...lead,
    withPicture: wide.withPicture,
    box: 'max-sm:-mx-4 mb-3 md:mb-0',
    sizes: `(min-width: 80rem) 31rem, (min-width: 48rem) 55vw, ${COLUMN}, ${PHONE_WIDTH}`,
  },
  /** A large card across a column. */
  wide,
  /** One of two large cards side by side. */
  large: {
    card: 'flex flex-col',
    box: 'mb-3',
    crop: '16x9',
    sizes:
      '(min-width: 80rem) 25.5rem, (min-width: 64rem) calc(50vw - 13rem), (min-width: 40rem) calc(50vw - 1.75rem), calc(100vw - 2rem)',
    headline: 'text-3xl',
    headlineAlone: 'text-4xl',
    excerpt: 'beginning',
  },
  /** Beside or below a lead: on a phone a row, otherwise a card. */
  second,
  /**
   * One of four in a column: a row, on a wide screen a card. Its text is larger without a picture, so that it fills its place
   * beside cards with one.
   */
  quarter: {
    ...row,
    card: 'flex gap-4 border-line border-t pt-4 xl:block xl:border-t-0 xl:pt-0',
    box: 'w-[min(7rem,35%)] shrink-0 xl:mb-3 xl:w-full',
    sizes: '(min-width: 80rem) 13rem, 7rem',
    headlineAlone: 'text-xl xl:text-2xl',
    excerpt: 'without a picture',
  },
  /** A row with a small picture and a line above it. */
  row,
  /** A row across a column, with the excerpt. */
  wideRow: {
    ...row,
    box: 'w-[min(7rem,35%)] shrink-0 sm:w-[min(13rem,35%)]',
    sizes: '(min-width: 40rem) 13rem, 7rem',
    headline: 'text-xl sm:text-2xl',
    headlineAlone: 'text-xl sm:text-2xl',
    excerpt: 'beginning',
  },
  /** The first article of a block of three columns. */
  blockLead,
  /** The first article of a block of two columns. */
  wideBlockLead: {
    ...blockLead,
    sizes: '(min-width: 80rem) 43rem, (min-width: 64rem) 54vw, calc(50vw - 2rem)',
  },
  /** A row of a block, with the smallest picture. */
  smallRow: {
    card: 'flex gap-4',
    box: 'w-[min(5.5rem,32%)] sm:w-[min(6.5rem,32%)] shrink-0',
    crop: '4x3',
    sizes: '(min-width: 40rem) 6.5rem, 5.5rem',
    isSmall: true,
    headline: 'text-lg sm:text-xl',
    headlineAlone: 'text-lg sm:text-xl',
    excerpt: 'without a picture',
  },
  /** The newest article of a category: only its picture. */
  category: {
    card: '',
    box: 'shrink-0 sm:w-[min(6.5rem,32%)]',
    crop: '4x3',
    sizes: '(min-width: 40rem) 6.5rem, 44vw',
    isSmall: true,
    headline: '',
    headlineAlone: '',
  },
  /** One of four in a row of the front page. */
  tile,
  /** One of three in such a row. */
  wideTile: { ...tile, sizes: '(min-width: 80rem) 25rem, (min-width: 40rem) 31vw, 44vw' },
} as const satisfies Record<string, Look>;

export type CardLook = keyof typeof looks;

/** All looks of a card. */
export const cardLooks: Readonly<Record<CardLook, Look>> = looks;
