/** The members of better-sqlite3 that we use. The package has no types. */
declare module 'better-sqlite3' {
  export interface Statement {
    readonly reader: boolean;
    all(...parameters: unknown[]): unknown[];
    get(...parameters: unknown[]): unknown;
    run(...parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
    iterate(...parameters: unknown[]): IterableIterator<unknown>;
    pluck(toggle?: boolean): Statement;
  }

  export default class Sqlite {
    constructor(file: string | Buffer, options?: { readonly?: boolean; timeout?: number });
    readonly inTransaction: boolean;
    readonly open: boolean;
    prepare(sql: string): Statement;
    exec(sql: string): this;
    pragma(text: string, options?: { simple?: boolean }): unknown;
    function(name: string, run: (...parameters: never[]) => unknown): this;
    close(): this;
  }
}
