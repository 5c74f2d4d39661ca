import type { Team } from '#features/teams/rules/team.ts';
import type { LineUp } from '../../../rules/line-ups/line-up.ts';
import { placeOnPitch } from '../../../rules/line-ups/place-on-pitch.ts';
import { readableColor } from '../../parts/team-mark.tsx';

/**
 * The starters on a half of a pitch, the goalkeeper below. Hidden from screen readers: the list beside it has the same
 * players. Nothing without a formation.
 */
export function Pitch({ lineUp, team }: { lineUp: LineUp; team: Team }) {
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
