import { truncateText } from '#az/characters/truncate.ts';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { parseLineUpPlayers } from '#features/matches/rules/line-ups/line-up.ts';
import { listLineUpLines } from '#features/matches/rules/text/format-line-ups.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { pushNoticeText } from '../../text.ts';
import { type FollowedMatch, findFollowedMatch } from './find-followed-match.ts';
import { queueNotice } from './queue-notice.ts';

/** Line-ups are published an hour before the match. They are no news any more when it has begun. */
const TTL_MS = HOUR;
const LATE_KICK_OFF_MS = 15 * MINUTE;
/** A push service accepts messages of 4,096 bytes. 22 names have 500 characters. */
const MAX_LINE = 700;

const WITHDRAWN = pushNoticeText.correction(pushNoticeText.takenBack.lineUps);

interface ChangedLineUps {
  fixtureId: string;
  /** When the line-up was saved, epoch ms. */
  createdAt: number;
  now: number;
  newId: NewId;
}

/**
 * Announces the line-ups of a match once, when those of both teams are official. A later change of the starters or the
 * formation replaces the notice without a sound. An official line-up that is withdrawn takes it back.
 */
export async function planLineUpNotice(
  tx: Db,
  { fixtureId, createdAt, now, newId }: ChangedLineUps,
): Promise<void> {
  const match = await findFollowedMatch(tx, { fixtureId, now });
  if (match?.status !== 'scheduled') return;
  const expiresAt = Math.min(createdAt + TTL_MS, match.kickOff + LATE_KICK_OFF_MS);
  if (expiresAt <= now) return;
  const tag = `match-${fixtureId}-lineUps`;
  const [last, first] = await readAnnounced(tx, tag);
  const { text, version } = await readLineUps(tx, fixtureId, match);
  if (last === null && text === null) return;
  const isCorrection = last !== null && last.body !== WITHDRAWN && text !== null;
  const corrected = text === null ? WITHDRAWN : pushNoticeText.correction(text);
  if (last?.body === text || last?.body === corrected) return;
  const { home, away, address, topics } = match;
  await queueNotice(tx, {
    ...{ id: newId(), eventKey: `${tag}-${version}`, tag, address, topics, now, expiresAt },
    title: `${home.name} – ${away.name}`,
    body: text === null || isCorrection ? corrected : text,
    ...{ isSilent: isCorrection, isForGoalsOnly: false, happenedAt: first?.created_at ?? createdAt },
  });
}

/** The last and the first notice with this tag. */
async function readAnnounced(tx: Db, tag: string) {
  const notices = await tx
    .selectFrom('push_notice')
    .select(['body', 'created_at'])
    .where('tag', '=', tag)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return [notices.at(-1) ?? null, notices[0] ?? null] as const;
}

/** `text` is null until the line-ups of both teams are official. `version` grows with each save. */
async function readLineUps(tx: Db, fixtureId: string, teams: Pick<FollowedMatch, 'home' | 'away'>) {
  const rows = await tx
    .selectFrom('line_up')
    .select(['side', 'formation', 'coach', 'is_official', 'players', 'version'])
    .where('fixture_id', '=', fixtureId)
    .execute();
  const official = rows.filter(({ is_official }) => is_official === 1);
  const lines = (['home', 'away'] as const).flatMap((side) =>
    official
      .filter((row) => row.side === side)
      .flatMap(({ players, ...row }) =>
        listLineUpLines(teams[side], {
          ...row,
          ...{ isOfficial: true, players: parseLineUpPlayers(players) },
        }).slice(0, 1),
      ),
  );
  return {
    version: rows.reduce((sum, { version }) => sum + version, 0),
    text:
      lines.length === 2
        ? [pushNoticeText.lineUps, ...lines.map((line) => truncateText(line, MAX_LINE))].join('\n')
        : null,
  };
}
