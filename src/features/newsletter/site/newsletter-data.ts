import { postOnly } from '#platform/http/post-only.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { newsletterText } from '../text.ts';
import type { Route } from './+types/newsletter-data.ts';
import { receiveSubscription } from './receive-subscription.ts';

export const loader = postOnly;

/** POST /api/newsletter: the subscription form as JSON, for `newsletter-behaviour.ts`. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const rejected = await receiveSubscription(request, context);
  if (!rejected)
    return Response.json(
      { done: true, title: newsletterText.sentTitle, text: newsletterText.sentText },
      { headers },
    );
  const code = rejected.failure ?? rejected.problems[0]?.code ?? 'newsletter.failed';
  const [title, text, field] = [newsletterText.error, problemSentence(code), rejected.problems[0]?.field];
  return Response.json({ done: false, title, text, field }, { headers });
}
