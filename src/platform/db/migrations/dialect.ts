import type { Engine } from './migration.ts';

/** The differences in the SQL of the two engines. */
export interface Dialect {
  engine: Engine;
  /** Ids, slugs and sort keys: text compared byte by byte on both engines. */
  key: string;
  /** Epoch milliseconds and counters. */
  bigint: string;
  real: string;
  /** A date that the sign-in library writes. */
  libraryDate: string;
  /** A boolean that the sign-in library writes. */
  libraryBoolean: string;
  no: string;
  yes: string;
  /** The end of a `create table` for tables read by primary key. On SQLite a look-up then reads one tree instead of two. */
  withoutRowid: string;
}

export function dialectOf(engine: Engine): Dialect {
  return engine === 'postgres'
    ? {
        engine,
        key: 'text collate "C"',
        bigint: 'bigint',
        real: 'double precision',
        libraryDate: 'timestamptz',
        libraryBoolean: 'boolean',
        no: 'false',
        yes: 'true',
        withoutRowid: '',
      }
    : {
        engine,
        key: 'text',
        bigint: 'integer',
        real: 'real',
        libraryDate: 'text',
        libraryBoolean: 'integer',
        no: '0',
        yes: '1',
        withoutRowid: 'without rowid',
      };
}
