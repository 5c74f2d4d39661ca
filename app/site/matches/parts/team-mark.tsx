import { initials } from '#az/names/initials.ts';
import type { Team } from '#domain/matches/team.ts';

const SIZES = {
  small: 'size-5 text-[0.6875rem]',
  medium: 'size-7 text-sm',
  large: 'size-14 text-2xl sm:size-20 sm:text-4xl',
};

/** A club's initials in its colours. Decorative: the name stands beside it. */
export function TeamMark({ team, size = 'medium' }: { team: Team; size?: keyof typeof SIZES }) {
  const [main, second] = team.colors;
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden rounded-sm border border-line font-bold font-headline leading-none ${SIZES[size]}`}
      style={{
        background: `linear-gradient(${main} 82%, ${second} 82%)`,
        color: readableColor(main),
      }}
    >
      {initials(team.name)}
    </span>
  );
}

/** The colour of text on this colour, `#rrggbb`. */
export function readableColor(background: string): string {
  return isLight(background) ? 'var(--color-night)' : 'var(--color-white)';
}

/** Whether dark text has more contrast on the colour than light text. Above a relative luminance of 0.179 (WCAG) it has. */
function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}
