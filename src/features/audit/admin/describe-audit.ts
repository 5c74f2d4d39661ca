import type { AuditWords } from '#platform/features/define-feature.ts';
import type { Declarations } from '#platform/http/context.ts';
import type { AuditLine } from '../rules/name-audit-lines.ts';
import { auditText } from '../text.ts';
import { type FieldChange, listChanges } from './list-changes.ts';

/** A line of the audit log in Azerbaijani. */
export interface DescribedLine
  extends Pick<AuditLine, 'id' | 'at' | 'network' | 'subjectType' | 'subjectId'> {
  actor: string;
  action: string;
  subject: string;
  changes: FieldChange[];
}

const MAX_NAME_LENGTH = 120;

/** Describes a line with the words and the records that the features declare. */
export function describeLine(
  line: AuditLine,
  { auditWords: words, records }: Pick<Declarations, 'auditWords' | 'records'>,
): DescribedLine {
  const { id, at, network, subjectType, subjectId } = line;
  return {
    id,
    at,
    network,
    subjectType,
    subjectId,
    actor: describeActor(line),
    action: describeAction(line.action, words),
    subject: describeSubject(line, words),
    changes: listChanges(line.before, line.after, words, {
      fields: records.find(({ name }) => name === subjectType)?.fields ?? null,
      showsVersion: subjectType === 'article',
    }),
  };
}

/** The name of the actor. A line without one is of the system, or of a failed sign-in, whose actor is unknown. */
function describeActor({ actorName, action }: Pick<AuditLine, 'actorName' | 'action'>): string {
  return actorName ?? (action === 'staff.signInFailed' ? auditText.unknown : auditText.system);
}

export function describeAction(action: string, { actions }: Required<AuditWords>): string {
  return (Object.hasOwn(actions, action) && actions[action]) || auditText.otherAction;
}

/** The type and the name of the subject. Ids are not shown. */
function describeSubject(
  { subjectType, subjectId, subjectName }: Pick<AuditLine, 'subjectType' | 'subjectId' | 'subjectName'>,
  { subjects }: Required<AuditWords>,
): string {
  const kind = (Object.hasOwn(subjects, subjectType) && subjects[subjectType]) || auditText.otherSubject;
  if (subjectName !== null) return `${kind}: ${cutName(subjectName)}`;
  if (subjectId === 'unknown') return `${kind}: ${auditText.unknown}`;
  // These subjects never have a name: all of a type, the site, the front page.
  const hasNoName = /^(?:all|site|home)$/.test(subjectId) || subjectType === 'board';
  return hasNoName ? kind : `${kind} (${auditText.gone})`;
}

const cutName = (name: string) =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
