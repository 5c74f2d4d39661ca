import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { renderFragment } from '#platform/site/keep-html-together.ts';
import { getPoll } from '../rules/poll.ts';
import { pollText } from '../text.ts';
import type { Route } from './+types/poll-data.ts';
import { PollResult } from './poll-box.tsx';
import { receiveVote } from './receive-vote.ts';

/** What `poll-vote.ts` shows: a sentence, and the result in place of the form. */
export interface PollAnswer {
  message: string;
  /** HTML of the result; null when the reader can still vote, so that the form stays. */
  result: string | null;
}

/** GET /api/polls/:id: the result for readers who have voted. It may be some seconds old, so that it can be cached. */
export async function loader({ params, context }: Route.LoaderArgs) {
  showsScopes(context, `poll:${params.id}`);
  const answer: PollAnswer = { message: '', result: await renderResult(context, params.id) };
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=0, s-maxage=5' } });
}

/** POST /api/polls/:id: a vote. Browsers log every error status to the console, so a refusal gets a 200. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const outcome = await receiveVote(request, context, { pollId: params.id });
  const answer: PollAnswer =
    typeof outcome === 'object'
      ? {
          message: problemSentence(outcome.problem),
          result: outcome.problem === 'poll.closed' ? await renderResult(context, params.id) : null,
        }
      : { message: pollText[outcome], result: await renderResult(context, params.id) };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
}

async function renderResult(context: RouteContext, id: string): Promise<string> {
  const { db, now } = servicesOf(context);
  return renderFragment(<PollResult poll={await getPoll(db, { id })} now={now()} />);
}
