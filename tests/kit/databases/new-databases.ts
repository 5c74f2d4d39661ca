import { cpSync } from 'node:fs';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseTarget, Engine, OpenDatabase } from '#platform/db/engine-of.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { newFile } from '../content/archives.ts';
import { makePostgresDatabase } from './make-postgres-database.ts';

type NewDatabase = OpenDatabase & { target: DatabaseTarget };

/** A database of its own without tables, until the test ends. For tests that migrate or restore. */
export function openNew(engine: Engine): Promise<NewDatabase> {
  return openUntilTestEnds(engine, { isMigrated: false });
}

/** A migrated, empty database of its own, until the test ends. For tests that need two. */
export function openMigrated(engine: Engine): Promise<NewDatabase> {
  return openUntilTestEnds(engine, { isMigrated: true });
}

async function openUntilTestEnds(
  engine: Engine,
  { isMigrated }: { isMigrated: boolean },
): Promise<NewDatabase> {
  const templates = inject('emptyDatabases');
  const template = (isMigrated && templates.postgres) || undefined;
  const postgres =
    engine === 'postgres' ? await makePostgresDatabase(inject('postgresUrl') ?? '', { template }) : null;
  const target: DatabaseTarget = postgres
    ? { kind: 'postgres', url: postgres.url }
    : { kind: 'sqlite', file: newFile('newsroom.sqlite') };
  if (target.kind === 'sqlite' && isMigrated) cpSync(templates.sqlite, target.file);
  const open = await openDatabase(target);
  onTestFinished(async () => {
    await open.close();
    await postgres?.drop();
  });
  return { ...open, target };
}
