import type { ReactNode } from 'react';
import { href } from '#platform/http/href.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import type { ConsoleEvent, ConsoleState } from '../../rules/console/read-console.ts';
import { consoleText } from '../../text.ts';
import { type EntryFields, findQuestion } from './entry-fields.ts';
import type { QueuedEntry } from './entry-queue.ts';
import { describeNow } from './entry-state.ts';
import { formatFields } from './format-entry.ts';
import type { LiveConsole } from './use-console.ts';

/** Says whether everything has reached the server, and what to do with the entries that it has refused. */
export function QueueStatus({ state, queue, isOffline, isSignedOut, others, sendAgain, drop }: LiveConsole) {
  // An undo may be about an event that waits before it.
  const inQueue = queue.map(({ id, fields }) => ({ id, text: formatFields(fields, state) }));
  const describe = ({ fields }: QueuedEntry) =>
    formatFields(fields, { ...state, events: [...state.events, ...inQueue] });
  const waiting = queue.filter(({ problem }) => problem === null);
  const refused = queue.filter(({ problem }) => problem !== null);
  // The console asks for the sign-in and comes back. What waits stays in the browser.
  const signInLink = (
    <a
      href={href('/admin/matches/:id/console', { id: state.id })}
      className="inline-flex min-h-12 items-center underline"
    >
      {consoleText.signIn}
    </a>
  );
  return (
    <div className="grid gap-2">
      {isSignedOut && (
        <Notice kind="error">
          <p>{problemSentence('login.expired')}</p>
          {signInLink}
        </Notice>
      )}
      <p role="status" className={`tabular text-sm ${isOffline ? 'font-semibold text-live' : 'text-muted'}`}>
        {isOffline
          ? consoleText.offline(waiting.length)
          : waiting.length > 0
            ? consoleText.sending(waiting.length)
            : refused.length > 0
              ? consoleText.refused(refused.length)
              : consoleText.sent}
      </p>
      {others.length > 0 && (
        <p className="font-semibold text-sm text-warning">{consoleText.others(others.join(', '))}</p>
      )}
      {isOffline && waiting.length > 0 && (
        <ul className="list-disc ps-5 text-muted text-sm">
          {waiting.map((entry) => (
            <li key={entry.id}>{describe(entry)}</li>
          ))}
        </ul>
      )}
      {refused.map((entry) => {
        const changed = findChangedEvent(entry, state);
        return (
          <Notice key={entry.id} kind="error">
            <p className="font-semibold">
              {consoleText.unsent}: {describe(entry)}
            </p>
            <p>{entry.problem && problemSentence(entry.problem)}</p>
            {changed && <p>{describeNow(changed)}</p>}
            <div className="flex flex-wrap gap-2 pt-2">
              <RefusalButtons entry={entry} changed={changed} sendAgain={sendAgain} drop={drop}>
                {entry.problem === 'login.expired' && signInLink}
              </RefusalButtons>
            </div>
          </Notice>
        );
      })}
    </div>
  );
}

interface RefusalButtonsProps extends Pick<LiveConsole, 'sendAgain' | 'drop'> {
  entry: QueuedEntry;
  /** The event that a colleague has changed too. */
  changed: ConsoleEvent | null;
  children: ReactNode;
}

function RefusalButtons({ entry, changed, sendAgain, drop, children }: RefusalButtonsProps) {
  const { write, leave, fields } = findAnswers(entry, changed);
  return (
    <>
      {write && (
        <Button className="min-h-12" onClick={() => sendAgain(entry, fields)}>
          {write}
        </Button>
      )}
      {children}
      <Button className="min-h-12" look="danger" onClick={() => drop(entry.id)}>
        {leave}
      </Button>
    </>
  );
}

interface RefusalAnswers {
  /** The words on the buttons that send the entry again, and that remove it. Null: sending it again would change nothing. */
  write: string | null;
  leave: string;
  /** What is sent with it. */
  fields: EntryFields;
}

function findAnswers({ problem }: QueuedEntry, changed: ConsoleEvent | null): RefusalAnswers {
  const question = findQuestion(problem);
  if (question) return { write: question.yes, leave: question.no, fields: { isSure: 'on' } };
  const { writeMine, keepTheirs, sendAgain, drop } = consoleText;
  if (changed) return { write: writeMine, leave: keepTheirs, fields: { seen: changed.version } };
  return { write: problem !== null && DONE.has(problem) ? null : sendAgain, leave: drop, fields: {} };
}

/** Somebody else has done the same. */
const DONE: ReadonlySet<ProblemCode> = new Set(['match.markTwice', 'match.eventGone']);

function findChangedEvent({ problem, fields }: QueuedEntry, { events }: ConsoleState): ConsoleEvent | null {
  if (problem !== 'match.eventChanged') return null;
  return events.find(({ id }) => id === fields.eventId) ?? null;
}
