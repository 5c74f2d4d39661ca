import {
  DEFAULT_REGULATION,
  type Regulation,
  type Zone,
} from '#features/competitions/rules/standings/regulation.ts';
import type { CompetitionKind, CompetitionRegion, StageKind } from '#features/competitions/tables.ts';
import type { DemoTeamSlug } from './demo-teams.ts';

/** The day of a round (0–6) and the hour of the Baku football day: 24 is midnight. */
type Slot = [day: number, hour: number];

export interface DemoCompetition {
  name: string;
  region: CompetitionRegion;
  kind: CompetitionKind;
  /** The strongest first. Their number is even, or zero for a competition without a calendar. */
  clubs: readonly DemoTeamSlug[];
  /** How often each pair of clubs meets. */
  legs: number;
  /** One for each match of a round. A round lasts a week. */
  slots: readonly Slot[];
  /** How many rounds the season has had before the week in which the demo begins. */
  roundsPlayed: number;
  /** The round of all its matches; null when the rounds have numbers. */
  stage: string | null;
  /** The kind of the one stage of its seasons. */
  stageKind: StageKind;
  regulation: Regulation;
}

const zone = (kind: Zone['kind'], from: number, to = from): Zone => ({ from, to, kind, label: null });
const rules = (legs: number, teams: number, tieBreaks: Regulation['tieBreaks'], zones: Zone[] = []) => ({
  regulation: { ...DEFAULT_REGULATION, legs, teams, tieBreaks, zones },
  legs,
});

/** In the order of the match pages. The slugs are those of the categories about them. */
export const demoCompetitions = {
  'azerbaijan-premier-league': {
    name: 'Azərbaycan Premyer Liqası',
    region: 'azerbaijan',
    kind: 'league',
    stageKind: 'league',
    stage: null,
    clubs: [
      'qarabag',
      'neftci',
      'sabah',
      'zire',
      'turan-tovuz',
      'araz-naxcivan',
      'sumqayit',
      'samaxi',
      'imisli',
      'kepez',
      'qebele',
      'karvan-yevlax',
    ] as DemoTeamSlug[],
    ...rules(
      3,
      12,
      ['headToHead', 'goalDifference', 'goalsFor'],
      [zone('ucl', 1), zone('uecl', 2, 3), zone('playoff', 11), zone('relegation', 12)],
    ),
    slots: [
      [2, 19],
      [3, 17],
      [3, 19.5],
      [4, 17],
      [4, 19.5],
      [5, 19],
    ] as Slot[],
    roundsPlayed: 12,
  },
  'azerbaijan-cup': {
    name: 'Azərbaycan Kuboku',
    region: 'azerbaijan',
    kind: 'cup',
    stageKind: 'knockout',
    stage: 'r16',
    clubs: [],
    slots: [],
    roundsPlayed: 0,
    ...rules(1, 0, []),
  },
  'champions-league': {
    name: 'Çempionlar Liqası',
    region: 'europe',
    kind: 'cup',
    stageKind: 'league',
    stage: 'league',
    clubs: [
      'psj',
      'bavariya',
      'inter-milan',
      'napoli',
      'borussiya-dortmund',
      'yuventus',
      'milan',
      'benfika',
      'porto',
      'psv',
      'monako',
      'marsel',
      'ayaks',
      'seltik',
    ] as DemoTeamSlug[],
    // One match every night of the year: the demo has matches every day.
    slots: [0, 1, 2, 3, 4, 5, 6].map((day): Slot => [day, 24]),
    roundsPlayed: 1,
    ...rules(4, 14, ['goalDifference', 'goalsFor'], [zone('advance', 1, 8)]),
  },
  'premier-league': {
    name: 'İngiltərə Premyer Liqası',
    region: 'europe',
    kind: 'league',
    stageKind: 'league',
    stage: null,
    clubs: [
      'arsenal',
      'mancester-siti',
      'liverpul',
      'mancester-yunayted',
      'celsi',
      'aston-villa',
      'nyukasl',
      'brentford',
      'everton',
      'brayton',
      'bornmut',
      'fulhem',
      'kristal-pelas',
      'tottenhem',
      'sanderlend',
      'nottingem-forest',
      'lids-yunayted',
      'vest-hem',
      'bornli',
      'vulverhempton',
    ] as DemoTeamSlug[],
    ...rules(
      2,
      20,
      ['goalDifference', 'goalsFor', 'headToHead'],
      [zone('ucl', 1, 4), zone('uel', 5), zone('uecl', 6), zone('relegation', 18, 20)],
    ),
    slots: [
      [0, 23],
      [1, 22.5],
      [2, 23.5],
      [3, 15.5],
      [3, 18],
      [3, 20.5],
      [4, 18],
      [4, 20.5],
      [5, 23],
      [6, 23.5],
    ] as Slot[],
    roundsPlayed: 12,
  },
  'la-liga': {
    name: 'La Liqa',
    region: 'europe',
    kind: 'league',
    stageKind: 'league',
    stage: null,
    clubs: [
      'barselona',
      'real-madrid',
      'atletiko-madrid',
      'vilyarreal',
      'atletik-bilbao',
      'real-betis',
      'real-sosyedad',
      'selta',
      'osasuna',
      'valensiya',
      'rayo-valyekano',
      'sevilya',
      'xetafe',
      'espanyol',
      'mayorka',
      'jirona',
      'alaves',
      'levante',
      'elce',
      'real-ovyedo',
    ] as DemoTeamSlug[],
    ...rules(
      2,
      20,
      ['headToHead', 'goalDifference', 'goalsFor'],
      [zone('ucl', 1, 4), zone('uel', 5, 6), zone('uecl', 7), zone('relegation', 18, 20)],
    ),
    slots: [
      [0, 21],
      [1, 20],
      [2, 22],
      [3, 17],
      [3, 21.5],
      [3, 24.25],
      [4, 16],
      [4, 22],
      [5, 21],
      [6, 21],
    ] as Slot[],
    roundsPlayed: 12,
  },
} satisfies Record<string, DemoCompetition>;

export type DemoCompetitionSlug = keyof typeof demoCompetitions;
