import { expect, it } from 'vitest';
import { makeWxr } from '#tests/kit/content/exports/make-wxr.ts';
import { readWordpress } from '#tests/kit/content/exports/read-wordpress.ts';
import type { ImportedArticle } from '../imported-record.ts';

const url = 'https://old.example';
const post = { id: 7, title: 'Yazı', slug: 'yeni' };
const custom = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
    )
    .join('');

/** The article that an export with one post has, with more elements in the post, and others in the channel. */
async function readPost({
  content,
  more = '',
  others = '',
  change = (xml) => xml,
}: {
  content?: string;
  more?: string;
  others?: string;
  change?: (xml: string) => string;
} = {}): Promise<ImportedArticle> {
  const xml = makeWxr({ url, posts: [{ ...post, ...(content !== undefined && { content }) }] });
  const records = await readWordpress(change(xml.replace('</item>', `${more}</item>${others}`)));
  return records.find(({ kind }) => kind === 'article') as ImportedArticle;
}

it('a post without custom fields has none of the fields for search engines, and is not featured', async () => {
  const article = await readPost();
  for (const field of ['seoTitle', 'seoDescription', 'canonicalUrl', 'noindex'])
    expect(article).not.toHaveProperty(field);
  expect(article).toMatchObject({ featured: false, views: 0, image: null, losses: [] });
});

it('the fields for search engines of Rank Math are taken when Yoast has none', async () => {
  const rankMath = {
    rank_math_title: 'Başlıq &amp; R',
    rank_math_description: 'Təsvir R',
    rank_math_canonical_url: 'https://r.example/',
    rank_math_robots: 'a:1:{i:0;s:7:"noindex";}',
  };
  const more = custom(rankMath);
  expect(await readPost({ more })).toMatchObject({
    seoTitle: 'Başlıq & R',
    seoDescription: 'Təsvir R',
    canonicalUrl: 'https://r.example/',
    noindex: true,
  });
  const yoast = custom({ _yoast_wpseo_title: 'Başlıq Y', _yoast_wpseo_canonical: 'https://y.example/' });
  expect(await readPost({ more: more + yoast })).toMatchObject({
    seoTitle: 'Başlıq Y',
    seoDescription: 'Təsvir R',
    canonicalUrl: 'https://y.example/',
  });
});

it('a post that search engines may show is not hidden from them', async () => {
  const more = custom({
    '_yoast_wpseo_meta-robots-noindex': '2',
    rank_math_robots: 'a:1:{i:0;s:5:"index";}',
  });
  expect(await readPost({ more })).not.toHaveProperty('noindex');
});

it('a text with template variables is left out, and the report quotes its first 200 characters', async () => {
  const template = `%title% ${'ə'.repeat(300)}`;
  const article = await readPost({ more: custom({ rank_math_title: template }) });
  expect(article).not.toHaveProperty('seoTitle');
  expect(article.losses).toEqual([{ code: 'seoTemplate', detail: template.slice(0, 200) }]);
});

it.each(['0', '-1', ''])('a post with the thumbnail %j has no picture, and nothing is lost', async (id) => {
  expect(await readPost({ more: custom({ _thumbnail_id: id }) })).toMatchObject({ image: null, losses: [] });
});

it('a thumbnail without an address is reported', async () => {
  const attachment = (address: string) =>
    `<item><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><guid>${address}</guid></item>`;
  const more = custom({ _thumbnail_id: '9' });
  expect(await readPost({ more, others: attachment('http://') })).toMatchObject({
    image: null,
    losses: [{ code: 'imageUnresolved', detail: '9' }],
  });
  expect(await readPost({ more, others: attachment('/sekil.jpg') })).toMatchObject({
    image: { url: `${url}/sekil.jpg` },
    losses: [],
  });
});

