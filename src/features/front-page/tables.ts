import type { Flag, Moment } from '#platform/db/column-types.ts';

/** The article in a slot of the front page now. Without a foreign key: the rules fill the slot of a deleted article. */
interface HomePinTable {
  /** See `src/features/front-page/rules/home-slot.ts`. */
  slot: string;
  article_id: string;
  /** Null: until the next layout is published. */
  expires_at: Moment | null;
  /** 1: the article may be in the other list too. */
  allow_duplicate: Flag;
}

type HomeLayoutStatus = 'scheduled' | 'published' | 'cancelled';

export type HomeLayoutKind = 'publish' | 'plan' | 'revert';

/** A layout that was published, will be, or was cancelled. */
interface HomeLayoutTable {
  id: string;
  status: HomeLayoutStatus;
  /** How it was published, or will be. */
  kind: HomeLayoutKind;
  /** JSON of a `HomeLayout`, with the titles of that day. */
  pins: string;
  /** When the scheduler publishes it. */
  scheduled_at: Moment | null;
  published_at: Moment | null;
  /** Counts the published layouts. Null before its publication. */
  number: number | null;
  /** When a scheduled layout was cancelled, and by whom. */
  cancelled_at: Moment | null;
  cancelled_by: string | null;
  staff_id: string | null;
  staff_name: string | null;
  created_at: Moment;
}

/** The one draft that all editors share. A change has to name the current version. */
interface HomeDraftTable {
  id: 1;
  version: number;
  /** JSON of a `HomeLayout`; null when nobody has changed anything since the last publication. */
  draft: string | null;
  staff_name: string | null;
  updated_at: Moment;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    home_pin: HomePinTable;
    home_layout: HomeLayoutTable;
    home_draft: HomeDraftTable;
  }
}

declare module '#platform/db/revision-scope.ts' {
  interface RevisionScopes {
    'front-page': true;
  }
}
