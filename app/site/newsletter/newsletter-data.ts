import { postOnly } from '#app/post-only.ts';
import { problemText } from '#az/text/problems.ts';
import { newsletterText } from '#az/text/site/newsletter.ts';
import type { Route } from './+types/newsletter-data.ts';
import { receiveSubscription } from './receive-subscription.ts';

export const loader = postOnly;

/** The same form for the box that answers where it stands: what to say, and whether it is done. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const answer = await receiveSubscription(request, context);
  if (!answer)
    return Response.json(
      { done: true, title: newsletterText.sentTitle, text: newsletterText.sentText },
      { headers },
    );
  const code = answer.failure ?? answer.problems[0]?.code ?? 'newsletter.failed';
  const [title, text, field] = [newsletterText.error, problemText[code], answer.problems[0]?.field];
  return Response.json({ done: false, title, text, field }, { headers });
}
