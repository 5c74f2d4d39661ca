import type { ReactNode } from 'react';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { isTimelineType } from '../../rules/ledger/ledger-event.ts';
import { consoleText, eventNames, matchPageText } from '../../text.ts';
import { findSameEventAnswers, panelKinds, panelTitle } from './entry-fields.ts';
import type { QueuedEntry } from './entry-queue.ts';
import { isStatisticsEntry } from './parse-statistics.ts';
import type { LiveConsole } from './use-console.ts';

/** Says whether everything has reached the server, and what to do with the entries that it has refused. */
export function QueueStatus({ state, queue, isOffline, isSignedOut, others, sendAgain, drop }: LiveConsole) {
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
            : consoleText.sent}
      </p>
      {others.length > 0 && (
        <p className="font-semibold text-sm text-warning">{consoleText.others(others.join(', '))}</p>
      )}
      {isOffline && waiting.length > 0 && (
        <ul className="list-disc ps-5 text-muted text-sm">
          {waiting.map((entry) => (
            <li key={entry.id}>{describeEntry(entry)}</li>
          ))}
        </ul>
      )}
      {refused.map((entry) => (
        <Notice key={entry.id} kind="error">
          <p className="font-semibold">
            {consoleText.unsent}: {describeEntry(entry)}
          </p>
          <p>{entry.problem && problemSentence(entry.problem)}</p>
          <div className="flex flex-wrap gap-2 pt-2">
            <RefusalButtons entry={entry} sendAgain={sendAgain} drop={drop}>
              {entry.problem === 'login.expired' && signInLink}
            </RefusalButtons>
          </div>
        </Notice>
      ))}
    </div>
  );
}

interface RefusalButtonsProps extends Pick<LiveConsole, 'sendAgain' | 'drop'> {
  entry: QueuedEntry;
  children: ReactNode;
}

function RefusalButtons({ entry, sendAgain, drop, children }: RefusalButtonsProps) {
  const answers = findSameEventAnswers(entry.problem);
  return (
    <>
      <Button className="min-h-12" onClick={() => sendAgain(entry, answers ? { isSure: 'on' } : {})}>
        {answers ? answers.other : consoleText.sendAgain}
      </Button>
      {children}
      <Button className="min-h-12" look="danger" onClick={() => drop(entry.id)}>
        {answers ? answers.same : consoleText.drop}
      </Button>
    </>
  );
}

/** `Qol 67 Zubir`. */
function describeEntry({ fields }: QueuedEntry): string {
  if (isStatisticsEntry(fields)) return matchPageText.statistics;
  const { type = '', intent = '' } = fields;
  const panel = panelKinds.find((kind) => kind === intent);
  const name = isTimelineType(type) ? eventNames[type] : panel && panelTitle(panel);
  return [name, fields.minute, fields.player].filter(Boolean).join(' ');
}
