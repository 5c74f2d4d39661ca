import { expect, it } from 'vitest';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { requirePage } from './require-page.ts';

describeOnEachDatabase('the target of a link', (open) => {
  it('is another site, a page, a file, or an article that is not published yet', async () => {
    const { db } = await open();
    const { slug } = await writeArticle(db, { status: 'draft' });
    const asked: string[] = [];
    const statuses = new Map([
      ['/contact?a=1', 200],
      ['/former', 301],
      ['/deleted', 410],
    ]);
    const pageStatus = async (address: string) => {
      asked.push(address);
      return statuses.get(address) ?? 404;
    };
    const require = (address: string) =>
      requirePage(db, { field: 'to', address, siteUrl: 'https://getto.az', pageStatus });
    for (const address of ['', 'https://other.az/none', '/media/articles/1-a.png', '/favicon.svg?v=2'])
      await require(address);
    expect(asked).toEqual([]);
    for (const address of ['https://getto.az/contact?a=1#b', ' /former', `/article/${slug}`])
      await require(address);
    for (const address of [
      '/none',
      '/none.svg/a',
      'https://getto.az/none',
      '/deleted',
      '/article/none',
      `/x/${slug}`,
    ])
      await expect(require(address), address).rejects.toThrow('to: address.noPage');
    const redirect = {
      field: 'to',
      siteUrl: 'https://getto.az',
      pageStatus,
      deleted: 'redirect.toDeleted',
    } as const;
    await expect(requirePage(db, { ...redirect, address: '/deleted' })).rejects.toThrow('redirect.toDeleted');
    await expect(requirePage(db, { ...redirect, address: '/none' })).rejects.toThrow('address.noPage');
  });
});
