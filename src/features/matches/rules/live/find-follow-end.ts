import { footballDay } from '#az/format/dates.ts';
import { type Fixture, isOver } from '../fixture.ts';

/**
 * Until when open pages follow a match on the stream, epoch ms: the end of the football day in which it was played or changed
 * last. Null: the match is not over.
 */
export function findFollowEnd(fixture: Fixture): number | null {
  return isOver(fixture) ? footballDay(Math.max(fixture.kickOff, fixture.updatedAt)).end : null;
}
