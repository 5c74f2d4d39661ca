import type { TestProject } from 'vitest/node';
import { startThrowAwayPostgres } from '../databases/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases; null when none is installed. */
    postgresUrl: string | null;
  }
}

/** Starts the PostgreSQL server of the run. `TEST_DATABASE_URL` names one that runs already; `none`: the tests run on SQLite only. */
export default function setup(project: TestProject): (() => void) | undefined {
  const given = process.env.TEST_DATABASE_URL;
  if (given === 'none') {
    project.provide('postgresUrl', null);
    return;
  }
  const started = given ? null : startThrowAwayPostgres();
  const url = given || started?.url || null;
  if (!url) {
    const words = 'No PostgreSQL found: the tests run on SQLite only';
    if (process.env.CI) throw new Error(`${words}, and CI must run both`);
    console.warn(words);
  }
  project.provide('postgresUrl', url);
  return started ? () => started.stop() : undefined;
}
