import { initials } from '#az/characters/initials.ts';
import type { Team } from '#domain/matches/team.ts';

/** A club's initials in its colours. Decorative: the name stands beside it. */
export function TeamMark({ team, isSmall }: { team: Team; isSmall?: true }) {
  const [main, second] = team.colors;
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden rounded-sm border border-line font-bold font-headline leading-none ${
        isSmall ? 'size-5 text-[0.6875rem]' : 'size-7 text-sm'
      }`}
      style={{
        background: `linear-gradient(${main} 82%, ${second} 82%)`,
        color: isLight(main) ? 'var(--color-night)' : 'var(--color-white)',
      }}
    >
      {initials(team.name)}
    </span>
  );
}

/** Whether dark text has more contrast on the colour than light text. Above a relative luminance of 0.179 (WCAG) it has. */
function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}
