import { redirect } from 'react-router';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type RouteContext, requestContext, servicesOf } from '#platform/http/context.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { createReaderToken, findReaderToken } from '#platform/site/reader-cookie.ts';
import { voteInPoll } from '../rules/vote-in-poll.ts';

/** Polls are on several pages, so all of them get the cookie. */
const COOKIE = { name: 'voter', path: '/' };

/** `sent`: the vote was counted. `again`: this reader had voted before. Otherwise the reason why it was not counted. */
export type VoteOutcome = 'sent' | 'again' | { problem: ProblemCode };

const RETRY = 'cookie';

/**
 * Counts the vote of a form. A browser without a token gets one and is asked to send the form once more, which it does by
 * itself (status 307). So also the first vote has a token, and a browser that keeps no cookies cannot vote many times.
 * @throws Response the 307, or the NotFound of an unknown poll.
 */
export async function receiveVote(
  request: Request,
  context: RouteContext,
  { pollId }: { pollId: string },
): Promise<VoteOutcome> {
  const { db, config, clientKey, now, newId, logError } = servicesOf(context);
  const url = new URL(request.url);
  const voterToken = findReaderToken(COOKIE, request);
  if (voterToken === null) {
    if (url.searchParams.has(RETRY)) return { problem: 'poll.noCookie' };
    const { setCookie } = createReaderToken(COOKIE, { newId, config });
    url.searchParams.set(RETRY, '1');
    throw redirect(url.pathname + url.search, { status: 307, headers: { 'Set-Cookie': setCookie } });
  }
  const form = readForm(await request.formData());
  const vote = { pollId, optionId: form.text('option'), voterToken };
  const network = clientKey(context.get(requestContext).clientAddress, 'customer');
  try {
    return (await voteInPoll(db, { ...vote, network, now: now() })) ? 'sent' : 'again';
  } catch (error) {
    if (error instanceof InvalidInput) return { problem: error.problems[0]?.code ?? 'form.invalid' };
    if (error instanceof Conflict) return { problem: error.code };
    logError('vote not counted', error);
    throw error;
  }
}
