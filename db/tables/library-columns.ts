/** Columns that the sign-in library writes: ISO text and 0/1 on SQLite, timestamptz and boolean on PostgreSQL. */
export type LibraryDate = Date | string;
export type LibraryBoolean = boolean | 0 | 1;
