import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Creates a database on the server of the tests: empty, or a copy of `template`. `drop` deletes it, with the copies of it that are
 * left.
 */
export async function makePostgresDatabase(
  server: string,
  { template }: { template?: string } = {},
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${template ?? 'site'}_${randomBytes(8).toString('hex')}`;
  const from = template ?? 'template1';
  // Copying the files takes less than half the work of writing each page into the log first.
  await onServer(server, (client) =>
    client.query(`create database ${name} template ${from} strategy file_copy`),
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, (client) => dropDatabases(client, name)) };
}

async function dropDatabases(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [name],
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await work(client).finally(() => client.end());
}
