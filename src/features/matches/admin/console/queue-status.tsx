import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { consoleText } from '../../text.ts';
import { entryQuestions } from './entry-fields.ts';
import { formatFields } from './format-entry.ts';
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
            <li key={entry.id}>{formatFields(entry.fields, state)}</li>
          ))}
        </ul>
      )}
      {refused.map((entry) => {
        const question = entry.problem ? entryQuestions[entry.problem] : undefined;
        return (
          <Notice key={entry.id} kind="error">
            <p className="font-semibold">
              {consoleText.unsent}: {formatFields(entry.fields, state)}
            </p>
            <p>{entry.problem && problemSentence(entry.problem)}</p>
            <div className="flex flex-wrap gap-2 pt-2">
              <Button className="min-h-12" onClick={() => sendAgain(entry, question ? { isSure: 'on' } : {})}>
                {question?.yes ?? consoleText.sendAgain}
              </Button>
              {entry.problem === 'login.expired' && signInLink}
              <Button className="min-h-12" look="danger" onClick={() => drop(entry.id)}>
                {question?.no ?? consoleText.drop}
              </Button>
            </div>
          </Notice>
        );
      })}
    </div>
  );
}
