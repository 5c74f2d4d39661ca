import type { PeriodMark } from '#features/matches/rules/event-fields.ts';
import type { SnapshotMark, SnapshotStatus } from '../../rules/match-snapshot.ts';
import { type ApiFixture, toScore } from './api-fixture.ts';

const HALVES: PeriodMark[] = ['kickOff', 'halfTime', 'secondHalf'];
const EXTRA_TIME: PeriodMark[] = [...HALVES, 'extraTimeBreak', 'extraTime'];
const SECOND_EXTRA: PeriodMark[] = [...EXTRA_TIME, 'extraTimeHalf', 'extraTimeSecondHalf'];

/** Reads `fixture.status.short`. Adds to `unknown` and returns null for a status that we do not know. */
export function parseApiStatus(match: ApiFixture, unknown: string[]): SnapshotStatus | null {
  const { short, elapsed = null } = match.fixture.status;
  const withMarks = (status: 'live' | 'finished' | 'suspended' | 'abandoned', marks: PeriodMark[]) => ({
    ...{ status, marks: marks.map((mark) => toMark(mark, match)) },
  });
  switch (short) {
    case 'TBD':
    case 'NS':
      return { status: 'scheduled' };
    case '1H':
      return withMarks('live', ['kickOff']);
    case 'HT':
      return withMarks('live', ['kickOff', 'halfTime']);
    case '2H':
      return withMarks('live', HALVES);
    case 'BT':
      return withMarks(
        'live',
        elapsed !== null && elapsed > 90 ? [...EXTRA_TIME, 'extraTimeHalf'] : EXTRA_TIME.slice(0, -1),
      );
    case 'ET':
    case 'LIVE':
      return withMarks('live', guessMarks(elapsed));
    case 'P':
      return withMarks('live', [...SECOND_EXTRA, 'shootOut']);
    case 'FT':
      return withMarks('finished', [...HALVES, 'fullTime']);
    case 'AET':
      return withMarks('finished', [...SECOND_EXTRA, 'fullTime']);
    case 'PEN':
      return withMarks('finished', [...SECOND_EXTRA, 'shootOut', 'fullTime']);
    case 'SUSP':
    case 'INT':
      return withMarks('suspended', guessMarks(elapsed));
    case 'ABD':
      return withMarks('abandoned', guessMarks(elapsed));
    case 'PST':
      return { status: 'postponed' };
    case 'CANC':
      return { status: 'cancelled' };
    case 'AWD':
    case 'WO': {
      const score = toScore(match.goals);
      if (score) return { status: 'awarded', score };
    }
  }
  unknown.push(`status ${short}`);
  return null;
}

/** The parts that have begun, by the minute of the match. */
function guessMarks(elapsed: number | null): PeriodMark[] {
  if (elapsed === null || elapsed <= 45) return ['kickOff'];
  if (elapsed <= 90) return HALVES;
  return elapsed <= 105 ? EXTRA_TIME : SECOND_EXTRA;
}

function toMark(mark: PeriodMark, { fixture: { periods } }: ApiFixture): SnapshotMark {
  const seconds = mark === 'kickOff' ? periods.first : mark === 'secondHalf' ? periods.second : null;
  return { mark, at: seconds === null ? null : seconds * 1000 };
}
