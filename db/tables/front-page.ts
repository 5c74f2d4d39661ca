import type { Flag, Moment } from './column-types.ts';

export interface FrontPageTables {
  home_pin: HomePinTable;
  home_board: HomeBoardTable;
  home_desk: HomeDeskTable;
}

/** An article that stands at a place of the front page now. Without a foreign key: one that is gone leaves its place to the rules. */
interface HomePinTable {
  /** See `domain/curation/home-slot.ts`. */
  slot: string;
  article_id: string;
  /** Until when; null: until the board changes. */
  until: Moment | null;
  /** 1: the article may stand in the other list too. */
  twice: Flag;
}

type HomeLayoutStatus = 'planned' | 'published' | 'cancelled';

export type HomeLayoutKind = 'publish' | 'plan' | 'revert';

/** A board that was published, or will be. */
interface HomeBoardTable {
  id: string;
  status: HomeLayoutStatus;
  /** How it came, or will come, to the front page. */
  kind: HomeLayoutKind;
  /** JSON of a `HomeLayout`, with the titles of that day. */
  pins: string;
  /** When a planned one is due. */
  due_at: Moment | null;
  published_at: Moment | null;
  /** Grows with every board that is published; null before that. */
  number: number | null;
  /** When a planned one was taken back, and by whom. */
  cancelled_at: Moment | null;
  cancelled_by: string | null;
  staff_id: string | null;
  staff_name: string | null;
  created_at: Moment;
}

/** The one draft of the newsroom, and the version every writer has to have seen. */
interface HomeDeskTable {
  id: 1;
  version: number;
  /** JSON of a `HomeLayout`; null: nobody has begun one since the last was published. */
  draft: string | null;
  staff_name: string | null;
  changed_at: Moment;
}
