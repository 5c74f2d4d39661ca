import { type Selectable, sql } from 'kysely';
import type { AuditLogTable } from '#platform/audit/tables.ts';
import type { Db } from '#platform/db/schema.ts';

/** A line of the audit log as the screen shows it: with names where the row has ids and slugs. */
export interface AuditLine {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  actorId: string | null;
  /** Null: the program itself, or an unknown person. */
  actorName: string | null;
  /** The shortened address of the actor; null when it is not known. */
  network: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  /** Null when the subject is deleted and the line does not contain its name. */
  subjectName: string | null;
  /** JSON values; null when there is none. */
  before: unknown;
  after: unknown;
}

type Values = Record<string, unknown>;
type Names = ReadonlyMap<string, string>;

/** The queries that find the names of each kind of subject. Two when the subject can be in one of two tables. */
const nameQueries: Readonly<Record<string, (db: Db, ids: string[]) => Promise<Names>[]>> = {
  staff: (db, ids) => [readNames(db.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids))],
  article: (db, ids) => [
    readNames(db.selectFrom('article').select(['id', 'title as name']).where('id', 'in', ids)),
    readNames(db.selectFrom('deleted_article').select(['id', 'title as name']).where('id', 'in', ids)),
  ],
  match: (db, ids) => [
    readNames(
      db
        .selectFrom('fixture')
        .innerJoin('team as home', 'home.id', 'fixture.home_id')
        .innerJoin('team as away', 'away.id', 'fixture.away_id')
        .select(['fixture.id', sql<string>`home.name || ' – ' || away.name`.as('name')])
        .where('fixture.id', 'in', ids),
    ),
  ],
  category: (db, ids) => [readNames(db.selectFrom('category').select(['id', 'name']).where('id', 'in', ids))],
  tag: (db, ids) => [readNames(db.selectFrom('tag').select(['id', 'name']).where('id', 'in', ids))],
  searchName: (db, ids) => [
    readNames(db.selectFrom('search_name').select(['id', 'name']).where('id', 'in', ids)),
  ],
  image: (db, ids) => [readNames(db.selectFrom('media').select(['id', 'name']).where('id', 'in', ids))],
  breaking: (db, ids) => [
    readNames(db.selectFrom('breaking_entry').select(['id', 'text as name']).where('id', 'in', ids)),
  ],
  poll: (db, ids) => [
    readNames(db.selectFrom('poll').select(['id', 'question as name']).where('id', 'in', ids)),
  ],
  contactMessage: (db, ids) => [
    readNames(db.selectFrom('contact_message').select(['id', 'name']).where('id', 'in', ids)),
  ],
  issue: (db, ids) => [
    readNames(db.selectFrom('newsletter_issue').select(['id', 'subject as name']).where('id', 'in', ids)),
  ],
};

/** Fields whose values are ids or slugs, and the kind of subject that they refer to. */
const references: Readonly<Record<string, string>> = {
  articleId: 'article',
  actorId: 'staff',
  category: 'categorySlug',
  movedTo: 'categorySlug',
  order: 'categorySlug',
};

const MENTION = /@\[([0-9A-Za-z]{20})\]/g;

/** Replaces the ids in rows of the audit log by names. Queries each table once, whatever the number of rows. */
export async function nameAuditLines(
  db: Db,
  rows: readonly Selectable<AuditLogTable>[],
): Promise<AuditLine[]> {
  const parsed = rows.map((row) => ({ row, before: parseValue(row.before), after: parseValue(row.after) }));
  const wanted = new Map<string, Set<string>>();
  const add = (kind: string, id: string) => wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
  for (const { row, before, after } of parsed) {
    add(row.subject_type, row.subject_id);
    for (const [kind, id] of [...listReferences(before), ...listReferences(after)]) add(kind, id);
  }
  const names = await readAllNames(db, wanted);
  return parsed.map(({ row, ...values }) => {
    const before = nameValues(values.before, names);
    const after = nameValues(values.after, names);
    return {
      id: row.id,
      at: row.created_at,
      actorId: row.actor_id,
      actorName: row.actor_name,
      network: row.network,
      action: row.action,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      before,
      after,
      subjectName: findSubjectName(row, { before, after, names }),
    };
  });
}

async function readAllNames(
  db: Db,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<ReadonlyMap<string, Names>> {
  const found = new Map<string, Names>();
  for (const [kind, ids] of wanted) {
    const queries = nameQueries[kind]?.(db, [...ids]);
    if (queries) found.set(kind, new Map((await Promise.all(queries)).flatMap((names) => [...names])));
  }
  // There are only a few categories, so read all of them.
  if (wanted.has('categorySlug'))
    found.set('categorySlug', await readNames(db.selectFrom('category').select(['slug as id', 'name'])));
  return found;
}

async function readNames(query: { execute(): Promise<{ id: string; name: string }[]> }): Promise<Names> {
  return new Map((await query.execute()).map(({ id, name }) => [id, name]));
}

/** Older lines about the order of the categories contain only an array of slugs. */
function parseValue(json: string | null): unknown {
  const value: unknown = json === null ? null : JSON.parse(json);
  return Array.isArray(value) ? { order: value } : value;
}

function listReferences(value: unknown): [kind: string, id: string][] {
  if (!isValues(value)) return [];
  return Object.entries(value).flatMap(([field, content]): [string, string][] => {
    const kind = findReferenceKind(field, value);
    if (kind) return listTexts(content).map((id) => [kind, id]);
    return listTexts(content).flatMap((text) =>
      [...text.matchAll(MENTION)].map(([, id = '']): [string, string] => ['staff', id]),
    );
  });
}

/** Replaces ids and slugs by names. Of deleted subjects, the slug of a category stays and an id becomes null. */
function nameValues(value: unknown, names: ReadonlyMap<string, Names>): unknown {
  if (!isValues(value)) return value;
  const entries = Object.entries(value).map(([field, content]) => {
    const kind = findReferenceKind(field, value);
    const toName = (text: string) =>
      kind
        ? (names.get(kind)?.get(text) ?? (kind === 'categorySlug' ? text : null))
        : text.replace(MENTION, (all, id) => `@${names.get('staff')?.get(id) ?? all}`);
    if (typeof content === 'string') return [field, toName(content)];
    if (Array.isArray(content) && kind) return [field, content.map((text) => toName(String(text)))];
    return [field, content];
  });
  return Object.fromEntries(entries);
}

/** The `subjectId` of a stored filter refers to the kind in its `subjectType`. */
function findReferenceKind(field: string, values: Values): string | undefined {
  if (field === 'subjectId' && typeof values.subjectType === 'string') return values.subjectType;
  return Object.hasOwn(references, field) ? references[field] : undefined;
}

/** An account has its current name, everything else the name at the time of the change when the line contains it. */
function findSubjectName(
  row: Selectable<AuditLogTable>,
  { before, after, names }: { before: unknown; after: unknown; names: ReadonlyMap<string, Names> },
): string | null {
  const currentName = names.get(row.subject_type)?.get(row.subject_id) ?? null;
  if (row.subject_type === 'staff' && currentName !== null) return currentName;
  for (const value of [after, before]) {
    if (!isValues(value)) continue;
    const nameThen = value.title ?? value.name ?? value.subject ?? value.text;
    if (typeof nameThen === 'string' && nameThen !== '') return nameThen;
  }
  return currentName;
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
