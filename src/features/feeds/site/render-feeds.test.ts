import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { renderAtom } from './feed-response.ts';
import { renderRss } from './render-rss.ts';

const NOON = Date.UTC(2026, 2, 7, 14);
const entry: FeedEntry = {
  id: 'a1',
  title: 'Derbi <3:1> & "qol"',
  address: 'https://site.az/article/derbi?a=1&b=2',
  text: 'Ev sahibləri qalib gəldi.',
  author: 'Aysel',
  source: 'Futbolinfo',
  category: { slug: 'football', name: 'Futbol' },
  picture: {
    url: 'https://site.az/media/articles/1-qol.webp',
    file: { type: 'image/webp', bytes: 1234, width: 640, height: 360 },
    description: 'Qol anı',
    credit: 'Foto: AFFA',
  },
  publishedAt: NOON,
  modifiedAt: NOON + MINUTE,
};
const feed: Feed = {
  title: 'Futbol – Sayt',
  description: 'Futbol',
  siteName: 'Sayt',
  page: 'https://site.az/',
  self: 'https://site.az/rss',
  hub: 'https://hub.example/',
  entries: [entry],
};
const media = {
  contents: [
    {
      url: entry.picture?.url,
      type: 'image/webp',
      fileSize: 1234,
      medium: 'image',
      width: 640,
      height: 360,
      description: { value: 'Qol anı', type: 'plain' },
      credits: [{ value: 'Foto: AFFA' }],
    },
  ],
};

describe('a feed in both formats', () => {
  it('has all its data as RSS, as a feed parser reads it', () => {
    const read = parseRssFeed(renderRss(feed));
    expect(read).toMatchObject({
      title: feed.title,
      link: feed.page,
      language: 'az',
      lastBuildDate: new Date(entry.modifiedAt).toUTCString(),
      atom: {
        links: [
          { href: feed.self, rel: 'self' },
          { href: feed.hub, rel: 'hub' },
        ],
      },
    });
    expect(read.items?.[0]).toMatchObject({
      title: entry.title,
      link: entry.address,
      description: entry.text,
      guid: { value: 'a1', isPermaLink: false },
      pubDate: new Date(NOON).toUTCString(),
      categories: [{ name: 'Futbol' }],
      enclosures: [{ url: entry.picture?.url, length: 1234, type: 'image/webp' }],
      media,
    });
  });

  it('has all its data as Atom, as a feed parser reads it', () => {
    const read = parseAtomFeed(renderAtom({ ...feed, self: 'https://site.az/atom' }));
    expect(read).toMatchObject({
      id: 'https://site.az/atom',
      updated: new Date(entry.modifiedAt).toISOString(),
    });
    expect(read.links?.map(({ rel }) => rel)).toEqual(['self', 'alternate', 'hub']);
    expect(read.entries?.[0]).toMatchObject({
      id: 'tag:site.az,2026:a1',
      title: { value: entry.title },
      published: new Date(NOON).toISOString(),
      authors: [{ name: 'Aysel' }],
      media,
    });
  });

  it('has the whole text and the tags of an article for a partner, and nothing of them otherwise', () => {
    const full = { html: '<p>Qol &amp; <b>sevinc</b> ]]></p>', tags: ['Derbi', 'Qol & ötürmə'] };
    const xml = renderRss({ ...feed, entries: [{ ...entry, full }] });
    const [item] = parseRssFeed(xml).items ?? [];
    expect(item?.content?.encoded).toBe(full.html);
    expect(item?.description).toBe(entry.text);
    expect(item?.categories?.map(({ name }) => name)).toEqual(['Futbol', ...full.tags]);
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(renderRss(feed)).not.toMatch(/xmlns:content|content:encoded/);
  });

  it('has no size for a picture of another site', () => {
    const foreign = { url: 'https://other.az/a.jpg', file: null, description: '', credit: '' };
    const [item] =
      parseRssFeed(renderRss({ ...feed, entries: [{ ...entry, picture: foreign }] })).items ?? [];
    expect(item?.media).toEqual({ contents: [{ url: foreign.url, medium: 'image' }] });
    expect(item?.enclosures).toBeUndefined();
  });

  it('is valid XML whatever an editor writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const full = { html: text, tags: [text] };
        const odd = { ...entry, title: text, text, author: text, source: text, full };
        for (const render of [renderRss, renderAtom]) {
          const xml = render({ ...feed, title: text, entries: [odd] });
          expect(XMLValidator.validate(xml)).toBe(true);
          expect(xml.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  it('is valid without entries', () => {
    for (const render of [renderRss, renderAtom])
      expect(XMLValidator.validate(render({ ...feed, hub: null, entries: [] }))).toBe(true);
  });
});
