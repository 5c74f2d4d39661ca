import { isLive } from '#features/matches/rules/fixture.ts';
import { listFixturesById } from '#features/matches/rules/list-fixtures-by-id.ts';
import { matchAddress } from '#features/matches/rules/match-address.ts';
import { matchText } from '#features/matches/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { telegramText } from '../text.ts';
import { formatMatchLine } from './format-match-line.ts';
import { joinParts, link, plain, type TelegramMessage } from './telegram-message.ts';

/** The post of a match: score, state, competition and link. It begins while the match is played. Null without the match. */
export async function composeMatchPost(
  db: Db,
  { id, siteUrl }: { id: string; siteUrl: string },
): Promise<TelegramMessage | null> {
  const [match] = await listFixturesById(db, { ids: [id] });
  if (!match) return null;
  const address = `${siteUrl}${matchAddress(match)}`;
  const text = joinParts([
    `${formatMatchLine(match)}\n${plain(match.competition.name)}`,
    link(address, telegramText.followMatch),
  ]);
  const title = `${match.home.name} ${matchText.vs} ${match.away.name}`;
  // Telegram keeps previews, so the picture would go on showing an old score.
  return { title, address, text, hasPreview: false, canBegin: isLive(match) };
}
