import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { auditFilter, readAuditParameters } from './audit-parameters.ts';

it('shows the changes of whole days of Baku, the last day included', () => {
  const choice = readAuditParameters(new URLSearchParams('from=2026-03-07&until=07.03.2026'));
  const midnight = Date.UTC(2026, 2, 6, 20);
  expect(auditFilter(choice)).toEqual({ from: midnight, before: midnight + DAY });
});
