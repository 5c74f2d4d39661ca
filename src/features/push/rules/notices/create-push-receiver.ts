import { truncateText } from '#az/characters/text-length.ts';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import type { NamedTeam } from '#az/names/name-forms.ts';
import { listLedger } from '#features/matches/rules/ledger/ledger-event.ts';
import { parseLineUpPlayers } from '#features/matches/rules/line-ups/read-line-ups.ts';
import { matchAddress } from '#features/matches/rules/match-addresses.ts';
import { readChannels } from '#features/matches/rules/select-fixtures.ts';
import { listLineUpLines } from '#features/matches/rules/text/match-facts.ts';
import type { FixtureStatus } from '#features/matches/tables.ts';
import { parseNameGrammar } from '#features/teams/rules/definitions/grammar-fields.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Receiver } from '#platform/outbox/outbox-event.ts';
import type { PushTopicKind } from '../../tables.ts';
import { pushNoticeText } from '../../text.ts';
import { describeMatchEntry, listLedgerChanges, type MatchNotice } from './describe-match-entry.ts';
import { planBreakingNotice, withdrawBreakingNotice } from './plan-breaking-notice.ts';
import { queueNotice } from './push-notices.ts';

interface Parts {
  now: () => number;
  newId: NewId;
}

/** Plans push notices for matches and breaking news. Articles are announced as breaking news when an editor chooses so. */
export function createPushReceiver({ now, newId }: Parts): Receiver {
  return {
    async plan(tx: Db, { type, subjectId, detail, createdAt }) {
      const at = { createdAt, now: now(), newId };
      if (type === 'match.changed')
        await planMatchNotices(tx, { fixtureId: subjectId, sequences: detail.sequences, ...at });
      if (type === 'lineUps.changed') await planLineUpNotice(tx, { fixtureId: subjectId, ...at });
      if (type === 'breaking.shown') await planBreakingNotice(tx, { id: subjectId, ...at });
      if (type === 'breaking.ended') await withdrawBreakingNotice(tx, { id: subjectId });
    },
  };
}

interface ChangedMatch {
  fixtureId: string;
  /** The entries of its ledger that were appended. */
  sequences: readonly number[];
  /** When they were appended, or the line-up was saved, epoch ms. */
  createdAt: number;
  now: number;
  newId: NewId;
}

/** Queues the notices about new entries of the ledger of a match. */
async function planMatchNotices(tx: Db, change: ChangedMatch): Promise<void> {
  const { fixtureId, sequences, createdAt, now, newId } = change;
  const match = await findFollowedMatch(tx, { fixtureId, now });
  if (!match) return;
  const entries = await listLedger(tx, { fixtureId });
  const { home, away, address, topics } = match;
  const channels = (await readChannels(tx, [fixtureId])).get(fixtureId);
  for (const change of listLedgerChanges(entries, sequences)) {
    const { sequence } = change.entry;
    const notice = describeMatchEntry(change, { teams: { home, away }, channels });
    if (!notice || createdAt + notice.ttlMs <= now) continue;
    const tag = `match-${fixtureId}-${notice.eventId}`;
    if (notice.isCorrection && !(await wasAnnounced(tx, tag))) continue;
    await queueNotice(tx, {
      id: newId(),
      eventKey: `match-${fixtureId}-${sequence}`,
      tag,
      address,
      topics,
      now,
      happenedAt: notice.addedAt,
      expiresAt: createdAt + notice.ttlMs,
      ...pickTexts(notice),
    });
  }
}

const pickTexts = ({ title, body, isSilent, isForGoalsOnly }: MatchNotice) => ({
  title,
  body,
  isSilent,
  isForGoalsOnly,
});

async function wasAnnounced(tx: Db, tag: string): Promise<boolean> {
  const notice = await tx
    .selectFrom('push_notice')
    .select('id')
    .where('tag', '=', tag)
    .limit(1)
    .executeTakeFirst();
  return notice !== undefined;
}

/** Line-ups are published an hour before the match. They are no news any more when it has begun. */
const TTL_MS = HOUR;
const LATE_KICK_OFF_MS = 15 * MINUTE;
/** A push service accepts messages of 4,096 bytes. 22 names have 500 characters. */
const MAX_LINE = 700;

const WITHDRAWN = pushNoticeText.correction(pushNoticeText.takenBack.lineUps);

type ChangedLineUps = Omit<ChangedMatch, 'sequences'>;

/**
 * Announces the line-ups of a match once, when those of both teams are official. A later change of the starters or the
 * formation replaces the notice without a sound. An official line-up that is withdrawn takes it back.
 */
async function planLineUpNotice(tx: Db, { fixtureId, createdAt, now, newId }: ChangedLineUps): Promise<void> {
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
    id: newId(),
    eventKey: `${tag}-${version}`,
    tag,
    address,
    topics,
    now,
    expiresAt,
    title: `${home.name} – ${away.name}`,
    body: text === null || isCorrection ? corrected : text,
    isSilent: isCorrection,
    isForGoalsOnly: false,
    happenedAt: first?.created_at ?? createdAt,
  });
}

/** Entries about a match that was to begin earlier complete the archive. Extra time and penalties end within this time. */
const MATCH_NIGHT_MS = 6 * HOUR;

/** A match about which somebody wants notices. */
interface FollowedMatch {
  status: FixtureStatus;
  /** Epoch ms. */
  kickOff: number;
  home: NamedTeam;
  away: NamedTeam;
  /** The path of its page. */
  address: string;
  /** The match, its teams and its competition. */
  topics: { kind: PushTopicKind; subjectId: string }[];
}

/** Null for a sample, a match of the archive, and a match that nobody follows. `now` is epoch ms. */
async function findFollowedMatch(
  tx: Db,
  { fixtureId: id, now }: { fixtureId: string; now: number },
): Promise<FollowedMatch | null> {
  const row = await tx
    .selectFrom('fixture')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['fixture.kick_off', 'fixture.sample', 'fixture.status', 'competition_id', 'home_id', 'away_id'])
    .select(['home.slug as home_slug', 'home.name as home_name', 'home.kind as home_kind'])
    .select(['away.slug as away_slug', 'away.name as away_name', 'away.kind as away_kind'])
    .select(['home.grammar as home_grammar', 'away.grammar as away_grammar'])
    .where('fixture.id', '=', id)
    .executeTakeFirst();
  if (!row || row.sample === 1 || now > row.kick_off + MATCH_NIGHT_MS) return null;
  const topics = [
    { kind: 'match' as const, subjectId: id },
    { kind: 'team' as const, subjectId: row.home_id },
    { kind: 'team' as const, subjectId: row.away_id },
    { kind: 'competition' as const, subjectId: row.competition_id },
  ];
  if (!(await isFollowed(tx, topics))) return null;
  return {
    status: row.status,
    kickOff: row.kick_off,
    topics,
    home: { name: row.home_name, kind: row.home_kind, grammar: parseNameGrammar(row.home_grammar) },
    away: { name: row.away_name, kind: row.away_kind, grammar: parseNameGrammar(row.away_grammar) },
    address: matchAddress({ id, home: { slug: row.home_slug }, away: { slug: row.away_slug } }),
  };
}

async function isFollowed(tx: Db, topics: FollowedMatch['topics']): Promise<boolean> {
  for (const { kind, subjectId } of topics) {
    const topic = await tx
      .selectFrom('push_topic')
      .select('kind')
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .limit(1)
      .executeTakeFirst();
    if (topic) return true;
  }
  return false;
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
          isOfficial: true,
          players: parseLineUpPlayers(players),
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
