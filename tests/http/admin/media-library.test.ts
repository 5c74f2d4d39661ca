import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { mediaText } from '#features/media/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { pngOf } from '../../kit/content/media.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

interface Answer {
  picture: { id: string; url: string; width: number; alt: string };
  isDuplicate: boolean;
  problem: keyof typeof problemText;
}

describe('pictures of the newsroom', async () => {
  let editor: Actor;
  let author: Actor;
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      editor = await writeStaff(db, 'editor');
      author = await writeStaff(db, 'author');
    },
  });
  afterAll(site.stop);

  const formOf = (bytes: Buffer | string, fields: Record<string, string> = {}, name = 'Qol anı.png') => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('file', new File([bytes as BlobPart], name, { type: 'image/png' }));
    return form;
  };
  const send = (who: Visitor | null, path: string, body: FormData, origin = site.url) =>
    site.fetch(path, {
      method: 'POST',
      body,
      headers: {
        Origin: origin,
        cookie: [...(who?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
  const upload = async (who: Visitor, bytes: Buffer, fields = {}) =>
    (await (await send(who, '/admin/media/upload', formOf(bytes, fields))).json()) as Answer;

  test('require a signed-in account, with the message of the specification', async () => {
    const answer = await send(null, '/admin/media/upload', formOf(await pngOf('#111111')));
    expect(answer.status).toBe(401);
    const { problem } = (await answer.json()) as Answer;
    expect(problemText[problem]).toBe('Şəkil yükləmək üçün admin girişi tələb olunur.');
    expect((await site.fetch('/admin/media/pictures')).status).toBe(401);
  });

  test('are uploaded by a form, once each, and can be found, described and shown', async () => {
    const who = await signIn(site, author.email);
    const bytes = await pngOf('#204060');
    const first = await send(who, '/admin/media/upload', formOf(bytes));
    expect(first.status).toBe(201);
    const { picture } = (await first.json()) as Answer;
    expect(picture.url).toMatch(/^\/media\/articles\/\d+-qol-ani\.png$/);
    expect((await site.fetch(picture.url)).status).toBe(200);
    expect(await upload(who, bytes)).toMatchObject({ isDuplicate: true, picture: { id: picture.id } });
    const copy = await upload(who, bytes, { allowsDuplicate: '1' });
    expect(copy.isDuplicate).toBe(false);
    // What is typed is kept before there is an alt text.
    const early = await who.post(`/admin/media/${picture.id}/metadata`, { alt: '', credit: 'AFFA' });
    expect(await early.json()).toMatchObject({ picture: { alt: '', credit: 'AFFA' } });
    const words = await who.post(`/admin/media/${picture.id}/metadata`, {
      alt: 'Qapıçı topu tutur',
      credit: 'AFFA',
      caption: '',
      focalX: '25',
      focalY: '75',
    });
    expect(await words.json()).toMatchObject({
      picture: { alt: 'Qapıçı topu tutur', focalX: 0.25, focalY: 0.75 },
    });
    const empty = await who.post(`/admin/media/${picture.id}/metadata`, { alt: '' });
    expect([empty.status, await empty.json()]).toEqual([
      422,
      { problems: [{ field: 'alt', code: 'alt.required' }] },
    ]);
    const found = await (await who.get('/admin/media/pictures?q=qapici')).json();
    expect(found).toMatchObject({ pictures: [{ id: picture.id }], next: null });
    const byAddress = async (url: string) =>
      (await who.get(`/admin/media/pictures?${new URLSearchParams({ url })}`)).json();
    expect(await byAddress(picture.url)).toMatchObject({
      pictures: [{ id: picture.id, alt: 'Qapıçı topu tutur', canEdit: true }],
    });
    expect(await byAddress('/media/articles/1-gone.png')).toEqual({ pictures: [], next: null });
    const page = await (await who.get(`/admin/media/${picture.id}`)).text();
    for (const fact of ['articles/', 'image/png', 'originalName', ...Object.values(mediaText.meta)])
      expect(page).toContain(fact);
  });

  test('are refused for every reason of the specification', async () => {
    const who = await signIn(site, author.email);
    const codeOf = async (body: FormData, origin?: string) => {
      const answer = await send(who, '/admin/media/upload', body, origin);
      return [answer.status, ((await answer.json()) as Answer).problem];
    };
    expect(await codeOf(formOf('bu şəkil deyil'))).toEqual([422, 'image.type']);
    expect(await codeOf(formOf(''))).toEqual([422, 'image.required']);
    const png = await pngOf('#335577');
    expect(await codeOf(formOf(png.subarray(0, png.length - 40)))).toEqual([422, 'image.corrupt']);
    expect(await codeOf(formOf(png, { sha256: 'f'.repeat(64) }))).toEqual([422, 'image.checksum']);
    const large = Buffer.concat([png, Buffer.alloc(5_242_881 - png.length)]);
    expect(await codeOf(formOf(large))).toEqual([422, 'image.size']);
    expect(await codeOf(formOf(png), 'https://elsewhere.example')).toEqual([403, 'origin.denied']);
  });

  test('are refused as too large before they are read, also without scripts', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '12000000' };
    const { status, body } = await site.ask('/admin/media', { method: 'POST', headers });
    expect(status).toBe(413);
    expect(textOf(body.toString())).toContain(problemText['image.size']);
  });

  test('are replaced everywhere, the old address redirects, and used pictures cannot be deleted', async () => {
    const who = await signIn(site, editor.email);
    const { picture } = await upload(who, await pngOf('#aa3300'));
    let slug = '';
    await site.change(async (db) => {
      ({ slug } = await writeArticle(db, {
        title: 'Əvəz olunan şəkil',
        image: picture.url,
        content: `<p>Mətn</p><p><img src="${picture.url}" alt="Qol"></p>`,
      }));
    });
    const page = `/admin/media/${picture.id}`;
    const refused = await who.post(page, { intent: 'delete' });
    expect([refused.status, (await refused.text()).includes(problemText['image.inUse'])]).toEqual([
      409,
      true,
    ]);
    const replaced = await send(who, page, formOf(await pngOf('#00aa33'), { intent: 'replace' }, 'yeni.png'));
    expect(replaced.status).toBe(302);
    const article = await (await site.fetch(`/article/${slug}`)).text();
    expect(article).not.toContain(picture.url);
    const fresh = /\/media\/articles\/\d+-yeni\.png/.exec(article)?.[0] ?? '';
    for (const [asked, leads] of [
      [picture.url, fresh],
      [`${picture.url}/16x9-320.webp?v=500-500`, `${fresh}/16x9-320.webp?v=500-500`],
    ] as const) {
      // What was asked for lately is remembered for a minute; this address was not.
      const moved = await site.fetch(asked);
      expect([moved.status, moved.headers.get('location')]).toEqual([302, leads]);
    }
    await site.change(async (db) => void (await db.deleteFrom('article').where('slug', '=', slug).execute()));
    expect((await who.post(page, { intent: 'delete' })).status).toBe(302);
    expect((await site.fetch(`${fresh}/1x1-320.webp?v=500-500`)).status).toBe(404);
    expect((await who.get(page)).status).toBe(404);
  });

  test('of others cannot be changed by an author', async () => {
    const [chief, who] = [await signIn(site, editor.email), await signIn(site, author.email)];
    const { picture } = await upload(chief, await pngOf('#5500aa'));
    expect((await who.post(`/admin/media/${picture.id}/metadata`, { alt: 'x' })).status).toBe(403);
    expect((await who.post(`/admin/media/${picture.id}`, { intent: 'delete' })).status).toBe(403);
    expect((await chief.post(`/admin/media/${picture.id}/metadata`, { alt: 'x' })).status).toBe(200);
  });
});
