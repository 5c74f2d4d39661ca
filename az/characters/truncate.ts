/**
 * The text in at most `max` characters (120, spec §9), cut after a whole word and ended with `…`. Spaces in a row
 * become one. A word that alone is too long is cut inside.
 */
export function truncateText(text: string, max = 120): string {
  const characters = Array.from(text.trim().replace(/\s+/g, ' '));
  if (characters.length <= max) return characters.join('');
  if (max < 1) return '';
  const kept = characters.slice(0, max - 1);
  const lastGap = characters[max - 1] === ' ' ? kept.length : kept.lastIndexOf(' ');
  const whole = kept.slice(0, lastGap > max / 3 ? lastGap : kept.length).join('');
  return `${whole.replace(/[\s,;:.!?–—\-(“«]+$/u, '')}…`;
}
