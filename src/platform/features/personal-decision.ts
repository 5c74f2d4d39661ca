/** What leads to the rows of a person. Empty but for these: each subject adds its own. */
export interface PersonKeys {
  /** An e-mail address in lower case. */
  email: true;
  /** The subject of a single mail that still has to be sent. */
  mailSubject: true;
}

export type PersonKey = keyof PersonKeys;

/** The rows of a table that are about one person. Columns by their names in the database. */
export interface StoredPerson {
  /** What the rows are, in Azerbaijani. */
  label: string;
  /** The columns that say whose a row is. Each has an index. */
  by: Readonly<Record<string, PersonKey>>;
  /** The columns that lead to further rows of the same person. */
  gives?: Readonly<Record<string, readonly PersonKey[]>>;
  /** What an export leaves out: secrets, and names of other persons. */
  hidden?: readonly string[];
  /** Rows of others that an erasure deletes too, because they cannot stay alone. An export leaves them out. */
  erasedWith?: Readonly<Record<string, PersonKey>>;
  erase: Erasure;
}

/**
 * - `delete`: the rows go.
 * - `keep`: they stay as they are.
 * - `set`: they stay with these values; the column `placeholder` becomes an address that belongs to nobody.
 */
export type Erasure =
  | 'delete'
  | 'keep'
  | { set: Readonly<Record<string, string | number | null>>; placeholder: string | null };

/**
 * What a table has of persons.
 * - `nobody`: nothing.
 * - `things`: names and addresses of things only: of a team, of a web page.
 * - `news`: what articles and matches report on persons of public life.
 * - `newsroom`: the work of the newsroom, with the names of those who did it. It stays with the site. Each action is in the
 *   audit log, which an export contains.
 * - `anonymous`: numbers that name nobody, such as a keyed hash of which only a browser has the key.
 */
export type PersonalDecision = 'nobody' | 'things' | 'news' | 'newsroom' | 'anonymous' | StoredPerson;

/** The host of the addresses that an erasure writes where a column needs one. No mail can be sent to it (RFC 2606). */
export const ERASED_HOST = 'erased.invalid';
