import { expect, it } from 'vitest';
import { convertGhostPost } from './convert-ghost-post.ts';
import type { GhostRow } from './ghost-export.ts';

const ORIGIN = 'https://old.az';
const convert = (post: GhostRow, parts: Partial<Parameters<typeof convertGhostPost>[1]> = {}) =>
  convertGhostPost(
    { status: 'published', published_at: 0, html: '<p>Mətn</p>', ...post },
    { id: '1', meta: undefined, tags: [], authors: [], origin: ORIGIN, ...parts },
  );
/** The HTML of a document of the newer editor, and of the older one. */
const lexical = (...children: object[]) =>
  convert({ html: null, lexical: JSON.stringify({ root: { type: 'root', children } }) });
const mobiledoc = (document: object) => convert({ html: null, mobiledoc: JSON.stringify(document) });

it.each<[GhostRow, string]>([
  [{ type: 'hr' }, '<hr>'],
  [{ type: 'horizontalrule' }, '<hr>'],
  [{ type: 'html', html: '<p>Bir</p>' }, '<p>Bir</p>'],
  [{ type: 'embed', html: '<p>Pleyer</p>' }, '<p>Pleyer</p>'],
  [{ type: 'bookmark', url: 'https://a.az' }, '<p><a href="https://a.az">https://a.az</a></p>'],
  [
    { type: 'bookmark', url: 'https://a.az', metadata: { title: 'A & B' } },
    '<p><a href="https://a.az">A &#38; B</a></p>',
  ],
  [{ type: 'bookmark' }, ''],
  [{ type: 'button', buttonUrl: 'https://a.az', buttonText: 'Bax' }, '<p><a href="https://a.az">Bax</a></p>'],
  [{ type: 'callout', calloutText: 'Bilin' }, '<p>Bilin</p>'],
  [{ type: 'toggle', heading: 'Sual', content: '<p>Cavab</p>' }, '<h4>Sual</h4><p>Cavab</p>'],
  [{ type: 'code', code: 'a < b' }, '<p>a &#60; b</p>'],
  [{ type: 'codeblock', code: 'a' }, '<p>a</p>'],
  [
    { type: 'file', src: '/a.pdf', fileTitle: 'Cədvəl', fileName: 'a.pdf' },
    '<p><a href="https://old.az/a.pdf">Cədvəl</a></p>',
  ],
  [{ type: 'file', src: '/a.pdf', fileName: 'a.pdf' }, '<p><a href="https://old.az/a.pdf">a.pdf</a></p>'],
  [{ type: 'quote', children: [{ type: 'text', text: 'Söz' }] }, '<blockquote><p>Söz</p></blockquote>'],
  [{ type: 'aside', children: [{ type: 'text', text: 'Söz' }] }, '<blockquote><p>Söz</p></blockquote>'],
  [{ type: 'extended-heading', tag: 'h3', children: [{ type: 'text', text: 'Başlıq' }] }, '<h3>Başlıq</h3>'],
  [{ type: 'heading', tag: 'h7', children: [{ type: 'text', text: 'Başlıq' }] }, '<h2>Başlıq</h2>'],
  [
    {
      type: 'list',
      listType: 'bullet',
      children: [{ type: 'listitem', children: [{ type: 'text', text: 'bir' }] }],
    },
    '<ul><li>bir</li></ul>',
  ],
  [
    {
      type: 'paragraph',
      children: [{ type: 'text', text: 'a', format: 12 }, { type: 'linebreak' }, { type: 'text', text: 'b' }],
    },
    '<p><u><s>a</s></u><br>b</p>',
  ],
  [
    { type: 'gallery', images: [{ src: 'https://a.az/1.jpg', alt: 'A', caption: 'Yazı' }, null] },
    '<figure><img src="https://a.az/1.jpg" alt="A"><figcaption>Yazı</figcaption></figure>',
  ],
  [{ type: 'gallery' }, ''],
  [{ type: 'html', html: '<p>Bir</p>', url: 'https://a.az' }, '<p>Bir</p>'],
  [{ type: 'heading', tag: 'xh3', children: [{ type: 'text', text: 'Başlıq' }] }, '<h2>Başlıq</h2>'],
  [{ type: 'heading', tag: 'h3x', children: [{ type: 'text', text: 'Başlıq' }] }, '<h2>Başlıq</h2>'],
  [
    {
      type: 'paragraph',
      children: [null, { type: 'autolink', url: '/a', children: [{ type: 'text', text: 'b' }] }],
    },
    '<p><a href="/a">b</a></p>',
  ],
  [{ type: 'paragraph', children: [{ type: 'text', text: 5 }] }, ''],
  [{ type: 'audio', src: 'https://a.az/b.mp3', title: 'Ad' }, '<p><a href="https://a.az/b.mp3">Ad</a></p>'],
  [{ type: 'video', src: 'https://a.az/b.mp4' }, '<p><a href="https://a.az/b.mp4">b.mp4</a></p>'],
])('the block %j becomes %s', (block, html) => {
  const { html: made, losses } = lexical(block);
  expect([made, losses.filter(({ code }) => code === 'blockUnknown')]).toEqual([html, []]);
});

