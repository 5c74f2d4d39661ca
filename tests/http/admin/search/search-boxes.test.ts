import { afterAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { articleListText } from '#features/articles/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../../kit/content/accounts.ts';
import { writeArticle } from '../../../kit/content/articles.ts';
import { writeFixture, writeTeam } from '../../../kit/content/matches.ts';
import { writeOwnArticle } from '../../../kit/content/newsroom.ts';
import { elementsOf, textOf } from '../../../kit/site/html.ts';
import { siteEngine, startSite } from '../../../kit/site/site.ts';
import { signIn } from '../../../kit/site/visitor.ts';

describe('the search boxes of the back-office', async () => {
  let editor: Actor;
  let author: Actor;
  let united = '';
  let derby = '';
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      editor = await writeStaff(db, 'editor');
      author = await writeStaff(db, 'author');
      united = await writeTeam(db, 'Mançester Yunayted');
      const now = Date.now();
      await writeFixture(db, { teams: ['Qarabağ', 'Neftçi'], kick_off: now + 90 * MINUTE });
      derby = await writeFixture(db, { teams: ['Zirə', 'Mançester Yunayted'], kick_off: now + HOUR });
      await writeArticle(db, {
        title: 'Mətndə',
        content: '<p>Şəmkirin klubu</p>',
        author: 'Leyla',
        tags: ['Qarabağ'],
        now,
      });
      await writeArticle(db, { title: 'Şəmkir qalib gəldi', author: 'Aysel Məmmədli', now: now - MINUTE });
      await writeOwnArticle(db, editor, { title: 'Şəmkirdə təlim', status: 'draft', author: 'Orxan' });
    },
  });
  afterAll(site.stop);

  /** The headlines of the article list, in its order. */
  async function listed(query: string): Promise<string[]> {
    const html = await (await (await signIn(site, editor.email)).get(`/admin/articles?${query}`)).text();
    const links = elementsOf(html, 'a').filter((link) => /^<a [^>]*articles\/edit\//.test(link));
    return [...new Set(links.map(textOf))].filter((title) => /Şəmkir|Mətndə/.test(title));
  }

  test('the article list shows the best match first, and combines the search with filters and sorting', async () => {
    expect((await listed('q=şəmkir')).at(-1)).toBe('Mətndə');
    expect(await listed('q=şəmkir&sort=published')).toEqual([
      'Mətndə',
      'Şəmkir qalib gəldi',
      'Şəmkirdə təlim',
    ]);
    for (const query of ['SEMKIR qalib', 'Шәмкир галиб', 'şəmkirin qalibi', 'şemkir qalip', 'ayselin şəmkir'])
      expect(await listed(new URLSearchParams({ q: query }).toString()), query).toEqual([
        'Şəmkir qalib gəldi',
      ]);
    expect(await listed('q=şəmkir&status=draft')).toEqual(['Şəmkirdə təlim']);
    const html = await (await (await signIn(site, editor.email)).get('/admin/articles?q=semkir')).text();
    expect(textOf(html)).toContain(`${articleListText.allStatuses} 3`);
    expect(elementsOf(html, 'option').map(textOf)).toContain(articleListText.bestFirst);
  });

  test('the palette finds articles of any status, and teams with their matches by any of their names', async () => {
    const found = async (who: Actor, query: string) => {
      const answer = await (await signIn(site, who.email)).get(`/admin/find?q=${encodeURIComponent(query)}`);
      return ((await answer.json()) as { path: string; label: string }[]).map(({ path }) => path);
    };
    const team = `/admin/teams/${united}`;
    const match = `/admin/matches/${derby}/console`;
    for (const query of ['MU', 'man united', 'mancester yunaytedin'])
      expect(await found(editor, query), query).toEqual([team, match]);
    expect(await found(author, 'MU')).toEqual([match]);
    expect(await found(author, 'zirə MU')).toEqual([match]);
    expect(await found(author, 'şəmkirdə təlim')).toHaveLength(1);
    expect(await found(author, 'beləsöz')).toEqual([]);
  });

  test.each([
    ['/admin/teams?q=man+utd', 'Mançester Yunayted', 'Qarabağ'],
    ['/admin/teams?q=neftçinin', 'Neftçi', 'Zirə'],
    ['/admin/matches?q=MU', 'Mançester Yunayted', 'Neftçi'],
    ['/admin/matches?q=Карабаг', 'Qarabağ', 'Zirə'],
    ['/admin/tags?q=qarabağın', 'Qarabağ', 'tapılmadı'],
    ['/admin/home?slot=slider-1&q=semkirde+telim', 'Şəmkirdə təlim', 'tapılmadı'],
  ])('%s finds %s and not %s', async (address, name, other) => {
    const html = await (await (await signIn(site, editor.email)).get(encodeURI(address))).text();
    const main = textOf(elementsOf(html, 'main')[0] ?? '');
    expect(main).toContain(name);
    expect(main).not.toContain(other);
  });
});
