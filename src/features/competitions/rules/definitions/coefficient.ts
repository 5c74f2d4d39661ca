import { extendRecord } from '#platform/records/rules/record-rules.ts';
import { coefficient } from '../competition-records.ts';

/** As UEFA writes it, with a comma or a point: `25`, `25,500`. */
const POINTS = /^\d{1,4}(?:[.,]\d{1,4})?$/;

export const coefficientRules = extendRecord(coefficient, {
  check: async (_tx, { values: { points } }) =>
    points === '' || POINTS.test(points) ? [] : [{ field: 'points', code: 'coefficient.points' as const }],
});
