import type { RecordedStep } from '#features/match-replay/rules/recording.ts';
import { makeRandom } from '../generate/make-random.ts';

/** Goals of a team against an equal one, in one match. */
const USUAL_GOALS = 1.35;
const MAX_GOALS = 6;
/** Shirts with more goals occur more often. */
const SCORERS = [9, 9, 9, 10, 10, 7, 11, 11, 8, 17, 20, 4];

type Side = 'home' | 'away';
type Random = () => number;

/**
 * Invents the events of a demo match. The same id gives the same match, on every instance and after a restart. The strength
 * of a team is from 0 (weak) to 1 (strong).
 */
export function inventMatch(id: string, strength: Record<Side, number>): { steps: RecordedStep[] } {
  const random = makeRandom(hash(id));
  const advantage = (strength.home - strength.away) * 1.1 + 0.15;
  const events = [
    ...inventGoals('home', countGoals(random, USUAL_GOALS + advantage), random),
    ...inventGoals('away', countGoals(random, USUAL_GOALS - advantage), random),
    ...inventCards(random),
  ].sort((a, b) => a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0));
  const added = [1 + Math.floor(random() * 3), 3 + Math.floor(random() * 4)] as const;
  return {
    steps: [
      { type: 'mark', mark: 'kickOff', minute: 1, added: null },
      ...events.filter(({ minute }) => minute <= 45),
      { type: 'mark', mark: 'halfTime', minute: 45, added: added[0] },
      { type: 'mark', mark: 'secondHalf', minute: 46, added: null },
      ...events.filter(({ minute }) => minute > 45),
      { type: 'mark', mark: 'fullTime', minute: 90, added: added[1] },
    ],
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** A number of goals with this mean: many small chances (a Poisson distribution). */
function countGoals(random: Random, mean: number): number {
  const limit = Math.exp(-Math.max(0.2, mean));
  let goals = 0;
  for (let chance = random(); chance > limit && goals < MAX_GOALS; chance *= random()) goals++;
  return goals;
}

function inventGoals(side: Side, count: number, random: Random): RecordedStep[] {
  return Array.from({ length: count }, (): RecordedStep => {
    const time = inventTime(random);
    const kind = random();
    if (kind < 0.03) return { type: 'ownGoal', side, player: '№ 4', ...time };
    const player = inventPlayer(random);
    if (kind < 0.13) return { type: 'penaltyGoal', side, player, assist: null, ...time };
    const assist = `№ ${6 + Math.floor(random() * 6)}`;
    return { type: 'goal', side, player, assist: assist === player ? null : assist, ...time };
  });
}

function inventCards(random: Random): RecordedStep[] {
  // Every player gets one card at most, so that no yellow card follows a yellow card.
  const shirts = new Set(
    Array.from({ length: Math.floor(random() * 5) }, () => 2 + Math.floor(random() * 10)),
  );
  return [...shirts].map((shirt): RecordedStep => {
    const side = random() < 0.5 ? 'home' : 'away';
    const type = random() < 0.04 ? 'red' : 'yellow';
    return { type, side, player: `№ ${shirt}`, ...inventTime(random) };
  });
}

function inventPlayer(random: Random): string {
  return `№ ${SCORERS[Math.floor(random() * SCORERS.length)]}`;
}

/** One in twenty events is in the added time of a half. */
function inventTime(random: Random): { minute: number; added: number | null } {
  if (random() < 0.05) return { minute: random() < 0.3 ? 45 : 90, added: 1 };
  return { minute: 2 + Math.floor(random() * 88), added: null };
}
