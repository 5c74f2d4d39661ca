import { expect, test } from 'vitest';
import type { InspectedArticle } from '../rules/stored-articles.ts';
import { showStoredArticle } from './show-stored-article.ts';

const validArticle: InspectedArticle = {
  id: 'abcdefghijklmnopqrst',
  title: 'Turun proqramı',
  slug: 'turun-proqrami',
  category: 'football',
  author: 'Aysel',
  status: 'published',
  featured: true,
  createdAt: Date.UTC(2026, 2, 7, 14),
  updatedAt: Date.UTC(2026, 2, 7, 14),
  publishedAt: Date.UTC(2026, 2, 7, 14),
  views: 1234,
  image: null,
  contentStart: '<p>Birinci&nbsp;söz.</p><p>İkinci &amp; son.</p>',
};

test('dates and numbers are in Azerbaijani format, and the preview is plain text', () => {
  expect(showStoredArticle(validArticle)).toMatchObject({
    href: '/article/turun-proqrami',
    statusName: 'Nəşr olunub',
    created: '07 mar 2026',
    views: '1.234',
    preview: 'Birinci söz. İkinci & son.',
  });
});

test('missing and invalid values have the fallback texts of spec §3', () => {
  const invalidFields = {
    title: ' ',
    slug: null,
    category: null,
    author: null,
    status: 'lost',
    createdAt: Number.NaN,
  };
  expect(showStoredArticle({ ...validArticle, ...invalidFields })).toMatchObject({
    title: 'Başlıqsız',
    slug: 'URL yoxdur',
    href: null,
    category: 'Kateqoriyasız',
    status: null,
    statusName: 'Naməlum',
    created: 'Tarix düzgün deyil',
  });
});

test('the preview has 200 characters and cuts none of them in two', () => {
  const { preview } = showStoredArticle({
    ...validArticle,
    contentStart: `<p>${'⚽'.repeat(300)}</p><a href="x`,
  });
  expect(preview).toBe(`${'⚽'.repeat(200)}…`);
});
