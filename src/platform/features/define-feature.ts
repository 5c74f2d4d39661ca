import type { Database } from '#platform/db/schema.ts';
import { recordAuditText } from '#platform/records/text.ts';
import type { RequiredRole } from '#platform/sessions/actor.ts';
import type { MenuIconName } from '#platform/ui/menu-icons.ts';
import type { PersonalDecision } from './personal-decision.ts';

/**
 * What an archive does with a table.
 * - `archived`: all rows.
 * - `replaced`: all rows, instead of those that the migrations wrote into the new database.
 * - `finished`: only what needs no more sending, so that nothing is sent twice.
 * - `outgoing`: nothing, because the rows are still to be sent.
 * - `temporary`: nothing, because the rows expire: sessions, tokens, limits, presence, running work.
 * - `derived`: nothing, because the new database makes its own.
 */
export type TableDecision = 'archived' | 'replaced' | 'finished' | 'outgoing' | 'temporary' | 'derived';

/** The help for one or more screens of the back-office. */
export interface HelpTopic {
  /** The position in the list of topics: a new editor needs the lowest first. */
  place: number;
  title: string;
  /** The purpose of the screen. */
  intro: string;
  /** The tasks on the screen, in a sentence or two each. */
  points: readonly string[];
}

/** The Azerbaijani words of codes. */
type Words = Readonly<Record<string, string>>;

/** The words of the audit log. */
export interface AuditWords {
  /** Names by action, such as `poll.close`. */
  actions?: Words;
  /** Names by kind of subject: what `subjectType` of an audit entry says. */
  subjects?: Words;
  /** Names by field of the recorded states. */
  fields?: Words;
  /** The names of codes that a field has as its value or inside its value, by field. */
  values?: Readonly<Record<string, Words>>;
}

/**
 * The groups of the menu. Their labels and their order are in `src/app/admin/menu.ts`. `system` has what keeps the site running
 * and nobody needs to write or to run a match.
 */
export type MenuGroupName = 'start' | 'articles' | 'matches' | 'readers' | 'system';

/** An entry of the menu of the back-office. */
export interface MenuEntryDeclaration {
  group: MenuGroupName;
  /** The position in the group: the lowest is first. */
  place: number;
  label: string;
  icon: MenuIconName;
  /** The keyboard shortcut: `g`, then this key. */
  key: string;
  /** A count shown beside the label, unless it is 0: its name in `src/app/admin/read-counters.server.ts`. */
  counter?: { name: string; label: string };
}

/** A tab above the screens that one menu entry leads to. */
export interface TabDeclaration {
  /** The address of the menu entry. The entry has a tab too. */
  of: BackOfficeAddress;
  place: number;
  label: string;
}

/** A declared screen as the program reads it. `defineFeature` has the stricter types that a declaration must meet. */
export interface ScreenDeclaration {
  /** The route module, relative to the folder of the feature. */
  module?: string;
  /**
   * `page` by default. `data` answers without a page. `json` also refuses in JSON, for requests of our own scripts. `record`: the
   * page of a record without a module of its own; `server/feature.ts` lists the record.
   */
  kind?: 'page' | 'data' | 'json' | 'record';
  /** The role that may use the address, and those that include it. `nobody`: no account is needed. */
  role?: RequiredRole | 'nobody';
  /** A module with middleware that guards the address instead of the usual one of its role. */
  guard?: string;
  /** The address of the screen whose outlet shows this one. Its role counts. */
  inside?: string;
  /** Layout modules around the page instead of the frame of the site, outermost first. */
  frame?: readonly string[];
  /** The role that finds the screen in the menu and in the help, when it is higher than `role`. */
  listedFor?: RequiredRole;
  menu?: MenuEntryDeclaration;
  tab?: TabDeclaration;
  /** The label in the command palette, for a screen that is neither in the menu nor a tab. */
  command?: string;
  /** Other words by which the command palette finds the screen. */
  words?: string;
  /** The help topic. By default that of the screen above; null for none. */
  help?: string | null;
  /** The screen that this one belongs to in the menu, when its address does not begin with that screen's address. */
  below?: string;
}

/** What a subject declares. */
export interface Feature {
  /** The name of the folder in `src/features`. */
  name: string;
  /** Where the modules are, relative to `src`: `features/<name>` unless stated. */
  folder?: string;
  screens: Readonly<Record<string, ScreenDeclaration>>;
  help: Readonly<Record<string, HelpTopic>>;
  audit: AuditWords;
  /** The archive decision of each table. */
  tables: Readonly<Record<string, TableDecision>>;
  /** What each table has of persons. */
  persons: Readonly<Record<string, PersonalDecision>>;
}

