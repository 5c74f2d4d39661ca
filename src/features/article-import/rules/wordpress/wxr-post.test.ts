import { describe, expect, it } from 'vitest';
import type { WxrElement } from './read-wxr.ts';
import { readAuthorName, readSlug, WxrPost } from './wxr-site.ts';

const element = (name: string, text = '', children: WxrElement[] = []): WxrElement => ({
  name,
  attributes: {},
  text,
  children,
});
/** A post with these elements: `{ 'wp:status': 'draft' }` is `<wp:status>draft</wp:status>`. */
const postOf = (values: Record<string, string>, more: WxrElement[] = []) => {
  const children = Object.entries(values).map(([name, text]) => element(name, text));
  return new WxrPost(element('item', '', [...children, ...more]));
};
const meta = (key: string, value: string) =>
  element('wp:postmeta', '', [element('wp:meta_key', key), element('wp:meta_value', value)]);
const term = (domain: string, nicename: string, text: string) => ({
  ...element('category', text),
  attributes: { domain, nicename },
});

describe('a post of WordPress', () => {
  it.each([
    ['publish', 'published', []],
    ['future', 'scheduled', []],
    ['pending', 'pending', []],
    ['draft', 'draft', []],
    ['private', 'draft', [{ code: 'privatePost' }]],
    ['acf-disabled', 'draft', [{ code: 'statusUnknown', detail: 'acf-disabled' }]],
    ['', 'draft', [{ code: 'statusUnknown', detail: '' }]],
  ])('with the status %j becomes %s', (given, status, losses) => {
    expect(postOf({ 'wp:status': given }).status()).toEqual({ status, losses });
  });

  it('with a password becomes a draft, and a private one is only private', () => {
    const locked = { 'wp:post_password': 'açar' };
    expect(postOf({ ...locked, 'wp:status': 'publish' }).status()).toEqual({
      status: 'draft',
      losses: [{ code: 'passwordProtected' }],
    });
    expect(postOf({ ...locked, 'wp:status': 'private' }).status().losses).toEqual([{ code: 'privatePost' }]);
  });

  const UTC = Date.UTC(2024, 4, 1, 10, 30);
  it.each([
    [{ 'wp:post_date_gmt': '2024-05-01 10:30:00', 'wp:post_date': '2020-01-01 00:00:00' }, UTC],
    [{ 'wp:post_date_gmt': '0000-00-00 00:00:00', 'wp:post_date': '2024-05-01 14:30:00' }, UTC],
    [{ 'wp:post_date': '2024-05-01 14:30:00' }, UTC],
    [{ 'wp:post_date_gmt': '2024-05-01T10:30:00' }, null],
    [{ 'wp:post_date_gmt': '2024-05-01 10:30:00 +04' }, null],
    [{ 'wp:post_date_gmt': '12024-05-01 10:30:00' }, null],
    [{ 'wp:post_date_gmt': '2024-02-31 10:30:00' }, null],
    [{ 'wp:post_date_gmt': '2024-05-01 25:30:00' }, null],
    [{ 'wp:post_modified_gmt': '2024-05-01 10:30:00' }, null],
    [{}, null],
  ])('with the dates %j is of %s', (dates, moment) => {
    expect(postOf(dates as Record<string, string>).moment('post_date')).toBe(moment);
  });

  it('was changed at its own date', () => {
    expect(postOf({ 'wp:post_modified': '2024-05-01 14:30:00' }).moment('post_modified')).toBe(UTC);
  });

  it('has an id, or else its guid, or else its address', () => {
    const names = { 'wp:post_id': '7', guid: 'https://a.az/?p=7', link: 'https://a.az/yazi' };
    expect(postOf(names).id()).toBe('7');
    expect(postOf({ guid: names.guid, link: names.link }).id()).toBe(names.guid);
    expect(postOf({ link: names.link }).id()).toBe(names.link);
    expect(postOf({}).id()).toBe('');
  });

  it('has lines without entities, and texts as they are', () => {
    const post = postOf({ title: ' Futbol &amp; həyat ' });
    expect([post.line('title'), post.text('title'), post.text('link')]).toEqual([
      'Futbol & həyat',
      'Futbol &amp; həyat',
      '',
    ]);
  });

  it('has custom fields, some with several values', () => {
    const other = element('wp:comment', '', [element('wp:meta_key', 'slug'), element('wp:meta_value', 'd')]);
    const post = postOf({}, [meta('views', '9'), meta('slug', 'b'), meta('slug', 'c'), other]);
    expect([post.meta('views'), post.meta('slug'), post.meta('none')]).toEqual(['9', 'b', '']);
    expect([post.listMeta('slug'), post.listMeta('none')]).toEqual([['b', 'c'], []]);
  });

  it('has terms of each kind, but none without a slug', () => {
    const post = postOf({}, [
      term('category', 'futbol', 'Futbol &amp; həyat'),
      term('post_tag', 'derbi', 'Derbi'),
      term('tag', 'qol', 'Qol'),
      term('category', '', 'Adsız'),
      { ...term('category', 'x', 'X'), name: 'wp:term' },
      element('category', 'Köhnə'),
    ]);
    expect(post.listTerms('category')).toEqual([{ slug: 'futbol', name: 'Futbol & həyat' }]);
    expect(post.listTerms('post_tag', 'tag').map(({ slug }) => slug)).toEqual(['derbi', 'qol']);
    expect(post.listTerms('author')).toEqual([]);
  });
});

it('a slug is read from the escapes of an address, when they are right', () => {
  expect([readSlug('q%c9%99b%c9%99l%c9%99'), readSlug('100%'), readSlug('a-b')]).toEqual([
    'qəbələ',
    '100%',
    'a-b',
  ]);
});

it('an author without a name has the name of the account', () => {
  const author = (name: string) =>
    readAuthorName(
      element('wp:author', '', [
        element('wp:author_login', 'leyla'),
        element('wp:author_display_name', name),
      ]),
    );
  expect([author('Leyla Quliyeva'), author('')]).toEqual(['Leyla Quliyeva', 'leyla']);
});
