import { auditPersons, auditTables } from '#platform/audit/tables.ts';
import type { Database } from '#platform/db/schema.ts';
import { sitePersons, siteTables } from '#platform/db/tables.ts';
import type { AuditWords, Feature, HelpTopic, TableDecision } from '#platform/features/define-feature.ts';
import { listScreens } from '#platform/features/list-screens.ts';
import type { PersonalDecision } from '#platform/features/personal-decision.ts';
import { limitPersons, limitTables } from '#platform/limits/tables.ts';
import { mailPersons, mailTables } from '#platform/mail/tables.ts';
import { outboxPersons, outboxTables } from '#platform/outbox/tables.ts';
import { roleNames } from '#platform/text/roles.ts';
import { features } from './features.ts';

/** Every screen of the program. */
export const screens = listScreens(features);

type Declared = (typeof features)[number];
type TopicOf<One> = One extends Feature ? NonNullable<One['screens'][keyof One['screens']]['help']> : never;
/** Of a feature whose pages all have `help: null`, the compiler infers any string. */
type HelpOf<One> = One extends Feature ? (string extends TopicOf<One> ? never : TopicOf<One>) : never;

/** The help topics by name. A topic that a screen names and no feature declares does not compile. */
export const helpTopics: Readonly<Record<HelpOf<Declared>, HelpTopic>> = joinRecords<Declared['help']>(
  features.map(({ help }) => help),
);

const platformTables = { ...auditTables, ...limitTables, ...mailTables, ...outboxTables, ...siteTables };

/** What the archive does with each table. A table of the database without a decision does not compile. */
export const tableDecisions: Readonly<Record<keyof Database, TableDecision>> = joinRecords<
  Declared['tables'] | typeof platformTables
>([...features.map(({ tables }) => tables), platformTables]);

const platformPersons = {
  ...auditPersons,
  ...limitPersons,
  ...mailPersons,
  ...outboxPersons,
  ...sitePersons,
};

/** What each table has of persons. A table of the database without a decision does not compile. */
export const personalDecisions: Readonly<Record<keyof Database, PersonalDecision>> = joinRecords<
  Declared['persons'] | typeof platformPersons
>([...features.map(({ persons }) => persons), platformPersons]);

const actions = joinRecords(features.map(({ audit }) => audit.actions ?? {}));
const subjects = joinRecords(features.map(({ audit }) => audit.subjects ?? {}));

/** The words of the audit log. The lines about its own export have actions and subjects as values. */
export const auditWords: Required<AuditWords> = {
  actions,
  subjects,
  fields: joinRecords(features.map(({ audit }) => audit.fields ?? {})),
  values: joinValues([
    ...features.map(({ audit }) => audit.values ?? {}),
    { action: actions, subjectType: subjects, role: roleNames },
  ]),
};

type KeyOf<Part> = Part extends unknown ? keyof Part : never;
type ValueOf<Part> = Part extends unknown ? Part[keyof Part] : never;

/** The records as one. */
function joinRecords<Part extends object>(parts: readonly Part[]): Record<KeyOf<Part>, ValueOf<Part>>;
function joinRecords(parts: readonly object[]): object {
  return Object.assign({}, ...parts);
}

/** Several features may name the values of one field: an article and a message both have a status. */
function joinValues(parts: readonly Required<AuditWords>['values'][]): Required<AuditWords>['values'] {
  const fields = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries(
    [...fields].map((field) => [field, joinRecords(parts.map((part) => part[field] ?? {}))]),
  );
}