it('blocks that only divide a text are not reported, others without HTML are', async () => {
  const dividers = ['more', 'nextpage', 'separator', 'spacer'].map((name) => `<!-- wp:${name} /-->`).join('');
  const { losses } = await readPost({ content: `<p>Mətn</p>${dividers}<!-- wp:acf/oyuncu {"id":4} /-->` });
  expect(losses).toEqual([{ code: 'blockUnknown', detail: 'acf/oyuncu' }]);
});

it('an earlier slug gives an address at the place where the slug stands now', async () => {
  const more = custom({ _wp_old_slug: 'kohne' }) + custom({ _wp_old_slug: '' });
  const at = async (link: string, slug = 'yeni') => {
    const change = (xml: string) =>
      xml
        .replace(`<link>${url}/2024/05/yeni/</link>`, `<link>${link}</link>`)
        .replace('<![CDATA[yeni]]>', `<![CDATA[${slug}]]>`);
    return (await readPost({ more, change })).oldPaths;
  };
  expect(await at(`${url}/yeni/yeni.html`)).toEqual(['/yeni/yeni.html', '/?p=7', '/yeni/kohne.html']);
  expect(await at(`${url}/bloq/7/`)).toEqual(['/bloq/7/', '/?p=7']);
  expect(await at(`${url}/bloq/7/`, '')).toEqual(['/bloq/7/', '/?p=7']);
});

it('the front page is the old address of no post', async () => {
  const at = async (link: string) => {
    const change = (xml: string) => xml.replace(`<link>${url}/2024/05/yeni/</link>`, `<link>${link}</link>`);
    return (await readPost({ change })).oldPaths;
  };
  expect(await at(`${url}/`)).toEqual(['/?p=7']);
  expect(await at('')).toEqual(['/?p=7']);
  expect(await at(`${url}/?page_id=7`)).toEqual(['/?page_id=7', '/?p=7']);
});

it.each(['auto-draft', 'inherit'])('a post with the status %s is skipped without a word', async (status) => {
  const records = await readWordpress(makeWxr({ url, posts: [{ ...post, status }] }));
  expect(records.filter(({ kind }) => kind === 'article' || kind === 'skipped')).toEqual([]);
});

it('a category that two posts name is read once, and a main category must be one of the post', async () => {
  const category = '<category domain="category" nicename="kubok"><![CDATA[Kubok]]></category>';
  const xml = makeWxr({ url, posts: [post, { ...post, id: 8 }] }).replaceAll('</item>', `${category}</item>`);
  const slugs = (await readWordpress(xml)).map((one) => one.kind === 'category' && one.slug);
  expect(slugs.filter(Boolean)).toEqual(['futbol', 'kubok']);
  const futbol = '<category domain="category" nicename="futbol"><![CDATA[Futbol]]></category>';
  const categoriesOf = async (terms: string) => {
    const more = custom({ rank_math_primary_category: '3' });
    return (await readPost({ more, change: (text) => text.replace(futbol, terms) })).categories;
  };
  expect(await categoriesOf(category + futbol)).toEqual(['futbol', 'kubok']);
  expect(await categoriesOf(category)).toEqual(['kubok']);
});

it('the site has the address of its blog, or else that of its channel, and posts have no part in it', async () => {
  const siteOf = async (change: (xml: string) => string) =>
    (await readWordpress(change(makeWxr({ url, posts: [post] })))).find(({ kind }) => kind === 'site');
  const blog = `<wp:base_blog_url>${url}</wp:base_blog_url>`;
  const subsite = (xml: string) => xml.replace(blog, `<wp:base_blog_url>\n${url}/az\n</wp:base_blog_url>`);
  expect(await siteOf(subsite)).toEqual({ kind: 'site', address: `${url}/az` });
  expect(await siteOf((xml) => xml.replace(blog, ''))).toEqual({ kind: 'site', address: url });
  const nameless = (xml: string) => xml.replace(blog, '').replace(`<link>${url}</link>`, '');
  expect(await siteOf(nameless)).toBeUndefined();
});
