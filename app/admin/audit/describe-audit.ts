import { auditActionText, auditSubjectText, auditText } from '#az/text/admin/audit.ts';
import type { AuditLine } from '#domain/accounts/audit/name-audit-lines.ts';

const LONGEST_NAME = 120;

/** Who did what a line tells. Of a failed sign-in nobody knows who it was. */
export function describeActor({ actorName, action }: Pick<AuditLine, 'actorName' | 'action'>): string {
  return actorName ?? (action === 'staff.signInFailed' ? auditText.unknown : auditText.system);
}

export function describeAction(action: string): string {
  return (Object.hasOwn(auditActionText, action) && auditActionText[action]) || auditText.otherAction;
}

/** The kind of thing a line is about, with its name. Ids are not shown. */
export function describeSubject({
  subjectType,
  subjectId,
  subjectName,
}: Pick<AuditLine, 'subjectType' | 'subjectId' | 'subjectName'>): string {
  const kind =
    (Object.hasOwn(auditSubjectText, subjectType) && auditSubjectText[subjectType]) || auditText.otherSubject;
  if (subjectName !== null) return `${kind}: ${cutName(subjectName)}`;
  if (subjectId === 'unknown') return `${kind}: ${auditText.unknown}`;
  // A line about all of them, about the only one there is, or about one that never had a name.
  const hasNoName = /^(?:all|site|home)$/.test(subjectId) || subjectType === 'board';
  return hasNoName ? kind : `${kind} (${auditText.gone})`;
}

const cutName = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);
