import { beforeEach, describe, expect, it } from 'vitest';
import { sanitiseContent } from '#features/articles/rules/sanitise-content.ts';
import { makeWxr } from '#tests/kit/content/exports/make-wxr.ts';
import { readWordpress, readWordpressFile } from '#tests/kit/content/exports/read-wordpress.ts';
import { type ImportedArticle, type ImportedRecord, ImportFileInvalid } from '../imported-record.ts';

const FILE = 'tests/kit/content/exports/wordpress.xml';

describe('parseWordpress', () => {
  let records: ImportedRecord[];
  beforeEach(async () => {
    records = await readWordpressFile(FILE);
  });
  const article = (id: string) =>
    records.find(
      (one): one is ImportedArticle => one.kind === 'article' && one.sourceId === id,
    ) as ImportedArticle;

  it('reads categories, tags and authors before the posts, also those that only a post names', () => {
    expect(records.filter(({ kind }) => kind !== 'article' && kind !== 'skipped')).toEqual([
      { kind: 'site', address: 'https://meydan.example' },
      { kind: 'author', sourceId: 'leyla', name: 'Leyla Quliyeva', oldPath: '/author/leyla/' },
      {
        kind: 'category',
        sourceId: 'premyer-liqa',
        name: 'Premyer Liqa',
        slug: 'premyer-liqa',
        description: 'Azərbaycan çempionatı',
        oldPath: '/category/futbol/premyer-liqa/',
      },
      {
        kind: 'category',
        sourceId: 'futbol',
        name: 'Futbol & həyat',
        slug: 'futbol',
        oldPath: '/category/futbol/',
      },
      { kind: 'tag', sourceId: 'qarabag', name: 'Qarabağ', oldPath: '/tag/qarabag/' },
      {
        kind: 'category',
        sourceId: 'musahibe',
        name: 'Müsahibə',
        slug: 'musahibe',
        oldPath: '/category/musahibe/',
      },
    ]);
    const kinds = records.map((one) => (one.kind === 'article' ? one.sourceId : one.kind));
    expect(kinds.lastIndexOf('category')).toBe(kinds.indexOf('102') - 1);
  });

  it('reads a post of the block editor with everything that belongs to it', () => {
    const { html, ...rest } = article('101');
    expect(rest).toEqual({
      kind: 'article',
      sourceId: '101',
      title: 'Derbidə 94-cü dəqiqənin qolu – "Qarabağ" qalib gəldi',
      slug: 'derbi-qarabag',
      excerpt: 'Son dəqiqə hər şeyi dəyişdi.',
      categories: ['premyer-liqa', 'futbol'],
      tags: ['Qarabağ', 'Derbi'],
      author: 'Leyla Quliyeva',
      image: {
        url: 'https://meydan.example/wp-content/uploads/2024/05/azarkes.jpg',
        alt: 'Azarkeşlər tribunada',
        caption: 'Tribuna',
      },
      status: 'published',
      featured: true,
      views: 1250,
      createdAt: Date.UTC(2024, 4, 1, 17, 30),
      updatedAt: Date.UTC(2024, 4, 2, 5),
      publishedAt: Date.UTC(2024, 4, 1, 17, 30),
      oldPaths: ['/2024/05/derbi-qarabag/', '/?p=101', '/2024/05/qarabag-qalib/'],
      seoDescription: 'Derbinin hesabatı',
      canonicalUrl: 'https://liqa.example/derbi',
      noindex: true,
      losses: [
        { code: 'blockUnknown', detail: 'latest-posts' },
        { code: 'seoTemplate', detail: '%%title%% %%sep%% %%sitename%%' },
        { code: 'comments', detail: '2' },
      ],
    });
    const video = 'https://www.youtube.com/watch?v=aBcDeFgHiJk';
    const uploads = 'https://meydan.example/wp-content/uploads/2024/05';
    expect(sanitiseContent(html)).toBe(
      '<p>Matçın taleyini <a href="/2024/04/evvelki-oyun/">əvvəlki oyun</a> kimi son dəqiqə həll etdi.</p>' +
        `<figure><img src="${uploads}/qol.jpg" alt="Qol anı" /><figcaption>Son <em>zərbə</em></figcaption></figure>` +
        `<figure data-embed="youtube" data-address="${video}"><a href="${video}">${video}</a></figure>` +
        `<figure><img src="${uploads}/qol.jpg" alt="" /></figure>` +
        `<figure><img src="${uploads}/azarkes.jpg" alt="" /><figcaption>Azarkeşlər</figcaption></figure>` +
        '<p><em>Oyundan kadrlar</em></p>' +
        '<table><tbody><tr><td>Qarabağ</td><td>3</td></tr></tbody></table>',
    );
  });

  it('reads a post of the classic editor: line breaks, shortcodes, addresses alone in a line', () => {
    const { html, ...rest } = article('102');
    expect(rest).toMatchObject({
      slug: 'матч',
      author: 'kohne',
      excerpt: null,
      image: null,
      seoTitle: 'Böyük müsahibə',
      noindex: true,
      publishedAt: Date.UTC(2016, 2, 10, 8),
      oldPaths: ['/2016/03/%d0%bc%d0%b0%d1%82%d1%87/', '/?p=102'],
      losses: [
        { code: 'imageUnresolved', detail: '999' },
        { code: 'shortcodeUnknown', detail: 'contact-form-7' },
        { code: 'shortcodeUnknown', detail: 'vurgu' },
        { code: 'mediaLinked', detail: 'https://meydan.example/ses.mp3' },
        { code: 'imageUnresolved', detail: '555' },
      ],
    });
    const uploads = 'https://meydan.example/wp-content/uploads/2024/05';
    const embed = (provider: string, address: string) =>
      `<figure data-embed="${provider}" data-address="${address}"><a href="${address}">${address}</a></figure>`;
    expect(sanitiseContent(html).replaceAll('\n', '')).toBe(
      '<p>Birinci sətir<br />ikinci sətir</p>' +
        `<figure><img src="${uploads}/qol.jpg" alt="Qol" /><figcaption>Şəklin <em>izahı</em></figcaption></figure>` +
        `<figure><img src="${uploads}/qol.jpg" alt="" /></figure>` +
        embed('youtube', 'https://youtu.be/aBcDeFgHiJk') +
        embed('x', 'https://x.com/meydan/status/1234567890') +
        '<p>"Məşqçi [baş məşqçi] dedi: [gallery] nümunədir", mətn.</p><ul><li>bir</li><li>iki</li></ul>' +
        '<p><a href="https://meydan.example/ses.mp3">ses.mp3</a></p>',
    );
  });

  it('keeps statuses, and makes drafts of posts that only some could read', () => {
    expect(article('103')).toMatchObject({
      status: 'scheduled',
      createdAt: null,
      publishedAt: Date.UTC(2027, 0, 1, 9),
      html: '<p>]]&#62; mətn</p>',
    });
    expect(article('103').oldPaths).toEqual(['/?p=103']);
    expect(article('104')).toMatchObject({
      status: 'draft',
      publishedAt: null,
      losses: [{ code: 'privatePost' }],
    });
    expect(article('105')).toMatchObject({ status: 'draft', losses: [{ code: 'passwordProtected' }] });
  });

  it('says what it skips', () => {
    expect(records.filter(({ kind }) => kind === 'skipped')).toEqual([
      { kind: 'skipped', sourceId: '106', title: 'Silinmiş', loss: { code: 'trash', detail: 'post' } },
      { kind: 'skipped', sourceId: '107', title: 'Haqqımızda', loss: { code: 'page', detail: 'page' } },
      { kind: 'skipped', sourceId: '108', title: 'Fənər', loss: { code: 'otherType', detail: 'oyuncu' } },
    ]);
  });

  const three = makeWxr({
    url: 'https://old.example',
    posts: [
      { id: 1, title: 'Bir' },
      { id: 2, title: 'İki' },
      { id: 3, title: 'Üç' },
    ],
  });

  it.each([1000, 50_000])(
    'leaves out a post with %i elements in each other, and reads the next one',
    async (depth) => {
      const deep = `<x>${'<y>'.repeat(depth)}söz${'</y>'.repeat(depth)}</x>`;
      const read = await readWordpress(three.replace('<wp:post_id>2</wp:post_id>', `$&${deep}`));
      expect(read.filter(({ kind }) => kind === 'article')).toMatchObject([
        { sourceId: '1', title: 'Bir', html: '<p>Mətn</p>' },
        { sourceId: '3', title: 'Üç', html: '<p>Mətn</p>', oldPaths: ['/2024/05/yazi-3/', '/?p=3'] },
      ]);
      expect(read.filter(({ kind }) => kind === 'skipped')).toEqual([
        { kind: 'skipped', sourceId: '2', title: 'İki', loss: { code: 'contentTooLong' } },
      ]);
      const outside = three.replace('<wp:term_id>', `${deep}$&`);
      await expect(readWordpress(outside)).rejects.toMatchObject({ failure: 'invalid' });
    },
  );

  it('reads the post behind one that is too deep also where the file is read in parts', async () => {
    const deep = `<x>${'<y>'.repeat(60)}söz${'</y>'.repeat(60)}</x>`;
    // A file is read in parts of 64 KiB.
    const long = `<p>${'söz '.repeat(40_000)}</p>`;
    const xml = three.replace('<p>Mətn</p>', long).replace('<wp:post_id>2</wp:post_id>', `$&${deep}`);
    const read = (await readWordpress(xml)).filter(({ kind }) => kind === 'article' || kind === 'skipped');
    expect(read).toMatchObject([
      { sourceId: '1', html: long.replace(' </p>', '</p>') },
      { kind: 'skipped', sourceId: '2' },
      { sourceId: '3', title: 'Üç', html: '<p>Mətn</p>' },
    ]);
  });

  it('notes a published post without a date, and a status that it does not know', async () => {
    const xml = makeWxr({
      url: 'https://old.example',
      posts: [
        { id: 1, title: 'Bir', date: '0000-00-00 00:00:00' },
        { id: 2, title: 'İki', status: 'xüsusi' },
      ],
    });
    expect((await readWordpress(xml)).filter(({ kind }) => kind === 'article')).toMatchObject([
      {
        status: 'published',
        publishedAt: null,
        losses: [{ code: 'dateInvalid', detail: '0000-00-00 00:00:00' }],
      },
      { status: 'draft', losses: [{ code: 'statusUnknown', detail: 'xüsusi' }] },
    ]);
  });

  it.each([
    ['another feed', '<rss version="2.0"><channel></channel></rss>'],
    ['a file that ends too early', '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><item>'],
    ['another file', '{"db":[]}'],
  ])('refuses %s', async (_name, text) => {
    await expect(readWordpress(text)).rejects.toThrow(ImportFileInvalid);
  });
});
