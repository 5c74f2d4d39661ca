import type { AuditLine } from '../rules/name-audit-lines.ts';
import { auditActionText, auditSubjectText, auditText } from '../text.ts';

const MAX_NAME_LENGTH = 120;

/** The name of the actor. A line without one is of the system, or of a failed sign-in, whose actor is unknown. */
export function describeActor({ actorName, action }: Pick<AuditLine, 'actorName' | 'action'>): string {
  return actorName ?? (action === 'staff.signInFailed' ? auditText.unknown : auditText.system);
}

export function describeAction(action: string): string {
  return (Object.hasOwn(auditActionText, action) && auditActionText[action]) || auditText.otherAction;
}

/** The type and the name of the subject. Ids are not shown. */
export function describeSubject({
  subjectType,
  subjectId,
  subjectName,
}: Pick<AuditLine, 'subjectType' | 'subjectId' | 'subjectName'>): string {
  const kind =
    (Object.hasOwn(auditSubjectText, subjectType) && auditSubjectText[subjectType]) || auditText.otherSubject;
  if (subjectName !== null) return `${kind}: ${cutName(subjectName)}`;
  if (subjectId === 'unknown') return `${kind}: ${auditText.unknown}`;
  // These subjects never have a name: all of a type, the site, the front page.
  const hasNoName = /^(?:all|site|home)$/.test(subjectId) || subjectType === 'board';
  return hasNoName ? kind : `${kind} (${auditText.gone})`;
}

const cutName = (name: string) =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
