import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sanitiseContent } from '#features/articles/rules/sanitise-content.ts';
import { type ImportedArticle, type ImportedRecord, ImportFileInvalid } from '../imported-record.ts';
import { parseGhost } from './parse-ghost.ts';

const FILE = 'tests/kit/content/exports/ghost.json';
const ORIGIN = 'https://old.example';

async function readAll(file = FILE, origin: string | null = ORIGIN): Promise<ImportedRecord[]> {
  const records: ImportedRecord[] = [];
  for await (const record of parseGhost(file, { origin })) records.push(record);
  return records;
}

const articlesOf = (records: ImportedRecord[]) =>
  records.filter((one): one is ImportedArticle => one.kind === 'article');

function writeFile(text: string): string {
  const file = join(tmpdir(), `newsroom-ghost-${process.pid}.json`);
  writeFileSync(file, text);
  return file;
}

describe('parseGhost', () => {
  it('reads authors, main tags as categories and other public tags, and says what it leaves out', async () => {
    const records = await readAll();
    expect(records.filter(({ kind }) => kind !== 'article')).toEqual([
      { kind: 'site', address: ORIGIN },
      { kind: 'author', sourceId: '1', name: 'Leyla Quliyeva', oldPath: '/author/leyla/' },
      { kind: 'author', sourceId: '2', name: 'Rəşad Əliyev', oldPath: '/author/resad/' },
      {
        kind: 'category',
        sourceId: 'reportaj',
        slug: 'reportaj',
        name: 'Reportaj',
        oldPath: '/tag/reportaj/',
        description: 'Yerindən',
        color: '#FF0000',
      },
      { kind: 'tag', sourceId: 't2', name: 'Neftçi', oldPath: '/tag/neftci/' },
      { kind: 'loss', loss: { code: 'members', detail: '1' } },
      { kind: 'skipped', sourceId: '6650f1a0c4', title: 'Haqqımızda', loss: { code: 'page' } },
    ]);
  });

  it('reads a post with everything that belongs to it', async () => {
    const [first] = articlesOf(await readAll());
    const { html, ...rest } = first as ImportedArticle;
    expect(rest).toEqual({
      kind: 'article',
      sourceId: '6650f1a0c1',
      title: 'Tribunadan reportaj',
      slug: 'tribunadan-reportaj',
      excerpt: 'Son dəqiqələr',
      categories: ['reportaj'],
      tags: ['Neftçi'],
      author: 'Leyla Quliyeva',
      image: { url: `${ORIGIN}/content/images/2024/05/uz.jpg`, alt: 'Stadion', caption: 'Foto: Meydan' },
      status: 'published',
      featured: true,
      views: 0,
      createdAt: Date.UTC(2024, 4, 1, 10),
      updatedAt: Date.UTC(2024, 4, 2, 10),
      publishedAt: Date.UTC(2024, 4, 1, 12),
      oldPaths: ['/tribunadan-reportaj/'],
      seoTitle: 'Reportaj',
      seoDescription: 'Tribunadan',
      canonicalUrl: 'https://liqa.example/reportaj',
      losses: [
        { code: 'scriptRemoved', detail: 'script' },
        { code: 'mediaLinked', detail: `${ORIGIN}/content/media/ses.mp3` },
        { code: 'codeInjection', detail: 'codeinjection_head' },
        { code: 'coAuthors', detail: 'Rəşad Əliyev' },
      ],
    });
    const video = 'https://www.youtube.com/watch?v=aBcDeFgHiJk';
    expect(sanitiseContent(html)).toBe(
      '<p>Oyun <a href="/evvelki/">əvvəlki</a> kimi başladı.</p>' +
        `<figure><img src="${ORIGIN}/content/images/2024/05/tribuna.jpg" alt="Tribuna" /><figcaption>Azarkeşlər</figcaption></figure>` +
        `<figure data-embed="youtube" data-address="${video}"><a href="${video}">${video}</a></figure>` +
        '<p><a href="https://liqa.example/cedvel">Cədvəl</a></p><p>Bilirsinizmi?</p>' +
        `<p><a href="${ORIGIN}/content/media/ses.mp3">Müsahibə</a></p>`,
    );
  });

  it('reads documents of both editors when there is no HTML', async () => {
    const [, lexical, mobiledoc] = articlesOf(await readAll());
    const post = 'https://x.com/klub/status/42';
    expect(sanitiseContent(lexical?.html ?? '')).toBe(
      '<p><em><strong>Qalın</strong></em><br /><a href="https://liqa.example">keçid</a></p><ol><li>bir</li></ol>' +
        `<figure><img src="${ORIGIN}/content/images/a.jpg" alt="A" /></figure>` +
        `<figure data-embed="x" data-address="${post}"><a href="${post}">${post}</a></figure>`,
    );
    expect(lexical).toMatchObject({ status: 'draft', losses: [{ code: 'blockUnknown', detail: 'signup' }] });
    expect(sanitiseContent(mobiledoc?.html ?? '')).toBe(
      '<h2>Başlıq</h2><p>Adi <strong><a href="https://liqa.example">keçid</a></strong><br />son</p><ul><li>bir</li></ul>' +
        '<figure><img src="https://cdn.example/m.jpg" alt="" /><figcaption>İzah</figcaption></figure>',
    );
    expect(mobiledoc).toMatchObject({ status: 'draft', losses: [{ code: 'membersOnly', detail: 'paid' }] });
  });

  it('reports the pictures of a site whose address it does not know', async () => {
    const [first] = articlesOf(await readAll(FILE, null));
    expect(first?.image).toBeNull();
    expect(first?.losses).toContainEqual({
      code: 'imageUnresolved',
      detail: '/content/images/2024/05/tribuna.jpg',
    });
    expect(first?.losses).toContainEqual({
      code: 'imageUnresolved',
      detail: '__GHOST_URL__/content/images/2024/05/uz.jpg',
    });
  });

  it('reads an export without the outer list, and refuses other files', async () => {
    const { db } = JSON.parse(readFileSync(FILE, 'utf8')) as { db: object[] };
    expect(await readAll(writeFile(JSON.stringify(db[0])))).toEqual(await readAll());
    for (const text of ['{"data":{}}', '[]', '{"db":[', '"x"'])
      await expect(readAll(writeFile(text))).rejects.toThrow(ImportFileInvalid);
  });
});
