import type { Moment } from '#platform/db/column-types.ts';

/** A row that the connection test writes and deletes again (spec §7). */
interface ConnectionTestTable {
  id: string;
  written_at: Moment;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    connection_test: ConnectionTestTable;
  }
}
