import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export interface ColumnTypes {
  /** Ids, slugs and sort keys: text compared byte by byte on both engines. */
  key: RawBuilder<unknown>;
  /** Epoch milliseconds and counters. */
  bigint: RawBuilder<unknown>;
  real: RawBuilder<unknown>;
  /** A date the sign-in library writes. */
  libraryDate: RawBuilder<unknown>;
  /** A boolean the sign-in library writes. */
  libraryBoolean: RawBuilder<unknown>;
}

/** The spelling of column types on an engine. */
export function columnTypesOf(engine: Engine): ColumnTypes {
  return engine === 'postgres'
    ? {
        key: sql`text collate "C"`,
        bigint: sql`bigint`,
        real: sql`double precision`,
        libraryDate: sql`timestamptz`,
        libraryBoolean: sql`boolean`,
      }
    : {
        key: sql`text`,
        bigint: sql`integer`,
        real: sql`real`,
        libraryDate: sql`text`,
        libraryBoolean: sql`integer`,
      };
}
