import { renderToStaticMarkup } from 'react-dom/server';
import type { Db } from '#db/schema.ts';
import { listMatchCards } from '#domain/content/list-match-cards.ts';
import { listFixturesById } from '#domain/matches/list-fixtures-by-id.ts';
import { viewMatch } from '../matches/match-view.ts';
import { MatchRow } from './match-row.tsx';
import { readerText } from './reader-text.ts';

/** The text of an article as readers see it, its matches as they stand now; the score script keeps them moving. */
export async function readArticleText(db: Db, html: string): Promise<string> {
  const fixtures = await listFixturesById(db, { ids: listMatchCards(html) });
  const cards = new Map(
    fixtures.map((fixture): [string, string] => [
      fixture.id,
      renderToStaticMarkup(
        <ul className="match-card rounded-md border border-line px-4 font-sans text-base">
          <MatchRow match={viewMatch(fixture)} story="scorers" withLeague className="border-b-0" />
        </ul>,
      ),
    ]),
  );
  return readerText(html, cards);
}
