import type { Db } from '#platform/db/schema.ts';
import type { FixtureEventType } from '../../tables.ts';

/**
 * The events of these types with the team of their side. Those of a match whose kick-off has been taken back are left out.
 */
export function selectSideEvents(db: Db, types: readonly FixtureEventType[]) {
  return (
    db
      .selectFrom('fixture')
      .innerJoin('fixture_event', 'fixture_event.fixture_id', 'fixture.id')
      .innerJoin('team', (join) =>
        join.on((eb) =>
          eb(
            'team.id',
            '=',
            eb
              .case()
              .when('fixture_event.side', '=', 'home')
              .then(eb.ref('fixture.home_id'))
              .else(eb.ref('fixture.away_id'))
              .end(),
          ),
        ),
      )
      .select(['fixture.id', 'fixture_event.type', 'fixture_event.player', 'fixture_event.player_id'])
      .select(['fixture_event.other_player', 'fixture_event.other_player_id'])
      .select(['team.slug', 'team.name', 'team.short_name', 'team.primary_color', 'team.secondary_color'])
      .where('fixture_event.type', 'in', types)
      .where('fixture.home_score', 'is not', null)
      // A name is spelled as in the first match.
      .orderBy('fixture.kick_off')
      .orderBy('fixture.id')
      .orderBy('fixture_event.position')
  );
}