it('the older editor has texts, pictures, lists and cards', () => {
  const document = {
    markups: [['a', ['rel', 'nofollow', 'href', 'https://a.az?a&b']], ['em']],
    cards: [['callout', { calloutText: 'Bilin' }], ['hr'], [5]],
    sections: [
      [
        1,
        'p',
        [
          [0, [0, 1], 1, 'a<b'],
          [1, [], 1, 0],
          [0, [], 0, 'son'],
        ],
      ],
      [2, 'https://a.az/1.jpg'],
      [3, 'ol', [[[0, [], 0, 'bir']], [[0, [], 0, 'iki']]]],
      [10, 0],
      [10, 9],
      [5, 0],
      [10, 2],
      [99, 'p'],
    ],
  };
  expect(mobiledoc(document).html).toBe(
    '<p><a href="https://a.az?a&#38;b"><em>a&#60;b</em><br></a>son</p><figure><img src="https://a.az/1.jpg" alt=""></figure><ol><li>bir</li><li>iki</li></ol><p>Bilin</p>',
  );
  expect(mobiledoc({}).html).toBe('');
});

it.each(['{', '[]', '1', null])('a document that cannot be read, %j, has no text', (text) => {
  expect(convert({ html: '', lexical: text, mobiledoc: text }).html).toBe('');
});

it.each<[GhostRow, string, string[]]>([
  [{}, 'published', []],
  [{ status: 'scheduled' }, 'scheduled', []],
  [{ status: 'draft' }, 'draft', []],
  [{ status: 'sent' }, 'draft', ['statusUnknown sent']],
  [{ visibility: 'public' }, 'published', []],
  [{ visibility: 'members' }, 'draft', ['membersOnly members']],
  [{ published_at: 'dünən' }, 'published', ['dateInvalid']],
  [{ status: 'draft', published_at: 'dünən' }, 'draft', []],
  [
    { codeinjection_head: 'x', codeinjection_foot: 'y' },
    'published',
    ['codeInjection codeinjection_head', 'codeInjection codeinjection_foot'],
  ],
])('the post %j becomes %s', (post, status, losses) => {
  const article = convert(post);
  expect(article.status).toBe(status);
  expect(
    article.losses.map(({ code, detail }) => (detail === undefined ? code : `${code} ${detail}`)),
  ).toEqual(losses);
});

it.each([
  ['2025-06-30T15:31:36.000Z', Date.UTC(2025, 5, 30, 15, 31, 36)],
  ['2025-06-30 15:31:36', Date.UTC(2025, 5, 30, 15, 31, 36)],
  [1_751_297_496_000, 1_751_297_496_000],
  ['dünən', null],
  [null, null],
])('the date %j is read as %s', (given, moment) => {
  expect(convert({ published_at: given, created_at: given, updated_at: given })).toMatchObject({
    publishedAt: moment,
    createdAt: moment,
    updatedAt: moment,
  });
  expect(convert({ status: 'scheduled', published_at: given }).publishedAt).toBe(moment);
  // A draft has no date of publication.
  expect(convert({ status: 'draft', published_at: given }).publishedAt).toBeNull();
});

it('what a post lacks is missing, and the first tag is the category', () => {
  expect(convert({})).toMatchObject({
    title: null,
    slug: null,
    excerpt: null,
    author: null,
    image: null,
    featured: false,
    oldPaths: [],
    categories: [],
    tags: [],
  });
  const tags = [
    { slug: 'a', name: 'A' },
    { slug: 'b', name: 'B' },
  ];
  const authors = [{ name: 'Leyla' }, { name: 'Rəşad' }, { name: 'Aysel' }];
  const post = convert(
    { slug: 'x', featured: true, canonical_url: '__GHOST_URL__/y', meta_title: 'SEO' },
    { tags, authors, meta: { meta_description: 'Təsvir' } },
  );
  expect(post).toMatchObject({
    oldPaths: ['/x/'],
    featured: true,
    categories: ['a'],
    tags: ['B'],
    author: 'Leyla',
    canonicalUrl: `${ORIGIN}/y`,
    seoTitle: 'SEO',
    seoDescription: 'Təsvir',
  });
  expect(post.losses).toEqual([{ code: 'coAuthors', detail: 'Rəşad, Aysel' }]);
  expect(convert({ meta_description: 'Köhnə' }).seoDescription).toBe('Köhnə');
  expect(convert({ canonical_url: 'y' })).not.toHaveProperty('canonicalUrl');
});

it('the picture of a post may have been stored under its older name', () => {
  expect(convert({ image: '/a.jpg' }).image).toEqual({ url: `${ORIGIN}/a.jpg` });
  expect(convert({ image: 'x', feature_image: '__GHOST_URL__/b.jpg' }).image).toEqual({
    url: `${ORIGIN}/b.jpg`,
  });
  const long = `__GHOST_URL__/${'b'.repeat(300)}`;
  expect(convert({ feature_image: long }, { origin: null })).toMatchObject({
    image: null,
    losses: [{ code: 'imageUnresolved', detail: long.slice(0, 200) }],
  });
});
