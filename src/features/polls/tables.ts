import type { Generated } from 'kysely';
import type { Moment } from '#platform/db/column-types.ts';

interface PollTable {
  id: string;
  question: string;
  /** No votes after this moment. Null: until an editor closes the poll. */
  closes_at: Moment | null;
  version: number;
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
}

interface PollOptionTable {
  id: string;
  poll_id: string;
  position: number;
  text: string;
  /** The rows of `poll_vote` with this option. */
  votes: Generated<number>;
}

/** A vote. A reader is a random token in a cookie, of which only the hash is stored. */
interface PollVoteTable {
  poll_id: string;
  voter_hash: string;
  option_id: string;
  created_at: Moment;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    poll: PollTable;
    poll_option: PollOptionTable;
    poll_vote: PollVoteTable;
  }
}

declare module '#platform/db/revision-scope.ts' {
  interface RevisionScopes {
    /** The question and the options of a poll, not its votes. By id. */
    [poll: `poll:${string}`]: true;
  }
}
