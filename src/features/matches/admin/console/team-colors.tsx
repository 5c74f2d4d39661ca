import { isLightColor } from '#platform/text/is-light-color.ts';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import type { Side } from '../../rules/event-fields.ts';

/** The background of a club: its first colour above a line of the second one. */
function clubBackground({ colors: [main, second] }: ConsoleState[Side]): string {
  return `linear-gradient(${main} 82%, ${second} 82%)`;
}

/** The short name of a club on its colours, so that a thumb finds the right half. */
export function ClubBand({ team }: { team: ConsoleState[Side] }) {
  const isLight = isLightColor(team.colors[0]);
  return (
    <p
      className={`truncate rounded-sm border border-line px-2 pt-0.5 pb-2 text-center font-headline font-semibold text-lg leading-tight ${isLight ? 'text-night' : 'text-white'}`}
      style={{ background: clubBackground(team) }}
    >
      {team.shortName}
    </p>
  );
}

/** The colours of a club beside its name. Decorative. */
export function ClubSquare({ team }: { team: ConsoleState[Side] }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 shrink-0 rounded-sm border border-line"
      style={{ background: clubBackground(team) }}
    />
  );
}
