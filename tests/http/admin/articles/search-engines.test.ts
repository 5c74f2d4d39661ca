import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { sharePreviewText } from '#features/share-pictures/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../../kit/content/accounts.ts';
import { writeCategory } from '../../../kit/content/articles.ts';
import { writeOwnArticle } from '../../../kit/content/newsroom.ts';
import { textOf } from '../../../kit/site/html.ts';
import { siteEngine, startSite } from '../../../kit/site/site.ts';
import { signIn } from '../../../kit/site/visitor.ts';

describe('the original address of an article', async () => {
  let editor: Actor;
  let published = '';
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      editor = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
      await writeCategory(db, 'football', 'Futbol');
      const told = { noindex: true, canonicalUrl: 'https://original.example/a' };
      published = (await writeOwnArticle(db, editor, { status: 'published', ...told })).id;
    },
  });
  afterAll(site.stop);

  test('is in the form, with the share picture that readers of other sites see', async () => {
    const visitor = await signIn(site, editor.email);
    const form = await (await visitor.get(`/admin/articles/edit/${published}`)).text();
    expect(textOf(form)).toContain(sharePreviewText.hidden);
    expect(form).toContain('value="https://original.example/a"');
    const [picture = ''] = /\/share\/article\/\w+\/current\.jpg\?v=\d+/.exec(form) ?? [];
    const current = (await site.fetch(picture)).headers.get('location') ?? '';
    expect((await site.fetch(current)).headers.get('content-type')).toBe('image/jpeg');
  });

  test('is refused at its field when it is no address, and stays in the form', async () => {
    const visitor = await signIn(site, editor.email);
    const fields = { title: 'Başlıq', excerpt: 'Qısa', content: '<p>Mətn</p>', category: 'football' };
    const typed = { ...fields, author: 'Aysel', canonicalUrl: 'original.example/a', intent: 'draft' };
    const answer = await visitor.post('/admin/articles/create', typed);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toContain(problemText['canonicalUrl.invalid']);
    expect(html).toContain('value="original.example/a"');
  });
});
