import type { Visitor } from '#tests/kit/site/visitor.ts';

/** Publishes an article as an editor does. Resolves with the moment of the answer, of `performance.now`. */
export async function publishArticle(editor: Visitor, title: string): Promise<number> {
  const answer = await editor.post('/admin/articles/create', {
    title,
    excerpt: 'Qısa məzmun.',
    content: '<p>Mətn.</p>',
    category: 'football',
    author: 'Aysel',
    status: 'published',
    move: 'publish',
  });
  if (answer.status !== 302) throw new Error(`The publish was answered with ${answer.status}`);
  return performance.now();
}