type BackOfficeAddress = '/admin' | `/admin/${string}`;

interface ReaderScreen {
  module: string;
  kind?: 'page' | 'data';
  frame?: readonly string[];
}

interface OpenScreen {
  module: string;
  kind?: 'page' | 'data';
  role: 'nobody';
}

interface StaffData {
  module: string;
  kind: 'data' | 'json';
  role: RequiredRole;
  guard?: string;
}

type StaffPage = ({ module: string; kind?: 'page' } | { kind: 'record' }) & {
  role: RequiredRole;
  guard?: string;
  listedFor?: RequiredRole;
  menu?: MenuEntryDeclaration;
  tab?: TabDeclaration;
  command?: string;
  words?: string;
  below?: BackOfficeAddress;
};

interface InnerPage<Topic extends string> {
  module: string;
  inside: BackOfficeAddress;
  help?: Topic | null;
}

/** A page must say which topic explains it, unless the feature has a screen above it, whose topic then counts. */
type WithHelp<Topic extends string, HasScreenAbove extends boolean> = HasScreenAbove extends true
  ? { help?: Topic | null }
  : { help: Topic | null };

type IsBelowOneOf<Address extends string, All extends string> = true extends (
  All extends string
    ? Address extends `${All}/${string}`
      ? true
      : false
    : never
)
  ? true
  : false;

/** What may be declared at an address. The type requires a role for each address of the back-office. */
type ScreenAt<
  Address extends string,
  All extends string,
  Topic extends string,
> = Address extends BackOfficeAddress
  ? OpenScreen | StaffData | (StaffPage & WithHelp<Topic, IsBelowOneOf<Address, All>>) | InnerPage<Topic>
  : ReaderScreen;

/** A subject with tables says of each of them what it has of persons. */
type WithPersons<Table extends string> = [Table] extends [never]
  ? unknown
  : { persons: { [T in Table]: PersonalDecision } };

interface Declaration<
  Address extends `/${string}`,
  UsedTopic extends string,
  Topic extends string,
  Table extends keyof Database,
> {
  name: string;
  folder?: string;
  screens?: { [A in Address]: ScreenAt<A, Address, UsedTopic> };
  help?: { [T in Topic]: HelpTopic };
  audit?: AuditWords & {
    /** The noun of each record. Its creation, change and deletion, and the record as a subject, are named with it. */
    records?: Words;
  };
  tables?: { [T in Table]: TableDecision };
}

/** A feature whose addresses, help topics and tables the compiler knows. */
export interface DeclaredFeature<
  Address extends string,
  UsedTopic extends string,
  Topic extends string,
  Table extends string,
> extends Feature {
  screens: Readonly<Record<Address, ScreenDeclaration & { help?: UsedTopic | null }>>;
  help: Readonly<Record<Topic, HelpTopic>>;
  tables: Readonly<Record<Table, TableDecision>>;
  persons: Readonly<Record<Table, PersonalDecision>>;
}

/**
 * Declares a subject: its screens, help topics, audit words, tables and what they have of persons. Routes, typed addresses, guards, menu, help, command
 * palette and archive are derived from it. A declaration is data: it imports the words of its subject and nothing else.
 */
export function defineFeature<
  const Address extends `/${string}` = never,
  const UsedTopic extends string = never,
  const Topic extends string = never,
  const Table extends keyof Database = never,
>(
  declaration: Declaration<Address, UsedTopic, Topic, Table> & WithPersons<NoInfer<Table>>,
): DeclaredFeature<Address, UsedTopic, Topic, Table>;
export function defineFeature({
  audit: { records = {}, ...audit } = {},
  ...declaration
}: Partial<Feature> & { name: string; audit?: { records?: Words } }): Feature {
  const ofRecords = Object.entries(records).flatMap(([name, noun]) => [
    [`${name}.create`, recordAuditText.create(noun)],
    [`${name}.update`, recordAuditText.update(noun)],
    [`${name}.delete`, recordAuditText.delete(noun)],
  ]);
  return {
    screens: {},
    help: {},
    tables: {},
    persons: {},
    ...declaration,
    audit: {
      ...audit,
      actions: { ...Object.fromEntries(ofRecords), ...audit.actions },
      subjects: { ...records, ...audit.subjects },
    },
  };
}
