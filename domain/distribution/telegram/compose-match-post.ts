import { telegramText } from '#az/text/distribution/telegram.ts';
import { matchText } from '#az/text/site/match.ts';
import type { Db } from '#db/schema.ts';
import { isLive } from '#domain/matches/fixture.ts';
import { listFixturesById } from '#domain/matches/list-fixtures-by-id.ts';
import { matchAddress } from '#domain/matches/match-address.ts';
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
