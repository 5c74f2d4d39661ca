import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { importedArticle } from '#tests/kit/content/imports.ts';
import type { ImportNames } from './import-names.ts';
import { addChange, addLosses, addSample, createImportReport } from './import-report.ts';
import type { ParsedArticle } from './imported-record.ts';
import { planArticle } from './plan-article.ts';

const YEAR = Date.UTC(2020, 4, 1);

const categories: Record<string, { id: string; slug: string; name: string }> = {
  futbol: { id: '1', slug: 'futbol', name: 'Futbol' },
  7: { id: '1', slug: 'futbol', name: 'Futbol' },
  avropa: { id: '2', slug: 'avropa', name: 'Avropa' },
};
const names = { findCategory: (reference: string) => categories[reference] ?? null } as ImportNames;

function plan(over: Partial<ParsedArticle> = {}) {
  const { html, ...article } = importedArticle({
    title: 'Başlıq',
    slug: 'Köhnə ünvan',
    categories: ['futbol'],
    author: 'Aysel',
    featured: true,
    createdAt: YEAR,
    updatedAt: YEAR,
    publishedAt: YEAR,
  });
  const parsed = { ...article, content: html, fingerprint: 'a', ...over };
  const planned = planArticle(parsed, { names, now: NOON });
  if (!planned) throw new Error('The article was refused');
  return planned;
}
const codes = (over: Partial<ParsedArticle>) =>
  plan(over).losses.map(({ code, detail }) => (detail === undefined ? code : `${code} ${detail}`));

it('an article with everything loses nothing', () => {
  const planned = plan({
    image: { url: 'https://old.az/a.jpg' },
    seoTitle: 'SEO',
    seoDescription: 'Təsvir',
    canonicalUrl: 'https://old.az/a',
    noindex: true,
  });
  expect(planned).toMatchObject({ status: 'published', scheduledAt: null, losses: [] });
  expect(planned.fields).toMatchObject({
    title: 'Başlıq',
    slug: 'kohne-unvan',
    excerpt: 'Qısa',
    content: '<p>Mətn</p>',
    category: 'futbol',
    author: 'Aysel',
    image: 'https://old.az/a.jpg',
    featured: true,
    seoTitle: 'SEO',
    seoDescription: 'Təsvir',
    canonicalUrl: 'https://old.az/a',
    noindex: true,
  });
});

it('what is missing is replaced, and each replacement is noted', () => {
  const empty = { title: null, slug: null, excerpt: null, author: null, categories: [] };
  const { fields, losses } = plan({ ...empty, content: `<p>${'Uzun mətn '.repeat(50)}</p>` });
  expect(fields).toMatchObject({
    title: 'Başlıqsız',
    slug: '',
    author: 'Redaksiya',
    category: '',
    noindex: false,
  });
  expect(fields.excerpt.length).toBeGreaterThan(150);
  expect(fields.excerpt.length).toBeLessThanOrEqual(200);
  expect(losses.map(({ code }) => code)).toEqual([
    'titleMissing',
    'authorMissing',
    'excerptMade',
    'categoryMissing',
  ]);
});

it('an article without text is imported, and noted; one whose text is too long is not', () => {
  expect(codes({ content: '<p> </p>' })).toEqual(['contentEmpty']);
  expect(codes({ content: '<p> </p>', excerpt: '' })).toEqual(['contentEmpty']);
  expect(() => plan({ content: null })).toThrow('refused');
});

it.each([
  ['title', 200],
  ['excerpt', 500],
  ['author', 120],
  ['seoTitle', 120],
  ['seoDescription', 320],
] as const)('a longer %s is cut at %i characters', (name, limit) => {
  expect(codes({ [name]: ` ${'a'.repeat(limit)} ` })).toEqual([]);
  const { fields, losses } = plan({ [name]: 'a'.repeat(limit + 1) });
  expect(fields[name].length).toBeLessThanOrEqual(limit);
  expect(losses).toEqual([{ code: 'textCut', detail: name }]);
});

it('what the export itself has lost is noted too', () => {
  expect(codes({ losses: [{ code: 'comments', detail: '2' }], title: '' })).toEqual([
    'comments 2',
    'titleMissing',
  ]);
});

it('an image or an address that cannot be used is left out', () => {
  expect(plan({ image: { url: 'javascript:alert(1)' } })).toMatchObject({
    fields: { image: null },
    losses: [{ code: 'imageFailed', detail: 'javascript:alert(1)' }],
  });
  expect(plan({ canonicalUrl: 'ünvan' })).toMatchObject({
    fields: { canonicalUrl: '' },
    losses: [{ code: 'fieldUnknown', detail: 'canonicalUrl' }],
  });
});

it('the first known category is that of the article, and the others become tags', () => {
  const over = { categories: ['yoxdur', '7', 'avropa', 'futbol'], tags: ['Qarabağ', ' '] };
  expect(plan(over).fields).toMatchObject({ category: 'futbol', tags: ['Qarabağ', 'Avropa'] });
  expect(codes(over)).toEqual(['categoryUnknown yoxdur', 'categoryBecameTag Avropa']);
  expect(codes({ categories: ['yoxdur'] })).toEqual(['categoryUnknown yoxdur']);
});

it('thirty tags of sixty characters are kept, and no others', () => {
  const tags = Array.from({ length: 31 }, (_, at) => `Teq ${at}`);
  expect(plan({ tags }).fields.tags).toEqual(tags.slice(0, 30));
  expect(codes({ tags })).toEqual(['tagsCut Teq 30']);
  expect(codes({ tags: ['a'.repeat(60)] })).toEqual([]);
  expect(codes({ tags: ['a'.repeat(101)] })).toEqual([`tagsCut ${'a'.repeat(100)}`]);
});

