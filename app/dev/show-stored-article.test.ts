import { expect, test } from 'vitest';
import type { InspectedArticle } from '#domain/diagnostics/list-stored-articles.ts';
import { showStoredArticle } from './show-stored-article.ts';

const sound: InspectedArticle = {
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

test('what is there is shown as Azerbaijanis write it', () => {
  expect(showStoredArticle(sound)).toMatchObject({
    href: '/article/turun-proqrami',
    statusName: 'Nəşr olunub',
    created: '07 mar 2026',
    views: '1.234',
    preview: 'Birinci söz. İkinci & son.',
  });
});

test('what is missing or broken has its word (spec §3)', () => {
  const broken = {
    title: ' ',
    slug: null,
    category: null,
    author: null,
    status: 'lost',
    createdAt: Number.NaN,
  };
  expect(showStoredArticle({ ...sound, ...broken })).toMatchObject({
    title: 'Başlıqsız',
    slug: 'URL yoxdur',
    href: null,
    category: 'Kateqoriyasız',
    status: null,
    statusName: 'Naməlum',
    created: 'Tarix düzgün deyil',
  });
});

test('the preview is 200 characters of text, whole ones', () => {
  const { preview } = showStoredArticle({ ...sound, contentStart: `<p>${'⚽'.repeat(300)}</p><a href="x` });
  expect(preview).toBe(`${'⚽'.repeat(200)}…`);
});
