import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import type { Db } from '#platform/db/schema.ts';
import { demoCompetitionId } from './demo-calendar.ts';
import { type DemoCompetitionSlug, demoCompetitions } from './demo-competitions.ts';
import { DEMO_OFFICIALS, demoBroadcasters, demoVenues } from './demo-people.ts';
import { DEMO_ID, DEMO_SHIRTS, type DemoTeamSlug, demoPlayer, demoTeamId, demoTeams } from './demo-teams.ts';
import { insertMany } from './insert-many.ts';

/** Writes what the demo matches name: competitions, teams with their players, venues, officials and broadcasters. */
export async function writeDemoNames(db: Db): Promise<void> {
  const competitions = Object.entries(demoCompetitions).map(([slug, { name, region, kind }], position) => ({
    ...{ id: demoCompetitionId(slug as DemoCompetitionSlug), slug, name, region, kind },
    ...{ category_slug: slug, position, version: 1 },
  }));
  const teams = Object.entries(demoTeams).map(
    ([slug, [name, short_name, primary_color, secondary_color]]) => ({
      ...{ id: demoTeamId(slug as DemoTeamSlug), slug, name, short_name, primary_color, secondary_color },
      ...{ kind: 'club' as const, grammar: null, version: 1 },
    }),
  );
  const players = teams.flatMap((team) =>
    Array.from({ length: DEMO_SHIRTS }, (_, index) => {
      const { id, name } = demoPlayer(team.id, index + 1);
      const row = { slug: `${team.slug}-${index + 1}`, sort_key: sortKey(name), shirt: index + 1 };
      return { id, name, ...row, team_id: team.id, version: 1 };
    }),
  );
  const venues = Object.entries(demoVenues).map(([team, [name, city]]) => ({
    ...{ id: demoVenueId(team as DemoTeamSlug), slug: slugify(name), name, city, version: 1 },
  }));
  const officials = Array.from({ length: DEMO_OFFICIALS }, (_, index) => {
    const name = `Hakim ${index + 1}`;
    return { id: demoOfficialId(index), name, sort_key: sortKey(name), version: 1 };
  });
  const broadcasters = demoBroadcasters.map((name, position) => ({
    ...{ id: demoBroadcasterId(position), slug: slugify(name), name, address: null, position, version: 1 },
  }));
  await insertMany(db, 'competition', competitions);
  await insertMany(db, 'team', teams);
  await insertMany(db, 'player', players);
  await insertMany(db, 'venue', venues);
  await insertMany(db, 'official', officials);
  await insertMany(db, 'broadcaster', broadcasters);
}

export function demoVenueId(team: DemoTeamSlug): string {
  return `${demoTeamId(team)}venue`;
}

export function demoOfficialId(index: number): string {
  return `${DEMO_ID}official${(index % DEMO_OFFICIALS) + 1}`;
}

export function demoBroadcasterId(index: number): string {
  return `${DEMO_ID}channel${(index % demoBroadcasters.length) + 1}`;
}
