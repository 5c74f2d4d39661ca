import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates a database on the server of the tests: empty, or a copy of `template`. `drop` deletes it. */
export async function makePostgresDatabase(
  server: string,
  { template = 'template1' }: { template?: string } = {},
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `site_${randomBytes(8).toString('hex')}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}
