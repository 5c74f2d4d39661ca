import type { CompetitionRegion } from '#db/tables/competitions.ts';

interface DemoCompetition {
  name: string;
  region: CompetitionRegion;
}

/** In the order of the match pages. The slugs are those of the categories about them. */
export const demoCompetitions = {
  'azerbaijan-premier-league': { name: 'Azərbaycan Premyer Liqası', region: 'azerbaijan' },
  'azerbaijan-cup': { name: 'Azərbaycan Kuboku', region: 'azerbaijan' },
  'champions-league': { name: 'Çempionlar Liqası', region: 'europe' },
  'premier-league': { name: 'İngiltərə Premyer Liqası', region: 'europe' },
  'la-liga': { name: 'La Liqa', region: 'europe' },
} satisfies Record<string, DemoCompetition>;

export type DemoCompetitionSlug = keyof typeof demoCompetitions;
