import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { readPart } from '#app/read-part.ts';
import { matchScopes } from '#app/shown-scopes.ts';
import { formatMatch } from '#app/site/matches/match-view.ts';
import { MatchRow } from '#app/site/matches/parts/match-row.tsx';
import { listMatchCards } from '#domain/articles/read/list-match-cards.ts';
import { listFixturesById } from '#domain/matches/list-fixtures-by-id.ts';
import { readerText } from './reader-text.ts';

/** The text of an article as readers see it, with current match cards. `score-behaviour.ts` updates them in an open page. */
export async function readArticleText(
  context: Readonly<RouterContextProvider>,
  html: string,
): Promise<string> {
  const { db, now } = servicesOf(context);
  const ids = listMatchCards(html);
  const fixtures = await readPart(context, {
    name: 'match cards of an article',
    read: () => listFixturesById(db, { ids }),
    fallback: [],
  });
  showsScopes(context, ...matchScopes(ids.map((id) => ({ id }))));
  const cards = new Map(
    fixtures.map((fixture): [string, string] => [
      fixture.id,
      renderToStaticMarkup(
        <ul className="match-card rounded-md border border-line px-4 font-sans text-base">
          <MatchRow
            match={formatMatch(fixture, now())}
            details="scorers"
            showsLeague
            className="border-b-0"
          />
        </ul>,
      ),
    ]),
  );
  return readerText(html, cards);
}
