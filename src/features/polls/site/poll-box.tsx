import { formatNumber } from '#az/format/format-number.ts';
import { href } from '#platform/http/href.ts';
import { isPollClosed, type Poll, pollShare } from '../rules/poll.ts';
import { pollText } from '../text.ts';

/**
 * A poll in an article: its form, or the result when it is closed. The result of an open poll is not here, because each
 * vote would render the article again; `poll-vote.ts` and the page of the poll show it.
 */
export function PollBox({ poll, articleId, now }: { poll: Poll; articleId: string; now: number }) {
  const isClosed = isPollClosed(poll, now);
  return (
    <section
      data-poll={isClosed ? undefined : poll.id}
      data-failed={isClosed ? undefined : pollText.failed}
      aria-label={pollText.label}
      className="poll-box"
    >
      {isClosed ? (
        <>
          <p className="poll-question">{poll.question}</p>
          <PollResult poll={poll} now={now} />
        </>
      ) : (
        <>
          <VoteForm poll={poll} articleId={articleId} linksToResult />
          <p role="status" id={`poll-${poll.id}-status`} data-poll-status />
        </>
      )}
    </section>
  );
}

/** The votes of each option as bars, and how many there are in all. */
export function PollResult({ poll, now }: { poll: Poll; now: number }) {
  return (
    <>
      <ul className="poll-result">
        {poll.options.map((option) => {
          const percent = pollShare(option, poll);
          return (
            <li key={option.id}>
              <span>{option.text}</span>
              <span className="tabular font-semibold">{percent}%</span>
              <meter min={0} max={100} value={percent} aria-hidden="true" />
            </li>
          );
        })}
      </ul>
      <p className="tabular text-muted text-sm">
        {pollText.votes(formatNumber(poll.votes))}
        {isPollClosed(poll, now) && ` · ${pollText.ended}`}
      </p>
    </>
  );
}

interface VoteFormProps {
  poll: Poll;
  /** The article that shows the poll, so that the page after the vote links back to it. */
  articleId: string | null;
  linksToResult?: boolean;
  /** The reason why a vote was not counted. */
  error?: string | undefined;
}

/** The form of an open poll. It works without scripts. */
export function VoteForm({ poll, articleId, linksToResult = false, error }: VoteFormProps) {
  const address = pollAddress(poll.id, { article: articleId });
  const focus = (at: number) => ({ autoFocus: error !== undefined && at === 0 });
  return (
    <form method="post" action={address} noValidate data-sending={pollText.sending}>
      <div
        role="radiogroup"
        aria-labelledby={`poll-${poll.id}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || linksToResult ? `poll-${poll.id}-status` : undefined}
      >
        <p id={`poll-${poll.id}`} className="poll-question">
          {poll.question}
        </p>
        {poll.options.map(({ id, text }, at) => (
          <label key={id}>
            <input type="radio" name="option" value={id} required {...focus(at)} />
            {text}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" id={`poll-${poll.id}-status`} className="mt-2 font-semibold text-live">
          {error}
        </p>
      )}
      <div className="poll-actions">
        <button type="submit">{pollText.vote}</button>
        {linksToResult && <a href={address}>{pollText.result}</a>}
      </div>
    </form>
  );
}

/** The page of a poll. With the id of an article that shows the poll, the page links back to it. */
export function pollAddress(id: string, parameters: { article?: string | null; vote?: string } = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return query.size > 0 ? `${href('/sorgu/:id', { id })}?${query}` : href('/sorgu/:id', { id });
}
