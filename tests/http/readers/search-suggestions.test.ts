import { afterAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#az/format/durations.ts';
import { tableText } from '#features/competitions/text.ts';
import { matchPageText, matchText } from '#features/matches/text.ts';
import type { Suggestion } from '#features/search/site/suggestions.ts';
import { searchText } from '#features/search/text.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import {
  stateColumns,
  writeCompetition,
  writeFixture,
  writeSeason,
  writeStanding,
  writeTeam,
} from '../../kit/content/matches.ts';
import { attributesOf, elementsOf, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const BEGAN = Date.now() - HOUR;

describe('the names of a search', async () => {
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      await writeArticle(db, { title: '“Neftçi” yeni məşqçi ilə danışır', now: BEGAN });
      await writeCompetition(db, 'cenub');
      await writeStanding(db, { competition: 'cenub' });
      const season_id = await writeSeason(db, { competition: 'cenub' });
      const write = (teams: [string, string], days: number, columns: object) =>
        writeFixture(db, {
          competition: 'cenub',
          teams,
          season_id,
          kick_off: BEGAN + days * DAY,
          ...columns,
        });
      await write(['Qarabağ', 'Neftçi'], -30, stateColumns.finished);
      await write(['Neftçi', 'Sabah'], -7, { ...stateColumns.finished, away_score: 4 });
      await write(['Neftçi', 'Qarabağ'], 7, stateColumns.scheduled);
      await write(['Zirə', 'Sabah'], 0, stateColumns.live);
      const team_id = await writeTeam(db, 'Neftçi');
      const player = { slug: 'emin', name: 'Emin Mahmudov', sort_key: '', version: 1, merged_into: null };
      await db
        .insertInto('player')
        .values({ ...player, id: 'emin', team_id, shirt: 8 })
        .execute();
      for (const [id, name, club] of [
        ['g1', 'Sənan Göytəpəli', 'Sabah'],
        ['g2', 'Sənan Göytəpəli', 'Qarabağ'],
        ['g3', 'Rauf Göytəpəli', null],
      ] as const)
        await db
          .insertInto('player')
          .values({ ...player, id, slug: id, name, team_id: club && (await writeTeam(db, club)) })
          .execute();
    },
  });
  afterAll(site.stop);
  const search = async (query: string) => {
    const html = await (await site.fetch(`/search?${new URLSearchParams({ q: query })}`)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    return { links: attributesOf(main, 'href'), text: elementsOf(main, 'section').map(textOf).join('\n') };
  };
  const suggest = async (query: string) => {
    const answer = await site.fetch(`/search/suggest?${new URLSearchParams({ q: query })}`);
    return { answer, suggestions: (await answer.json()) as Suggestion[] };
  };

  test('a team comes with its last and its next match', async () => {
    const { links, text } = await search('neftçinin oyunu');
    expect(links).toContain(`/komanda/${encodeURIComponent('neftçi')}`);
    expect(text).toMatch(new RegExp(`^N Neftçi ${searchText.kind.team}`));
    expect(text).toMatch(new RegExp(`${searchText.nextMatch} .*${searchText.lastMatch} .*Sabah 4`));
    expect(text).not.toContain('2 Neftçi 1');
  });

  test('a match that is being played comes with its score instead of the next one', async () => {
    const { text } = await search('sabah');
    expect(text).toContain(matchText.liveNow);
    expect(text).not.toContain(searchText.nextMatch);
  });

  test('two teams come with their meetings', async () => {
    const { links, text } = await search('qarabağ neftçi');
    expect(text).toContain(
      `${matchPageText.lastMatches(1)}: Qarabağ 1 · ${matchPageText.draws} 0 · Neftçi 0`,
    );
    expect(text).toContain(searchText.nextMatch);
    expect(text).not.toContain('Sabah');
    expect(links).toEqual(
      expect.arrayContaining(['qarabağ', 'neftçi'].map((slug) => `/komanda/${encodeURIComponent(slug)}`)),
    );
  });

  test('a player comes with the matches of his team, a competition with its round and table', async () => {
    const player = await search('Emin Mahmudov');
    expect(player.text).toMatch(/^N Emin Mahmudov Futbolçu · № 8 Neftçi/);
    expect(player.text).toContain(searchText.lastMatch);
    expect(player.links).toEqual(
      expect.arrayContaining(['/oyuncu/emin', `/komanda/${encodeURIComponent('neftçi')}`]),
    );
    const competition = await search('Liqa cenub');
    expect(competition.text).toContain(tableText.title);
    expect(competition.text).toContain('Zirə');
    expect(competition.links).toContain('/turnir/cenub');
  });

  test('players of one name or surname are told apart by their clubs, and lead to their pages', async () => {
    for (const query of ['Sənan Göytəpəli', 'göytəpəlinin', 'goytepeli senan']) {
      const { links, text } = await search(query);
      const isSurname = query === 'göytəpəlinin';
      expect(text, query).toMatch(/Sənan Göytəpəli Futbolçu Sabah/);
      expect(text, query).toMatch(/Sənan Göytəpəli Futbolçu Qarabağ/);
      expect(text.includes('Rauf Göytəpəli Futbolçu'), query).toBe(isSurname);
      expect(links.filter((to) => to.startsWith('/oyuncu/')).toSorted()).toEqual(
        isSurname ? ['/oyuncu/g1', '/oyuncu/g2', '/oyuncu/g3'] : ['/oyuncu/g1', '/oyuncu/g2'],
      );
    }
    for (const typed of ['Göyt', 'göytəpəli sən', 'Sənan Göytəpəli']) {
      const { suggestions } = await suggest(typed);
      expect(suggestions.slice(0, 2), typed).toEqual([
        { label: 'Sənan Göytəpəli', kind: 'Futbolçu · Sabah', address: '/oyuncu/g1' },
        { label: 'Sənan Göytəpəli', kind: 'Futbolçu · Qarabağ', address: '/oyuncu/g2' },
      ]);
    }
    expect((await suggest('göyt')).suggestions[2]).toEqual({
      label: 'Rauf Göytəpəli',
      kind: 'Futbolçu',
      address: '/oyuncu/g3',
    });
  });

  test('names, words and headlines are suggested, each with a page', async () => {
    const { answer, suggestions } = await suggest('nef');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
    expect(suggestions[0]).toEqual({
      label: 'Neftçi',
      kind: searchText.kind.team,
      address: `/komanda/${encodeURIComponent('neftçi')}`,
    });
    expect(suggestions.at(-1)?.kind).toBe(searchText.kind.article);
    expect(suggestions.filter(({ label }) => label === 'Neftçi')).toHaveLength(1);
    for (const { address } of suggestions) expect((await site.fetch(address)).status, address).toBe(200);
  });

  test('a name that the match desk does not have is not suggested: its page could be empty', async () => {
    expect((await suggest('Qara Qarayev')).suggestions).toEqual([]);
  });

  test.each(['', '  ', 'a'.repeat(3000), '\'"*:&|!()', '😀'])('suggests nothing for %j', async (query) => {
    const { answer, suggestions } = await suggest(query);
    expect([answer.status, suggestions]).toEqual([200, []]);
  });
});
