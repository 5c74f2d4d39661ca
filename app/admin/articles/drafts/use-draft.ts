import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ProblemCode } from '#az/text/problems.ts';
import type { DraftAnswer } from '../draft-data.ts';
import { readArticleFields } from '../save/read-article-form.ts';
import { type Autosaver, type AutosaveState, createAutosaver } from './autosave.ts';
import { createDebounce } from './debounce.ts';
import { removeLocalCopy, writeLocalCopy } from './local-copy.ts';
import { SignedOut, sendDraft } from './send-draft.ts';
import { useLateTypingToast } from './use-late-typing-toast.ts';

/** When the browser's own copy is written: after a short pause, and at the latest 2 s after the first key since the last copy. */
const COPY_TIMES = { delayMs: 400, maxWaitMs: 2000 };
const PRESENCE_MS = 8000;
const FIRST_VERSION = 1;

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>;
  staffId: string;
  articleId: string;
  baseVersion: number | null;
  isActive: boolean;
}

export interface Draft {
  state: AutosaveState;
  /** Who else is here and which version stands now; null until the server has said. */
  report: DraftAnswer | null;
  isDirty: boolean;
  /** Why the server takes nothing from this browser any more; null while it does. */
  signedOut: ProblemCode | null;
  tabKey: string;
  change(): void;
  flush(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Call it after a save: removes the draft. Text typed after a press that leaves the form stays as a draft. */
  forget(): void;
  sequence(): number;
}

/**
 * Keeps what is being typed: in this browser within two seconds, on the server within five, also while somebody types
 * without a pause. Never touches the article.
 */
export function useDraft(options: DraftOptions): Draft {
  const { form, isActive } = options;
  const [state, setState] = useState<AutosaveState>({ kind: 'clean' });
  const [report, setReport] = useState<DraftAnswer | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [signedOut, setSignedOut] = useState<ProblemCode | null>(null);
  const [tabKey] = useState(() => (typeof crypto === 'undefined' ? '' : newTabKey()));
  const latest = useRef({ ...options, tabKey });
  const saver = useRef<Autosaver | null>(null);
  const isUncopied = useRef(false);
  /** The fields that the running save has sent, as JSON; null when no save is running. */
  const saving = useRef<string | null>(null);
  /** True when a save leads to another page and the form has text typed after the press. */
  const isTypedLate = useRef(false);
  const showLateTyping = useLateTypingToast();
  useEffect(() => {
    latest.current = { ...options, tabKey };
  });

  const read = () => readArticleFields(new FormData(form.current ?? undefined));
  // The form of a new article does not get the answer to such a save, but the saved article has the first version.
  const findBase = () => latest.current.baseVersion ?? (isTypedLate.current ? FIRST_VERSION : null);
  const copy = () => {
    const { staffId, articleId } = latest.current;
    if (!form.current || !isUncopied.current) return;
    isUncopied.current = false;
    const [fields, baseVersion] = [read(), findBase()];
    void writeLocalCopy(staffId, { articleId, tabKey, baseVersion, at: Date.now(), fields });
  };
  // Reads everything through refs, so the first one serves for as long as the form is open.
  const [copying] = useState(() => createDebounce(() => copy(), COPY_TIMES));

  // biome-ignore lint/correctness/useExhaustiveDependencies: everything else is read through `latest`
  useEffect(() => {
    if (!isActive) return;
    const whose = () => {
      const { articleId, staffId } = latest.current;
      return { articleId, tabKey, writer: staffId };
    };
    const made = createAutosaver({
      read,
      explain: (error) =>
        error instanceof SignedOut ? 'signedOut' : navigator.onLine ? 'failed' : 'offline',
      onState: setState,
      async send({ sequence, value }) {
        const baseVersion = findBase();
        const draft = { kind: 'autosave', ...whose(), sequence, baseVersion, fields: value } as const;
        try {
          const answer = await sendDraft(draft);
          setSignedOut(null);
          setReport(answer);
          return answer.at;
        } catch (error) {
          if (error instanceof SignedOut) setSignedOut(error.problem);
          throw error;
        }
      },
    });
    saver.current = made;
    const beHere = () => {
      sendDraft({ kind: 'presence', ...whose() }).then(setReport, () => {});
    };
    const leave = () => {
      copy();
      const body = JSON.stringify({ kind: 'presence', ...whose(), isLeaving: true });
      navigator.sendBeacon('/admin/articles/draft', new Blob([body], { type: 'application/json' }));
    };
    const back = () => void made.flush();
    // The lock is held while this form is open. Another tab then knows that the draft of this form is not lost.
    const hold = new AbortController();
    // Aborting the signal cancels a waiting request only. A lock that was granted ends with its promise.
    const untilLeft = new Promise<void>((resolve) => {
      hold.signal.addEventListener('abort', () => resolve());
    });
    navigator.locks?.request(tabLock(tabKey), { signal: hold.signal }, () => untilLeft).catch(() => {});
    beHere();
    const timer = setInterval(beHere, PRESENCE_MS);
    addEventListener('pagehide', leave);
    addEventListener('online', back);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      removeEventListener('online', back);
      leave();
      made.pause();
      hold.abort();
      if (isTypedLate.current) showLateTyping(latest.current.articleId);
    };
  }, [isActive, tabKey]);

  return {
    ...{ state, report, isDirty, signedOut, tabKey },
    change() {
      setDirty(true);
      isUncopied.current = true;
      copying.trigger();
      saver.current?.change();
    },
    flush: async () => {
      copy();
      await saver.current?.flush();
    },
    pause() {
      saving.current = JSON.stringify(read());
      saver.current?.pause();
    },
    resume() {
      saving.current = null;
      saver.current?.resume();
    },
    forget() {
      // `resume` was not called, so the save led to another page. The text typed after the press was not part of it.
      if (saving.current !== null && saving.current !== JSON.stringify(read())) {
        isTypedLate.current = true;
        isUncopied.current = true;
        copy();
        saver.current?.resume();
        void saver.current?.flush();
        return;
      }
      setDirty(false);
      isUncopied.current = false;
      copying.cancel();
      const { staffId, articleId } = latest.current;
      void removeLocalCopy(staffId, { articleId, tabKey });
      saver.current?.forget();
    },
    sequence: () => saver.current?.sequence ?? 0,
  };
}

export const tabLock = (tabKey: string) => `article-tab:${tabKey}`;

function newTabKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
