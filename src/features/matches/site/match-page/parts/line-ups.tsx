import { foldText } from '#az/characters/characters.ts';
import type { Team } from '#features/teams/rules/team.ts';
import type { MatchDetails } from '../../../rules/coverage/read-match-details.ts';
import type { EventIconName } from '../../../rules/define-event-kind.ts';
import { type Side, sides } from '../../../rules/event-fields.ts';
import { type Fixture, hasScore } from '../../../rules/fixture.ts';
import { isCard, isCountedIn, isGoal, kindOf, listDetails } from '../../../rules/ledger/ledger-event.ts';
import { placeOnPitch } from '../../../rules/line-ups/place-on-pitch.ts';
import type { LineUp, LineUpPlayer } from '../../../rules/line-ups/read-line-ups.ts';
import { formatMinute } from '../../../rules/match-words.ts';
import { matchPageText } from '../../../text.ts';
import { EventIcon } from '../../parts/event-icon.tsx';
import { readableColor } from '../../parts/team-mark.tsx';

interface LineUpsProps {
  match: Fixture;
  lineUps: MatchDetails['lineUps'];
}

/** The line-ups of both teams: on a pitch when the formation is known, and as lists. */
export function LineUps({ match, lineUps }: LineUpsProps) {
  const known = sides.flatMap((side) => {
    const lineUp = lineUps[side];
    return lineUp ? [{ side, team: match[side], lineUp }] : [];
  });
  if (known.length === 0) return <section data-part="line-ups" hidden />;
  return (
    <section data-part="line-ups">
      <h2 id="line-ups" className="border-accent border-b-2 pb-1 text-2xl">
        {matchPageText.lineUps}
      </h2>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-10 gap-y-8">
        {known.map(({ side, team, lineUp }) => (
          <TeamLineUp key={side} team={team} lineUp={lineUp} marks={listMarks(match, side)} />
        ))}
      </div>
    </section>
  );
}

interface PlayerMark {
  icon: EventIconName | null;
  minute: string;
  label: string;
}
/** By the folded name of the player. */
type Marks = ReadonlyMap<string, readonly PlayerMark[]>;

/** What the players of a side did in the match, in its order. */
function listMarks(match: Fixture, side: Side): Marks {
  const marks = new Map<string, PlayerMark[]>();
  const add = (name: string | null, mark: PlayerMark) => {
    if (name === null) return;
    const key = foldText(name);
    marks.set(key, [...(marks.get(key) ?? []), mark]);
  };
  for (const event of hasScore(match) ? match.events : []) {
    const { type, player, otherPlayer } = event;
    const kind = kindOf(event);
    const icon = kind.icon(event.detail);
    const minute = formatMinute(event.minute, event.added);
    const isOwnGoal = kind.score === 'ownGoal';
    // An own goal counts for the other side: its player stands in the line-up of that one.
    if ((event.side === side) === isOwnGoal || event.side === null) continue;
    if (isGoal(event)) {
      const label = isOwnGoal ? matchPageText.playerOwnGoal(minute) : matchPageText.playerGoal(minute);
      add(player, { icon, minute, label });
    } else if (isCard(event) || isCountedIn(event, 'missedPenalties'))
      add(player, { icon, minute, label: `${kind.title(event.detail)} ${minute}` });
    else if (listDetails(type).includes('playerOut')) {
      add(player, { icon: 'in', minute, label: matchPageText.playerIn(minute) });
      add(otherPlayer, { icon: 'out', minute, label: matchPageText.playerOut(minute) });
    }
  }
  return marks;
}

function TeamLineUp({ team, lineUp, marks }: { team: Team; lineUp: LineUp; marks: Marks }) {
  const { formation, coach, isOfficial, players } = lineUp;
  return (
    <section>
      <h3 className="text-xl">{team.name}</h3>
      <p className="text-muted text-sm">
        {isOfficial ? matchPageText.officialLineUp : matchPageText.probableLineUp}
        {formation && ` · ${matchPageText.formation} ${formation}`}
      </p>
      <Pitch lineUp={lineUp} team={team} />
      <PlayerList
        title={matchPageText.starters}
        players={players.filter(({ isStarting }) => isStarting)}
        marks={marks}
      />
      <PlayerList
        title={matchPageText.bench}
        players={players.filter(({ isStarting }) => !isStarting)}
        marks={marks}
      />
      {coach && (
        <p className="mt-3">
          <span className="text-muted">{matchPageText.coach}:</span> {coach}
        </p>
      )}
    </section>
  );
}

/**
 * The starters on a half of a pitch, the goalkeeper below. Hidden from screen readers: the list beside it has the same
 * players. Nothing without a formation.
 */
function Pitch({ lineUp, team }: { lineUp: LineUp; team: Team }) {
  const lines = placeOnPitch(lineUp);
  if (!lines) return null;
  const [main] = team.colors;
  return (
    <div aria-hidden="true" className="pitch mt-3">
      <PitchLines />
      {lines.toReversed().map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
        <ul key={index} className="pitch-line">
          {line.map(({ name, shirt }) => (
            <li key={`${shirt} ${name}`}>
              <span className="pitch-shirt" style={{ background: main, color: readableColor(main) }}>
                {shirt}
              </span>
              <span className="pitch-name">{lastName(name)}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** `Leandro Andrade` → `Andrade`. */
function lastName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

function PitchLines() {
  return (
    <svg viewBox="0 0 68 56" preserveAspectRatio="none" className="pitch-lines">
      <title> </title>
      <path d="M1 1H67V55H1Z M14 55V39H54V55 M25 55V49.5H43V55 M27 39Q34 33 41 39 M25 1Q34 13 43 1" />
    </svg>
  );
}

function PlayerList({ title, players, marks }: { title: string; players: LineUpPlayer[]; marks: Marks }) {
  if (players.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 border-line border-b pb-1 font-semibold text-muted text-sm">{title}</h4>
      <ul className="tabular mt-1">
        {players.map(({ name, shirt, isCaptain, isGoalkeeper }) => (
          <li key={`${shirt} ${name}`} className="line-up-player">
            <span className="text-end font-headline font-semibold text-muted">{shirt}</span>
            <span className="min-w-0 leading-tight wrap-anywhere">
              {name}
              {isGoalkeeper && <Mark short={matchPageText.goalkeeperShort} long={matchPageText.goalkeeper} />}
              {isCaptain && <Mark short={matchPageText.captainShort} long={matchPageText.captain} />}
            </span>
            <span className="flex flex-wrap justify-end gap-x-2 text-muted text-sm">
              {marks.get(foldText(name))?.map(({ icon, minute, label }) => (
                <span key={label} className="whitespace-nowrap" title={label}>
                  <EventIcon icon={icon} />
                  <span aria-hidden="true"> {minute}</span>
                  <span className="sr-only"> {label}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Mark({ short, long }: { short: string; long: string }) {
  return (
    <>
      {' '}
      <abbr title={long} className="text-muted no-underline">
        ({short})
      </abbr>
    </>
  );
}
