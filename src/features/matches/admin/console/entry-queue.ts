import { parseJson } from '#platform/admin/parse-json.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { z } from '#platform/zod.ts';
import type { EntryFields } from './entry-fields.ts';

/** An entry that the server has not acknowledged. `problem`: why the server has refused it; null while it waits. */
export interface QueuedEntry {
  /** The id of the entry. */
  id: string;
  /** Epoch ms. Orders the queue. */
  at: number;
  fields: EntryFields;
  problem: ProblemCode | null;
}

const shape = z.object({
  id: z.string(),
  at: z.number(),
  fields: z.record(z.string(), z.string()),
  problem: z.custom<ProblemCode>().nullable(),
});

/**
 * The entries of one operator for one match, in `localStorage`: they survive a reload. Each has a key of its own, so that two
 * tabs do not overwrite each other's entries.
 */
export function openEntryQueue(staffId: string, fixtureId: string) {
  const prefix = `match-entry:${staffId}:${fixtureId}:`;
  return {
    list(): QueuedEntry[] {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      const found = keys.flatMap((key) => {
        const entry = shape.safeParse(parseJson(localStorage.getItem(key) ?? ''));
        return entry.success ? [entry.data] : [];
      });
      return found.sort((a, b) => a.at - b.at);
    },
    /** Adds an entry, or replaces the one with its id. @throws when the browser forbids its storage. */
    put(entry: QueuedEntry): void {
      localStorage.setItem(prefix + entry.id, JSON.stringify(entry));
    },
    remove(id: string): void {
      localStorage.removeItem(prefix + id);
    },
  };
}