it.each<
  [
    string,
    Partial<ParsedArticle>,
    [created: number, updated: number, published: number | null, revised: number | null],
    string[],
  ]
>([
  ['those of the other site', { updatedAt: YEAR + HOUR }, [YEAR, YEAR + HOUR, YEAR, YEAR + HOUR], []],
  ['no revision within a minute', { updatedAt: YEAR + MINUTE }, [YEAR, YEAR + MINUTE, YEAR, null], []],
  [
    'a revision after it',
    { updatedAt: YEAR + MINUTE + 1 },
    [YEAR, YEAR + MINUTE + 1, YEAR, YEAR + MINUTE + 1],
    [],
  ],
  [
    'never changed before it was published',
    { createdAt: YEAR, publishedAt: YEAR + 5, updatedAt: YEAR },
    [YEAR, YEAR + 5, YEAR + 5, null],
    [],
  ],
  [
    'never changed before it was written',
    { createdAt: YEAR + 5, updatedAt: YEAR, status: 'draft' },
    [YEAR + 5, YEAR + 5, null, null],
    [],
  ],
  [
    'the publication, without a beginning',
    { createdAt: null, updatedAt: null },
    [YEAR, YEAR, YEAR, null],
    [],
  ],
  [
    'the beginning, without a publication',
    { publishedAt: null, updatedAt: null },
    [YEAR, YEAR, YEAR, null],
    [],
  ],
  ['the last change alone', { createdAt: null, publishedAt: null }, [YEAR, YEAR, YEAR, null], []],
  [
    'now, without any',
    { createdAt: null, publishedAt: null, updatedAt: null },
    [NOON, NOON, NOON, null],
    ['dateInvalid'],
  ],
  [
    'now, of a draft without any',
    { createdAt: null, publishedAt: null, updatedAt: null, status: 'draft' },
    [NOON, NOON, null, null],
    [],
  ],
  [
    'not in the future',
    { updatedAt: NOON + 1, createdAt: NOON + 1, publishedAt: NOON },
    [NOON, NOON, NOON, null],
    ['dateInvalid'],
  ],
  ['of this moment', { updatedAt: NOON }, [YEAR, NOON, YEAR, NOON], []],
  ['not before 1970', { createdAt: -1 }, [YEAR, YEAR, YEAR, null], ['dateInvalid']],
  ['1970', { createdAt: 0 }, [0, YEAR, YEAR, null], []],
  ['no fractions', { createdAt: 0.5 }, [YEAR, YEAR, YEAR, null], ['dateInvalid']],
  ['those of the archive', { status: 'archived' }, [YEAR, YEAR, YEAR, null], []],
])(
  'the dates are kept as far as they are possible: %s',
  (_name, over, [createdAt, updatedAt, publishedAt, revisedAt], losses) => {
    expect(plan(over).moments).toEqual({ createdAt, updatedAt, publishedAt, revisedAt });
    expect(codes(over)).toEqual(losses);
  },
);

it('a published article whose only dates are unreadable or in the future becomes a draft', () => {
  const none = { createdAt: null, publishedAt: null, updatedAt: null };
  const unread = { ...none, losses: [{ code: 'dateInvalid', detail: 'dünən' } as const] };
  for (const over of [unread, { ...none, publishedAt: NOON + 1 }]) {
    expect(plan(over)).toMatchObject({ status: 'draft', moments: { createdAt: NOON, publishedAt: null } });
    expect(codes(over).at(-1)).toBe('dateImpossible');
  }
  expect(plan(none).status, 'no date at all').toBe('published');
  const lost = [{ code: 'fieldUnknown', detail: 'x' } as const];
  expect(plan({ ...none, losses: lost }).status, 'another loss').toBe('published');
  expect(plan({ ...none, createdAt: YEAR, publishedAt: NOON + 1 }).status).toBe('published');
  expect(codes({ ...unread, status: 'draft' })).toEqual(['dateInvalid dünən']);
});

it('a scheduled article stays scheduled while its minute is to come, and is a draft afterwards', () => {
  const at = (publishedAt: number | null) => plan({ status: 'scheduled', publishedAt });
  expect(at(NOON + HOUR + 1)).toMatchObject({ status: 'scheduled', scheduledAt: NOON + HOUR, losses: [] });
  expect(at(NOON + HOUR).moments).toEqual({
    createdAt: YEAR,
    updatedAt: NOON,
    publishedAt: null,
    revisedAt: null,
  });
  for (const missed of [NOON, NOON - HOUR, null, Number.POSITIVE_INFINITY])
    expect(at(missed)).toMatchObject({
      status: 'draft',
      scheduledAt: null,
      losses: [{ code: 'scheduleMissed' }],
    });
});

it('the report counts everything, and has ten examples of each loss, ten articles and two hundred changes', () => {
  const report = createImportReport();
  for (let at = 0; at < 205; at++) {
    addLosses(report, { title: `${at}`, losses: [{ code: 'textCut', detail: 'title' }, { code: 'page' }] });
    addSample(report, { title: `${at}`, slug: `${at}`, status: 'draft' });
    addChange(report, { id: `${at}`, title: 'Köhnə', newTitle: 'Yeni' });
  }
  const { textCut, page } = report.losses;
  expect([textCut?.count, textCut?.samples.length, page?.count]).toEqual([205, 10, 205]);
  expect([textCut?.samples[9], page?.samples[0]]).toEqual([{ title: '9', detail: 'title' }, { title: '0' }]);
  expect([report.samples.length, report.samples.at(-1)?.title]).toEqual([10, '9']);
  expect([report.changes.length, report.changes.at(-1)?.id]).toEqual([200, '199']);
});
