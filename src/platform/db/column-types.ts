/** A moment in epoch milliseconds. */
export type Moment = number;

/** A boolean that both engines store as 0 or 1. */
export type Flag = 0 | 1;

/** Columns that the sign-in library writes: ISO text and 0/1 on SQLite, timestamptz and boolean on PostgreSQL. */
export type LibraryDate = Date | string;

export type LibraryBoolean = boolean | 0 | 1;
