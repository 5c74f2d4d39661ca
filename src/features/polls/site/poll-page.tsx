import { data, redirect } from 'react-router';
import { findArticleOfPoll } from '#features/articles/rules/linked-articles.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { articleAddress } from '#platform/site/addresses.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { isPollClosed, listPollsById } from '../rules/poll.ts';
import { pollText } from '../text.ts';
import type { Route } from './+types/poll-page.ts';
import { PollResult, pollAddress, VoteForm } from './poll-box.tsx';
import { receiveVote } from './receive-vote.ts';

const OUTCOMES = ['sent', 'again'] as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now: clock } = servicesOf(context);
  const [poll] = await listPollsById(db, { ids: [params.id] });
  if (!poll) throw notFoundResponse('page');
  const query = new URL(request.url).searchParams;
  const outcome = OUTCOMES.find((one) => one === query.get('vote')) ?? null;
  const articleId = query.get('article') ?? '';
  const article = await readPart(
    context,
    'article of a poll',
    () => findArticleOfPoll(db, { articleId, pollId: poll.id }),
    null,
  );
  return data(
    {
      poll,
      outcome,
      article,
      articleId,
      now: clock(),
      siteName: config.siteName,
      siteUrl: config.siteUrl,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db } = servicesOf(context);
  const [poll] = await listPollsById(db, { ids: [params.id] });
  if (!poll) throw notFoundResponse('page');
  const outcome = await receiveVote(request, context, { pollId: poll.id });
  if (typeof outcome === 'object') return data(outcome, { status: 422 });
  const article = new URL(request.url).searchParams.get('article');
  throw redirect(pollAddress(poll.id, { article, vote: outcome }), { status: 303 });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A poll with its result so far, and the form while it is open. A vote without scripts leads here. */
export default function PollPage({ loaderData, actionData }: Route.ComponentProps) {
  const { poll, outcome, article, articleId, now, siteName, siteUrl } = loaderData;
  const problem = actionData?.problem;
  return (
    <div className="mx-auto max-w-2xl py-10">
      <PageMeta
        title={`${poll.question} – ${siteName}`}
        description={pollText.description(poll.question)}
        address={siteUrl + pollAddress(poll.id)}
        isHidden
      />
      <h1 className="mb-4 text-3xl">{pollText.label}</h1>
      {article && (
        <p className="mb-4">
          <SiteLink look="plain" href={articleAddress(article.slug)}>
            {pollText.toArticle(article.title)}
          </SiteLink>
        </p>
      )}
      {outcome && (
        <div className="mb-4">
          <Notice kind={outcome === 'sent' ? 'success' : 'error'}>{pollText[outcome]}</Notice>
        </div>
      )}
      <div className="poll-box">
        {isPollClosed(poll, now) || outcome ? (
          <>
            <p className="poll-question">{poll.question}</p>
            <ProblemNotice problem={problem} />
          </>
        ) : (
          <VoteForm
            poll={poll}
            articleId={article && articleId}
            error={problem && problemSentence(problem)}
          />
        )}
        <h2 className="mt-6 mb-2 text-xl">{pollText.result}</h2>
        <PollResult poll={poll} now={now} />
      </div>
    </div>
  );
}
