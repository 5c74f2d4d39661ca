import { initials } from '#az/names/initials.ts';
import { smallPictureUrl } from '#features/media/rules/images/picture-source.ts';
import type { Team } from '#features/teams/rules/team.ts';
import { isLightColor } from '#platform/text/is-light-color.ts';

const SIZES = {
  small: 'size-5 text-[0.6875rem]',
  medium: 'size-7 text-sm',
  large: 'size-14 text-2xl max-[16rem]:size-9 sm:size-20 sm:text-4xl',
};

/** A club's crest, or its initials in its colours. Decorative: the name stands beside it. */
export function TeamMark({ team, size = 'medium' }: { team: Team; size?: keyof typeof SIZES }) {
  const [main, second] = team.colors;
  if (team.crest !== null)
    return (
      <img
        src={smallPictureUrl(team.crest, 320)}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        decoding="async"
        className={`shrink-0 object-contain ${SIZES[size]}`}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={`team-initials ${SIZES[size]}`}
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
  return isLightColor(background) ? 'var(--color-night)' : 'var(--color-white)';
}
