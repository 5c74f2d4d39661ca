import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { inject } from 'vitest';
import { tableDecisions } from '#app/declarations.ts';
import { MINUTE } from '#az/format/durations.ts';
import { ARCHIVE_VERSION, entryNames } from '#features/archive/rules/archive-manifest.ts';
import type { OpenDatabase } from '#platform/db/engine-of.ts';
import { listTableRows } from '#platform/db/list-table-rows.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { writeStaff } from './accounts.ts';
import { NOON, newId, writeArticle } from './articles.ts';
import { writeSubscriber } from './audience.ts';
import { writeTeam } from './matches.ts';
import { writeMedia } from './media.ts';

/** The path of a file that does not exist. */
export function newFile(name = 'site.zip'): string {
  mkdirSync(inject('runFolder'), { recursive: true });
  return join(mkdtempSync(join(inject('runFolder'), 'archive-')), name);
}

/** Articles, accounts, a picture, rows that refer to each other, and rows that are still to be sent. */
export async function writeSite({ db, engine }: OpenDatabase, store: FileStore): Promise<void> {
  const actor = await writeStaff(db, 'editor');
  const ends = new Date(NOON);
  await db
    .updateTable('staff')
    .set({ ban_expires: engine === 'sqlite' ? ends.toISOString() : ends })
    .execute();
  await writeMedia(db, store, { actor });
  for (let at = 0; at < 250; at++)
    await writeArticle(db, {
      title: `Xəbər ${at}`,
      tags: ['Qarabağ', `Etiket ${at % 7}`],
      now: NOON + at * MINUTE,
    });
  await writeSubscriber(db, 'oxucu@example.az');
  const player = { sort_key: 'a', team_id: await writeTeam(db, 'Zirə'), shirt: 7, version: 1 };
  await db
    .insertInto('player')
    .values([
      { ...player, id: 'z', slug: 'z', name: 'Əsl', merged_into: null, grammar: '{"genitive":"-in"}' },
      { ...player, id: 'a', slug: 'a', name: 'Təkrar', merged_into: 'z' },
    ])
    .execute();
  await db
    .insertInto('mail_outbox')
    .values({
      id: newId(),
      kind: 'noteMention',
      subject_id: 'x',
      recipient: null,
      created_at: NOON,
      due_at: NOON,
      attempts: 0,
      failed_at: null,
    })
    .execute();
  for (const status of ['sent', 'queued'] as const)
    await db
      .insertInto('delivery')
      .values({
        id: status,
        status,
        channel: 'indexNow',
        target: '',
        event_type: 'article.published',
        subject_type: 'article',
        subject_id: 'x',
        title: 'x',
        address: 'https://a.az',
        payload: '{}',
        is_repeatable: 1,
        attempts: 1,
        due_at: NOON,
        lease_id: null,
        lease_until: null,
        response: '',
        created_at: NOON,
        finished_at: status === 'sent' ? NOON : null,
      })
      .execute();
}

/** The rows of every table that is archived. Sorted here, because the engines order some texts differently. */
export async function readArchivedRows({ db }: OpenDatabase): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const [table, decision] of Object.entries(tableDecisions)) {
    if (!['archived', 'replaced', 'finished'].includes(decision)) continue;
    const rows: string[] = [];
    for await (const batch of listTableRows(db, { table }))
      rows.push(
        ...batch.map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))),
      );
    tables[table] = rows.sort();
  }
  return tables;
}

interface ArchiveContent {
  migrations: string[];
  tables: Record<string, { lines: string; rows: number }>;
  version?: number;
  /** The text of the manifest, instead of that of the content. */
  manifest?: string;
}

/** Writes an archive with this content and returns its path. */
export async function writeArchive(content: ArchiveContent): Promise<string> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  const add = async (name: string, text: string, rows: number) => {
    await zip.add(name, new TextReader(text));
    return { rows, sha256: createHash('sha256').update(text).digest('hex') };
  };
  const tables: Record<string, object> = {};
  for (const [table, { lines, rows }] of Object.entries(content.tables))
    tables[table] = await add(entryNames.table(table), lines, rows);
  const { migrations, version = ARCHIVE_VERSION } = content;
  const files = await add(entryNames.files, '', 0);
  const manifest = { format: 'newsroom-archive', version, createdAt: '', migrations, tables, files };
  await add(entryNames.manifest, content.manifest ?? JSON.stringify(manifest), 1);
  const file = newFile();
  writeFileSync(file, await zip.close());
  return file;
}
