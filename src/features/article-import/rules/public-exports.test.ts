import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseGhost } from './ghost/parse-ghost.ts';
import type { ImportedRecord, Importer } from './imported-record.ts';
import { parseWordpress } from './wordpress/parse-wordpress.ts';

// The shapes are those of exports in public repositories, with texts of our own: the data of WordPress/wordpress-importer,
// WPTT/theme-unit-test, TryGhost/migrate, TryGhost/Ghost and mhyrr/ghost_export. All of these were read as a whole once.

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'newsroom-public-exports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(importer: Importer, content: string): Promise<ImportedRecord[]> {
  const file = join(folder, 'export');
  writeFileSync(file, content);
  const records: ImportedRecord[] = [];
  for await (const record of importer(file, { origin: 'https://kohne.example' })) records.push(record);
  return records;
}

/** An export as its version of WordPress declares it. */
const wxr = (version: string, channel: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"
	xmlns:excerpt="http://wordpress.org/export/${version}/excerpt/"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:wp="http://wordpress.org/export/${version}/"
>
<channel><title>Köhnə</title><link>https://kohne.example/</link><wp:wxr_version>${version}</wp:wxr_version>
${channel}
</channel></rss>`;

const post = (id: number, { creator = 'redaktor', terms = '', type = 'post', more = '' } = {}) => `<item>
	<title>Yazı ${id}</title><link>https://kohne.example/yazi-${id}</link><dc:creator>${creator}</dc:creator>
	<content:encoded><![CDATA[<p>Mətn</p>]]></content:encoded>
	<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-11-02 12:00:00</wp:post_date_gmt>
	<wp:post_name>yazi-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>
	${terms}${more}
</item>`;
const byline = (nicename: string, name: string) =>
  `<category domain="author" nicename="${nicename}"><![CDATA[${name}]]></category>`;
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

it('reads WXR 1.0: no list of authors, values without CDATA, each category of a post twice', async () => {
  const terms = `<category><![CDATA[Çempionat]]></category>
	<category domain="category" nicename="cempionat"><![CDATA[Çempionat]]></category>
	<category domain="tag"><![CDATA[derbi]]></category><category domain="tag" nicename="derbi"><![CDATA[derbi]]></category>`;
  const category = `<wp:category><wp:category_nicename>cempionat</wp:category_nicename><wp:category_parent></wp:category_parent>
	<wp:cat_name><![CDATA[Çempionat]]></wp:cat_name></wp:category>`;
  const [site, first, article, ...others] = await read(
    parseWordpress,
    wxr('1.0', category + post(7, { creator: '<![CDATA[admin]]>', terms })),
  );
  expect(site).toEqual({ kind: 'site', address: 'https://kohne.example/' });
  expect(first).toMatchObject({ kind: 'category', slug: 'cempionat', name: 'Çempionat' });
  expect(article).toMatchObject({
    kind: 'article',
    author: 'admin',
    categories: ['cempionat'],
    tags: ['derbi'],
    publishedAt: Date.UTC(2024, 10, 2, 12),
    losses: [],
  });
  expect(others).toEqual([]);
});

it('reads the bylines of the plugin Co-Authors Plus, guests and repeated names too', async () => {
  const authors = [
    ['leyla', 'Leyla Quliyeva'],
    ['resad', 'Rəşad Əliyev'],
  ].map(
    ([login, name]) =>
      `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_display_name>${name}</wp:author_display_name></wp:author>`,
  );
  const guest = post(90, {
    type: 'guest-author',
    more: meta('cap-display_name', 'Qonaq Yazar') + meta('cap-user_login', 'qonaq'),
  }).replace('yazi-90</wp:post_name>', 'cap-qonaq</wp:post_name>');
  const two = byline('cap-leyla', 'leyla') + byline('cap-resad', 'resad');
  const records = await read(
    parseWordpress,
    wxr(
      '1.2',
      authors.join('') +
        post(1, { creator: 'resad', terms: two }) +
        post(2, { creator: 'leyla', terms: byline('cap-qonaq', 'qonaq') }) +
        post(3, { creator: 'leyla', terms: two + two }) +
        post(4, { creator: 'leyla', terms: byline('cap-naməlum', 'Naməlum Müxbir') }) +
        guest,
    ),
  );
  expect(records).toContainEqual({
    kind: 'author',
    sourceId: 'cap-qonaq',
    name: 'Qonaq Yazar',
    oldPath: '/author/qonaq/',
  });
  const articles = records.filter((record) => record.kind === 'article');
  expect(articles.map(({ author, losses }) => [author, losses])).toEqual([
    ['Rəşad Əliyev', [{ code: 'coAuthors', detail: 'Leyla Quliyeva' }]],
    ['Qonaq Yazar', []],
    ['Leyla Quliyeva', [{ code: 'coAuthors', detail: 'Rəşad Əliyev' }]],
    ['Naməlum Müxbir', []],
  ]);
  expect(records.some(({ kind }) => kind === 'skipped')).toBe(false);
});

it('reads Ghost 0.11: numbers as ids, pages by a column, a picture below the site, an author without a table', async () => {
  const about = { author_id: 1, status: 'published', visibility: 'public', language: 'az', mobiledoc: null };
  const at = '2017-03-02T05:00:00.000Z';
  const posts = [
    {
      ...about,
      id: 2,
      title: 'Köhnə yazı',
      slug: 'kohne_yazi',
      markdown: 'Mətn',
      html: '<p>Mətn <img src="/content/images/2017/03/b.jpg" alt="B"></p>',
      image: '/content/images/2017/03/a.jpg',
      featured: 0,
      page: 0,
      published_at: at,
    },
    { ...about, id: 3, title: 'Haqqımızda', slug: 'haqqimizda', html: '', page: 1, published_at: at },
  ];
  const tables = {
    posts,
    tags: [{ id: 5, name: 'Sözlər', slug: 'sozler', parent_id: null }],
    posts_tags: [{ id: 1, post_id: 2, tag_id: 5, sort_order: 0 }],
    users: [{ id: 1, name: 'Leyla', slug: 'leyla' }],
  };
  const records = await read(
    parseGhost,
    JSON.stringify({ db: [{ meta: { exported_on: 1506510619339, version: '009' }, data: tables }] }),
  );
  const article = records.find((record) => record.kind === 'article');
  expect(article).toMatchObject({
    sourceId: '2',
    author: 'Leyla',
    categories: ['sozler'],
    image: { url: 'https://kohne.example/content/images/2017/03/a.jpg' },
    featured: false,
    status: 'published',
    publishedAt: Date.parse(at),
    losses: [],
  });
  expect(article?.html).toContain('src="https://kohne.example/content/images/2017/03/b.jpg"');
  expect(records).toContainEqual(expect.objectContaining({ kind: 'skipped', loss: { code: 'page' } }));
});
