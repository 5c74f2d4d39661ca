import { parseDayStart, parseTypedDate } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { href } from '#platform/http/href.ts';
import type { AuditFilter } from '../rules/list-audit.ts';

/** The unchecked query parameters of the audit log. `from` and `until` are days, `YYYY-MM-DD` in Baku, or what is no day, as typed. */
export interface AuditParameters {
  who: string;
  what: string;
  subject: string;
  id: string;
  from: string;
  until: string;
  after: string;
}

const names = ['who', 'what', 'subject', 'id', 'from', 'until', 'after'] as const;

export function readAuditParameters(query: URLSearchParams): AuditParameters {
  return Object.fromEntries(
    names.map((name) => {
      const text = (query.get(name) ?? '').slice(0, 100);
      return [name, (name === 'from' || name === 'until' ? parseTypedDate(text) : null) ?? text];
    }),
  ) as unknown as AuditParameters;
}

/** The address of the audit log for a choice, without its empty parameters. */
export function auditAddress(choice: Partial<AuditParameters>, path = href('/admin/audit')): string {
  const query = new URLSearchParams();
  for (const name of names) if (choice[name]) query.set(name, choice[name]);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The filter for the domain: whole days, including the first and the last. */
export function auditFilter({ who, what, subject, id, from, until }: AuditParameters): AuditFilter {
  const start = parseDayStart(from);
  const end = parseDayStart(until);
  return {
    ...(who ? { actorId: who } : {}),
    ...(what ? { action: what } : {}),
    ...(subject ? { subjectType: subject } : {}),
    ...(id ? { subjectId: id } : {}),
    ...(start === null ? {} : { from: start }),
    ...(end === null ? {} : { before: end + DAY }),
  };
}

/** Whether the choice filters the log. The page (`after`) does not count. */
export function hasAuditFilter(choice: AuditParameters): boolean {
  return names.some((name) => name !== 'after' && choice[name] !== '');
}
