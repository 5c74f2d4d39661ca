import type { Dialect } from '../dialect.ts';

/** Nobody changes a line of the ledger. Only the ledger of a demo match may be deleted, so that it can begin again. */
export const appendOnly = ({ engine }: Dialect): string[] =>
  engine === 'postgres'
    ? [
        `create function refuse_ledger_change() returns trigger language plpgsql as $$
         begin
           if tg_op = 'DELETE' and not exists (select 1 from fixture where id = old.fixture_id and sample = 0)
             then return old; end if;
           raise exception 'the ledger of a match is append-only';
         end $$`,
        `create trigger ledger_entry_is_append_only before update or delete on ledger_entry
         for each row execute function refuse_ledger_change()`,
      ]
    : [
        `create trigger ledger_entry_is_never_updated before update on ledger_entry
         begin select raise(abort, 'the ledger of a match is append-only'); end`,
        `create trigger ledger_entry_is_never_deleted before delete on ledger_entry
         when exists (select 1 from fixture where id = old.fixture_id and sample = 0)
         begin select raise(abort, 'the ledger of a match is append-only'); end`,
      ];
