import { formatDate, formatTime } from '#az/format/dates.ts';
import type { CommentaryPage, CommentaryPost } from '#features/matches/rules/coverage/list-commentary.ts';
import type { MatchDetails } from '#features/matches/rules/coverage/read-match-details.ts';
import { sides } from '#features/matches/rules/event-fields.ts';
import { type Fixture, hasScore, type Result } from '#features/matches/rules/fixture.ts';
import { matchAddress } from '#features/matches/rules/match-address.ts';
import { formatMinute } from '#features/matches/rules/match-words.ts';
import { formatTimeline } from '#features/matches/site/match-page/timeline-view.ts';
import { matchPageText } from '#features/matches/text.ts';
import { liteAddress } from '../rules/lite-address.ts';

/** In characters. A page of commentary may be much longer than a light page may be. */
const MAX_COMMENTARY = 6000;

/** The events of a match as lines of text. */
export function LiteTimeline({ match }: { match: Fixture }) {
  const rows = hasScore(match) ? formatTimeline(match) : [];
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{matchPageText.events}</h2>
      <ul>
        {rows.map(({ id, side, minute, title, score, player, detail }) => (
          <li key={id}>
            <b>{[minute, title, score].filter(Boolean).join(' ')}</b>{' '}
            {[side && match[side].shortName, player, detail].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </>
  );
}

interface LiteCommentaryProps {
  /** The first page. */
  commentary: CommentaryPage;
  isNewestFirst: boolean;
  /** The address of the commentary in the full version. */
  fullAddress: string;
}

/** As many posts as fit. A link leads to the others. */
export function LiteCommentary({ commentary, isNewestFirst, fullAddress }: LiteCommentaryProps) {
  const { posts, pinned, total } = commentary;
  if (total === 0) return null;
  const shown = takePosts(posts);
  return (
    <>
      <h2>{matchPageText.commentary}</h2>
      <ul>
        {pinned.slice(0, 1).map((post) => (
          <LitePost key={`pinned ${post.id}`} post={post} note={matchPageText.pinned} />
        ))}
        {shown.map((post) => (
          <LitePost key={post.id} post={post} note={post.isKey ? matchPageText.key : ''} />
        ))}
      </ul>
      {shown.length < total && (
        <p>
          <a href={fullAddress}>{isNewestFirst ? matchPageText.earlier : matchPageText.later}</a>
        </p>
      )}
    </>
  );
}

function takePosts(posts: readonly CommentaryPost[]): CommentaryPost[] {
  let length = 0;
  return posts.filter(({ text }) => {
    length += text.length;
    return length <= MAX_COMMENTARY;
  });
}

function LitePost({
  post: { minute, added, text, createdAt },
  note,
}: {
  post: CommentaryPost;
  note: string;
}) {
  return (
    <li>
      <b>{minute === null ? formatTime(createdAt) : formatMinute(minute, added)}</b>{' '}
      {note && <small>{note}: </small>}
      {text}
    </li>
  );
}

/** Both teams with their starters and substitutes, each as one line. */
export function LiteLineUps({
  match,
  lineUps,
}: {
  match: Pick<Fixture, 'home' | 'away'>;
  lineUps: MatchDetails['lineUps'];
}) {
  const known = sides.flatMap((side) => {
    const lineUp = lineUps[side];
    return lineUp ? [{ team: match[side], ...lineUp }] : [];
  });
  if (known.length === 0) return null;
  return (
    <>
      <h2>{matchPageText.lineUps}</h2>
      {known.map(({ team, isOfficial, formation, coach, players }) => (
        <section key={team.slug}>
          <h3>{team.name}</h3>
          <p>
            <small>
              {isOfficial ? matchPageText.officialLineUp : matchPageText.probableLineUp}
              {formation && ` · ${matchPageText.formation} ${formation}`}
            </small>
            <br />
            {joinPlayers(players.filter(({ isStarting }) => isStarting))}
          </p>
          {players.some(({ isStarting }) => !isStarting) && (
            <p>
              {matchPageText.bench}: {joinPlayers(players.filter(({ isStarting }) => !isStarting))}
            </p>
          )}
          {coach && (
            <p>
              {matchPageText.coach}: {coach}
            </p>
          )}
        </section>
      ))}
    </>
  );
}

function joinPlayers(players: readonly { name: string; shirt: number | null }[]): string {
  return players.map(({ name, shirt }) => (shirt === null ? name : `${shirt} ${name}`)).join(', ');
}

/** Earlier matches of the two teams. */
export function LiteMeetings({ meetings }: { meetings: readonly Result[] }) {
  if (meetings.length === 0) return null;
  return (
    <>
      <h2>{matchPageText.headToHead}</h2>
      <ul>
        {meetings.map((meeting) => (
          <li key={meeting.id}>
            <a href={liteAddress(matchAddress(meeting))}>
              {meeting.home.shortName} {meeting.score.home}:{meeting.score.away} {meeting.away.shortName}
            </a>{' '}
            <small>{formatDate(meeting.kickOff)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
