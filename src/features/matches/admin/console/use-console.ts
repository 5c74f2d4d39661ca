import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { makeNewId } from '#platform/new-id.ts';
import type { ConsoleAnswer } from './console-data.ts';
import type { EntryFields } from './entry-fields.ts';
import { openEntryQueue, type QueuedEntry } from './entry-queue.ts';
import { fetchConsole, sendEntry } from './send-entry.ts';

const POLL_MS = 2500;
const RETRY_MS = 2000;

const newId = makeNewId((count) => crypto.getRandomValues(new Uint8Array(count)));

export interface LiveConsole {
  state: ConsoleAnswer['state'];
  /** Epoch ms by the server's clock. */
  now: () => number;
  /** The entries that the server has not acknowledged. */
  queue: readonly QueuedEntry[];
  isOffline: boolean;
  /** The session has ended: the console shows nothing new until the operator signs in. */
  isSignedOut: boolean;
  /** The names of those who have the console open too. */
  others: readonly string[];
  send: (fields: EntryFields) => void;
  /** Sends a refused entry again, with other fields. */
  sendAgain: (entry: QueuedEntry, fields?: EntryFields) => void;
  drop: (id: string) => void;
}

interface ConsoleOptions {
  staffId: string;
  /** Asks for the state of the match every few seconds. Otherwise a new `initial` brings it. */
  polls?: boolean;
}

/**
 * Keeps the console current, and sends entries one after another until the server has acknowledged them. Entries wait in
 * `localStorage`, so a reload or a lost connection loses none.
 */
export function useConsole(initial: ConsoleAnswer, { staffId, polls = true }: ConsoleOptions): LiveConsole {
  const fixtureId = initial.state.id;
  const [answer, setAnswer] = useState(initial);
  const [queue, setQueue] = useState<readonly QueuedEntry[]>([]);
  const [isOffline, setOffline] = useState(false);
  const [isSignedOut, setSignedOut] = useState(false);
  const [others, setOthers] = useState<readonly string[]>([]);
  const store = useMemo(() => openEntryQueue(staffId, fixtureId), [staffId, fixtureId]);
  const [tabKey] = useState(newId);
  const isSending = useRef(false);
  /** How many entries the server has acknowledged. */
  const sent = useRef(0);
  const offset = useRef(0);

  const show = useCallback((next: ConsoleAnswer) => {
    offset.current = next.now - Date.now();
    setOffline(false);
    setSignedOut(false);
    setAnswer(next);
    if (next.others) setOthers(next.others);
  }, []);
  // A form without scripts, or a link, loads the screen again.
  useEffect(() => show(initial), [initial, show]);

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (;;) {
        const waiting = store.list().find(({ problem }) => problem === null);
        if (!waiting) break;
        const result = await sendEntry(fixtureId, { writer: staffId, fields: waiting.fields });
        if ('console' in result) {
          sent.current++;
          store.remove(waiting.id);
          show(result.console);
        } else store.put({ ...waiting, problem: result.problem });
        setQueue(store.list());
      }
    } catch {
      setOffline(true);
    } finally {
      isSending.current = false;
    }
  }, [store, fixtureId, staffId, show]);

  useEffect(() => {
    const retry = () => {
      setQueue(store.list());
      void flush();
    };
    retry();
    const timer = setInterval(retry, RETRY_MS);
    const poll = setInterval(() => {
      if (!polls || document.visibilityState !== 'visible' || isSending.current) return;
      const before = sent.current;
      fetchConsole(fixtureId, tabKey).then(
        // An answer from before the last entry would hide it for a moment.
        (next) => {
          if (next === null) setSignedOut(true);
          else if (before === sent.current) show(next);
        },
        () => setOffline(true),
      );
    }, POLL_MS);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      clearInterval(poll);
      removeEventListener('online', retry);
    };
  }, [store, flush, fixtureId, tabKey, show, polls]);

  const enqueue = (entry: QueuedEntry) => {
    store.put(entry);
    setQueue(store.list());
    void flush();
  };
  const now = useCallback(() => Date.now() + offset.current, []);
  return {
    state: answer.state,
    now,
    queue,
    isOffline,
    isSignedOut,
    others,
    send(fields) {
      const id = newId();
      const at = now();
      enqueue({ id, at, fields: { ...fields, id, at: String(at) }, problem: null });
    },
    sendAgain: (entry, fields = {}) =>
      enqueue({ ...entry, fields: { ...entry.fields, ...fields }, problem: null }),
    drop(id) {
      store.remove(id);
      setQueue(store.list());
    },
  };
}
