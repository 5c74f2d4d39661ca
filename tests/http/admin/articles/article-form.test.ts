import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { articleFieldNames } from '#features/articles/rules/article-fields.ts';
import type { ArticleStatus } from '#features/articles/tables.ts';
import { articleFormText, articleListText, previewText } from '#features/articles/text.ts';
import { mediaText } from '#features/media/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../../kit/content/accounts.ts';
import { newId, writeCategory } from '../../../kit/content/articles.ts';
import { pngOf } from '../../../kit/content/media.ts';
import { writeOwnArticle } from '../../../kit/content/newsroom.ts';
import { attributesOf, textOf } from '../../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../../kit/site/site.ts';
import { signIn, type Visitor } from '../../../kit/site/visitor.ts';

const CREATE = '/admin/articles/create';
const sound = {
  title: 'Turun proqramı açıqlandı',
  excerpt: 'Oyunlar həftəsonu keçiriləcək.',
  content: '<p>Proqram klublara göndərilib.</p>',
  category: 'football',
  author: 'Aysel Məmmədli',
};

describe('the form of an article', () => {
  let site: TestSite;
  let editor: Visitor;
  let author: Visitor;
  let authorIs: Actor;
  let editorIs: Actor;
  beforeAll(async () => {
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        editorIs = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
        authorIs = await writeStaff(db, 'author', { name: 'Aysel Məmmədli' });
        await writeCategory(db, 'football', 'Futbol');
      },
    });
    editor = await signIn(site, editorIs.email);
    author = await signIn(site, authorIs.email);
  });
  afterAll(() => site.stop());

  const find = async (title: string) => {
    let found: { id: string; slug: string; status: ArticleStatus; published_at: number | null } | undefined;
    await site.change(async (db) => {
      found = await db
        .selectFrom('article')
        .select(['id', 'slug', 'status', 'published_at'])
        .where('title', '=', title)
        .executeTakeFirst();
    });
    return found;
  };

  test.each(articleFieldNames)('has an input for the field %s', async (field) => {
    // Each chosen tag is an input of its own; new tags are typed into this one.
    const name = field === 'tags' ? 'newTag' : field;
    const html = await (await editor.get(CREATE)).text();
    expect(html).toMatch(new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"`));
  });

  test('a preview link shows the saved text to everyone who has it; not every author may create one', async () => {
    let own = '';
    let others = '';
    await site.change(async (db) => {
      own = (await writeOwnArticle(db, authorIs, { title: 'Öz qaralaması' })).id;
      others = (await writeOwnArticle(db, editorIs, { title: 'Başqasının qaralaması' })).id;
    });
    expect((await author.get(`/admin/articles/preview/${others}`)).status).toBe(403);
    const form = await (await author.get(`/admin/articles/edit/${others}`)).text();
    expect(form).toContain('Başqasının qaralaması');
    expect(form).not.toContain(`/admin/articles/preview/${others}`);
    const list = await (await author.get('/admin/articles')).text();
    expect(list).toContain(`/admin/articles/preview/${own}`);
    expect(list).not.toContain(`/admin/articles/preview/${others}`);

    const link = (await author.get(`/admin/articles/preview/${own}`)).headers.get('location') ?? '';
    const toForm = `/admin/articles/edit/${own}`;
    expect(await (await author.get(link)).text()).toContain(toForm);
    const opened = await site.fetch(link);
    expect(await opened.text()).not.toContain(toForm);
    expect(opened.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const draft = {
      kind: 'autosave',
      articleId: own,
      tabKey: 'preview',
      writer: authorIs.id,
      sequence: 1,
      baseVersion: 1,
      fields: { ...sound, title: 'Hələ saxlanmamış başlıq' },
    };
    const cookie = [...author.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { 'Content-Type': 'application/json', Origin: site.url, cookie };
    const sent = { method: 'POST', headers, body: JSON.stringify(draft) };
    expect((await site.fetch('/admin/articles/draft', sent)).status).toBe(200);
    const seen = textOf(await (await site.fetch(link)).text());
    expect(seen).toContain('Öz qaralaması');
    expect(seen).not.toContain('Hələ saxlanmamış başlıq');
    const mine = textOf(await (await author.get(link)).text());
    expect(mine).toContain('Hələ saxlanmamış başlıq');
    expect(mine).toContain(previewText.ownWords);
  });

  test('every rule of §5 has its message, and the typed text stays', async () => {
    const answer = await editor.post(CREATE, { title: ' ', excerpt: 'x'.repeat(501), intent: 'publish' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    const words = textOf(html);
    for (const sentence of [
      problemText['form.incomplete'],
      problemText['title.required'],
      problemText['excerpt.tooLong'],
      problemText['content.required'],
      problemText['category.required'],
      problemText['author.required'],
    ])
      expect(words).toContain(sentence);
    expect(words).toContain(articleFormText.excerptCounter(501));
    expect(html).toContain('x'.repeat(501));
    expect(textOf(await (await editor.post(CREATE, { intent: 'draft' })).text())).toContain(
      problemText['excerpt.required'],
    );
  });

  test('a new article that is sent again after a lost response is saved with the text that was typed since', async () => {
    const form = { ...sound, id: newId(), title: 'Cavabı itən', intent: 'draft' };
    expect((await author.post(CREATE, form)).status).toBe(302);
    expect((await author.post(CREATE, { ...form, title: 'Cavabı itən, düzəldilmiş' })).status).toBe(302);
    expect(await find('Cavabı itən')).toBeUndefined();
    expect(await find('Cavabı itən, düzəldilmiş')).toMatchObject({ id: form.id, status: 'draft' });
    const submitted = { ...form, title: 'Cavabı itən, düzəldilmiş', intent: 'submit' };
    // The same press sent twice has one answer.
    for (const _press of [1, 2]) expect((await author.post(CREATE, submitted)).status).toBe(302);
    expect(await find('Cavabı itən, düzəldilmiş')).toMatchObject({ status: 'pending' });
    // What cannot be saved any more is refused and kept, never reported as saved.
    const late = await author.post(CREATE, { ...submitted, title: 'Gec yazılan' });
    expect(late.status).toBe(403);
    expect(await late.text()).toContain('Gec yazılan');
  });

  test.each([
    ['draft', 'published', 'draft'],
    ['publish', 'draft', 'published'],
    ['selected', 'published', 'published'],
    ['selected', 'draft', 'draft'],
  ])('the button %s with the status field on %s makes a %s article (§4)', async (intent, status, made) => {
    const title = `${intent} ${status}`;
    const answer = await editor.post(CREATE, { ...sound, title, intent, status });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/admin/articles');
    const shown = textOf(await (await editor.get('/admin/articles')).text());
    const { success } = articleFormText;
    expect(shown).toContain(made === 'published' ? success.published : success.draft);
    const article = await find(title);
    expect(article?.status).toBe(made);
    expect(article?.published_at === null).toBe(made === 'draft');
  });

  test('values are trimmed; a taken address gets a number', async () => {
    await editor.post(CREATE, { ...sound, title: '  Qəbələ – Kəpəz 2:1 ', intent: 'publish' });
    const { id: seenSimilar = '', slug } = (await find('Qəbələ – Kəpəz 2:1')) ?? {};
    expect(slug).toBe('qebele-kepez-21');
    await editor.post(CREATE, { ...sound, title: 'Qəbələ - Kəpəz 2:1', intent: 'publish', seenSimilar });
    expect((await find('Qəbələ - Kəpəz 2:1'))?.slug).toBe('qebele-kepez-21-1');
  });

  test('a time of publication is in Baku time and in the future', async () => {
    const post = (title: string, scheduledAt: string) =>
      editor.post(CREATE, { ...sound, title, scheduledAt, intent: 'schedule' });
    const late = await post('Gec', '2020-01-01T10:00');
    expect(textOf(await late.text())).toContain(problemText['scheduledAt.past']);
    expect((await post('Vaxtında', '2099-01-01T10:00')).status).toBe(302);
    expect((await find('Vaxtında'))?.status).toBe('scheduled');
  });

  test('a typed time is never ignored: saving reschedules the article, publishing at once asks for confirmation', async () => {
    const timed = { ...sound, title: 'Vaxtı dəyişən', scheduledAt: '01.01.2099 10:00' };
    const early = await editor.post(CREATE, { ...timed, intent: 'publish' });
    expect([early.status, textOf(await early.text())]).toEqual([
      422,
      expect.stringContaining(problemText['scheduledAt.unused']),
    ]);
    await editor.post(CREATE, { ...timed, intent: 'schedule' });
    const { id = '' } = (await find(timed.title)) ?? {};
    const before = { id, baseVersion: '1', status: 'scheduled', scheduledBefore: '01.01.2099 10:00' };
    const save = (over: object) =>
      editor.post(`/admin/articles/edit/${id}`, { ...timed, ...before, intent: 'save', ...over });
    const timeNow = async () =>
      (await (await editor.get(`/admin/articles/edit/${id}`)).text()).match(
        /name="scheduledBefore" value="([^"]*)"/,
      )?.[1];
    expect((await save({ title: 'Vaxtı duran' })).status).toBe(302);
    expect(await timeNow()).toBe('01.01.2099 10:00');
    expect(
      (await save({ baseVersion: '2', title: 'Vaxtı duran', scheduledAt: '02.02.2099 12:30' })).status,
    ).toBe(302);
    expect(await timeNow()).toBe('02.02.2099 12:30');
    const later = { baseVersion: '3', title: 'Vaxtı duran', scheduledBefore: '02.02.2099 12:30' };
    expect(textOf(await (await save({ ...later, scheduledAt: '' })).text())).toContain(
      problemText['scheduledAt.required'],
    );
    expect((await save({ ...later, scheduledAt: '02.02.2099 12:30', intent: 'publish' })).status).toBe(302);
    expect((await find('Vaxtı duran'))?.status).toBe('published');
  });

  test('a picture is uploaded with the form, requires an alt text, and stays selected when another field is invalid', async () => {
    const send = async (over: Record<string, string>, bytes: Uint8Array<ArrayBuffer>, name: string) => {
      const form = new FormData();
      const fields = { ...sound, credit: '', caption: '', intent: 'publish', ...over };
      for (const [key, value] of Object.entries(fields)) form.set(key, value);
      form.set('file', new File([bytes], name, { type: 'image/png' }));
      const cookie = [...editor.cookies].map((pair) => pair.join('=')).join('; ');
      const init = { method: 'POST', body: form, headers: { cookie, Origin: site.url } };
      return site.fetch(CREATE, init);
    };
    const png = new Uint8Array(await pngOf('#c8102e'));
    const wordless = await send({ title: 'Şəkilli', alt: '', credit: 'Foto: Reuters' }, png, 'Qol.png');
    const html = await wordless.text();
    expect(wordless.status).toBe(422);
    expect(textOf(html)).toContain(problemText['alt.required']);
    expect(html).toMatch(/name="image" value="\/media\/articles\/\d+-[^"]+"/);
    // The picture is ours: what is missing can be written, and what was written is still there.
    expect(textOf(html)).not.toContain(mediaText.foreign);
    expect(html).toMatch(/<input[^>]* name="alt"/);
    expect(attributesOf(html, 'value')).toContain('Foto: Reuters');
    expect((await send({ title: 'Şəkilli', alt: 'Qol sevinci' }, png, 'Qol.png')).status).toBe(302);
    expect((await find('Şəkilli'))?.status).toBe('published');
    const other = new Uint8Array(await pngOf('#00563f'));
    const draft = { title: 'Hələ təsvirsiz', alt: '', credit: 'Foto: AFFA', intent: 'draft' };
    expect((await send(draft, other, 'Zal.png')).status).toBe(302);
    const { id = '' } = (await find(draft.title)) ?? {};
    expect(await (await editor.get(`/admin/articles/edit/${id}`)).text()).toContain('Foto: AFFA');
    const bulk = await editor.post('/admin/articles', { id, intent: 'publish' });
    const list = textOf(await bulk.text());
    expect(list).toContain(articleListText.skipped(1));
    expect(list).toContain(`${draft.title} : ${problemText['alt.required']}`);
    expect((await find(draft.title))?.status).toBe('draft');
    const text = new Uint8Array(Buffer.from('bu şəkil deyil'));
    const wrong = await send({ title: 'Saxta', alt: 'x' }, text, 'x.png');
    expect(textOf(await wrong.text())).toContain(problemText['image.type']);
    const large = new Uint8Array(5_242_881);
    large.set(png);
    const tooLarge = await send({ title: 'Böyük', alt: 'x' }, large, 'x.png');
    expect(textOf(await tooLarge.text())).toContain(problemText['image.size']);
  });

  test('an author writes and submits drafts; publishing is refused whatever the form says', async () => {
    const page = await (await author.get(CREATE)).text();
    expect(page).not.toMatch(/value="publish"|value="schedule"/);
    for (const intent of ['publish', 'schedule'])
      expect(
        (
          await author.post(CREATE, {
            ...sound,
            title: `Müəllif ${intent}`,
            intent,
            scheduledAt: '2099-01-01T10:00',
          })
        ).status,
      ).toBe(403);
    expect((await author.post(CREATE, { ...sound, title: 'Xahiş', intent: 'submit' })).status).toBe(302);
    expect((await find('Xahiş'))?.status).toBe('pending');
  });

  test('an author changes only own drafts; the role decides about changes of the status', async () => {
    let foreign = '';
    let own = '';
    await site.change(async (db) => {
      foreign = (await writeOwnArticle(db, editorIs, { title: 'Redaktorun yazısı' })).id;
      own = (await writeOwnArticle(db, authorIs, { title: 'Müəllifin yazısı' })).id;
    });
    const edit = (who: Visitor, id: string, over: Record<string, string>) =>
      who.post(`/admin/articles/edit/${id}`, { ...sound, id, baseVersion: '1', ...over });
    expect((await edit(author, foreign, { title: 'Dəyişdim', intent: 'draft' })).status).toBe(403);
    expect((await edit(author, own, { title: 'Dəyişdim', intent: 'draft' })).status).toBe(302);
    expect((await edit(author, own, { title: 'Dəyişdim', intent: 'publish', baseVersion: '2' })).status).toBe(
      403,
    );
    expect((await author.get(`/admin/articles/edit/${foreign}`)).status).toBe(200);
    expect((await edit(editor, foreign, { title: 'Nəşr', intent: 'archive' })).status).toBe(409);
    expect((await author.get('/admin/articles/edit/yoxdur')).status).toBe(404);
  });

  test('nothing is saved under the name of somebody who signed in meanwhile, and the typed text stays', async () => {
    const fields = { ...sound, title: 'Kimin yazısı', intent: 'draft' };
    const answer = await editor.post(CREATE, { ...fields, writer: authorIs.id });
    const html = await answer.text();
    expect([answer.status, textOf(html).includes(problemText['login.other'])]).toEqual([401, true]);
    expect(html).toContain('Kimin yazısı');
    expect(await find('Kimin yazısı')).toBeUndefined();
    expect((await editor.post(CREATE, { ...fields, writer: editorIs.id })).status).toBe(302);
  });

  test('autosaves can be stored and discarded only by signed-in accounts', async () => {
    const send = (who: Visitor | null, message: object) => {
      const cookie = who ? [...who.cookies].map((pair) => pair.join('=')).join('; ') : '';
      return site.fetch('/admin/articles/draft', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', cookie, Origin: site.url },
        body: JSON.stringify(message),
      });
    };
    const tab = { articleId: 'A'.repeat(20), tabKey: 'pencere', writer: authorIs.id };
    const draft = { kind: 'autosave', ...tab, baseVersion: null, fields: { title: 'Yarımçıq' } };
    const stranger = await send(null, { ...draft, sequence: 1 });
    expect([stranger.status, await stranger.json()]).toEqual([401, { problem: 'login.expired' }]);
    const other = await send(editor, { ...draft, sequence: 1 });
    expect([other.status, await other.json()]).toEqual([401, { problem: 'login.other' }]);
    expect((await send(author, { kind: 'lost' })).status).toBe(400);
    const kept = await send(author, { ...draft, sequence: 2 });
    expect(kept.status).toBe(200);
    expect(await kept.json()).toMatchObject({ at: expect.any(Number), others: [], current: null });
    expect(await (await author.get(CREATE)).text()).toContain('Yarımçıq');
    expect(await (await editor.get(CREATE)).text()).not.toContain('Yarımçıq');
    await send(author, { kind: 'discard', ...tab });
    // Late, as over a slow network: what was thrown away stays so.
    await send(author, { ...draft, sequence: 1 });
    expect(await (await author.get(CREATE)).text()).not.toContain('Yarımçıq');
  });
});
