import { describe, expect, it } from 'vitest';
import { importedArticle } from '#tests/kit/content/imports.ts';
import type { ImportedArticle, ParsedArticle } from '../imported-record.ts';
import { finishRecord } from './finish-record.ts';

const finish = (over: Partial<ImportedArticle>) => finishRecord(importedArticle(over)) as ParsedArticle;

describe('an article of an export', () => {
  it('loses the tags of its title and of its excerpt, and what its text must not have', () => {
    expect(
      finish({ title: '<b>Bir</b>', excerpt: 'İki &amp; üç', html: '<p onclick="x">Mətn</p>' }),
    ).toMatchObject({ title: 'Bir', excerpt: 'İki & üç', content: '<p>Mətn</p>' });
    expect(finish({ title: null, excerpt: null })).toMatchObject({ title: null, excerpt: null });
    expect(finish({})).not.toHaveProperty('html');
  });

  it('keeps 20,000 characters of each short text and 500 of its names, and its whole text', () => {
    const long = 'a'.repeat(20_001);
    const html = `<p>${long}</p>`;
    const tags = Array.from({ length: 501 }, (_, at) => `Teq ${at}`);
    const finished = finish({
      title: long,
      excerpt: long,
      author: long,
      html,
      tags,
      image: { url: 'u', alt: long },
    });
    const cut = 'a'.repeat(20_000);
    expect(finished).toMatchObject({ title: cut, excerpt: cut, author: cut, image: { url: 'u', alt: cut } });
    expect(finished.tags).toEqual(tags.slice(0, 500));
    expect(finished.content).toBe(html);
  });

  it('has no text when the site would not take it', () => {
    expect(finish({ html: '<b>x '.repeat(60_000) }).content).toBeNull();
  });

  it('is another one when its text differs only behind what is kept', () => {
    const long = 'a'.repeat(20_000);
    const fingerprints = [`${long}b`, `${long}c`].map((excerpt) => finish({ excerpt }).fingerprint);
    expect(new Set(fingerprints).size).toBe(2);
  });
});

it('another record of an export keeps 20,000 characters of each text', () => {
  const record = { kind: 'skipped', sourceId: 'p', loss: { code: 'page', detail: 'b' } } as const;
  expect(finishRecord({ ...record, title: 'a'.repeat(20_001) })).toEqual({
    ...record,
    title: 'a'.repeat(20_000),
  });
});
