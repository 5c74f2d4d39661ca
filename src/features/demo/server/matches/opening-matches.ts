import type { RecordedStep } from '#features/match-replay/rules/recording.ts';
import type { DemoCompetitionSlug } from './demo-competitions.ts';
import { DEMO_ID, type DemoTeamSlug } from './demo-teams.ts';

interface OpeningMatch {
  id: string;
  competition: DemoCompetitionSlug;
  home: DemoTeamSlug;
  away: DemoTeamSlug;
  /** The minutes between its kick-off and the start of the demo. */
  startedAgo: number;
  /** Null: it is played to the end like every other demo match. */
  steps: RecordedStep[] | null;
}

const kickOff: RecordedStep = { type: 'mark', mark: 'kickOff', minute: 1, added: null };
const at = (minute: number) => ({ minute, added: null });
const cup = (
  name: string,
  home: DemoTeamSlug,
  away: DemoTeamSlug,
  startedAgo: number,
  steps: RecordedStep[] | null,
): OpeningMatch => ({
  id: `${DEMO_ID}opening${name}`,
  competition: 'azerbaijan-cup',
  home,
  away,
  startedAgo,
  steps,
});

/** The matches around the start of the demo: some are being played at any hour, and each of the rare statuses occurs. */
export const openingMatches: readonly OpeningMatch[] = [
  cup('live', 'samaxi', 'sebail', 33, null),
  {
    id: `${DEMO_ID}openinghalftime`,
    competition: 'champions-league',
    home: 'bavariya',
    away: 'inter-milan',
    startedAgo: 52,
    steps: null,
  },
  cup('postponed', 'sumqayit', 'sefa', 10, [{ type: 'postponed', reason: 'Hava şəraiti', ...at(0) }]),
  cup('cancelled', 'moik', 'mingecevir', 20, [
    { type: 'cancelled', reason: 'Qonaq komanda turnirdən imtina edib', ...at(0) },
  ]),
  cup('awarded', 'cebrayil', 'qaradag', 130, [
    { type: 'awarded', home: 3, away: 0, reason: 'Qonaq komanda oyuna gəlməyib', ...at(0) },
  ]),
  cup('abandoned', 'zaqatala', 'difai', 120, [
    kickOff,
    { type: 'goal', side: 'home', player: '№ 9', assist: null, ...at(23) },
    { type: 'abandoned', reason: 'Meydança yararsız vəziyyətə düşüb', ...at(38) },
  ]),
  cup('suspended', 'agdas', 'baki-sportinq', 60, [
    kickOff,
    { type: 'goal', side: 'away', player: '№ 11', assist: '№ 8', ...at(17) },
    { type: 'suspended', reason: 'İşıqlandırma sönüb', ...at(41) },
    { type: 'abandoned', reason: 'İşıqlandırma bərpa olunmayıb', ...at(240) },
  ]),
];
