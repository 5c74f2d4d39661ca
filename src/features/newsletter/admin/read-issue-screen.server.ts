import type { RouterContextProvider } from 'react-router';
import { getSiteSettings } from '#features/settings/rules/get-site-settings.ts';
import { servicesOf } from '#platform/http/context.ts';
import { pathPrefix } from '#platform/http/href.ts';
import { createMailContext } from '#platform/mail/mail-context.ts';
import { composeIssueMail } from '../rules/issue-mail.ts';
import { listIssueArticles } from '../rules/list-issue-articles.ts';
import { getIssue } from '../rules/list-issues.ts';
import { countSubscribers } from '../rules/subscribers/list-subscribers.ts';
import { readArticleChoices } from './read-article-choices.server.ts';

interface IssueScreenInput {
  id: string;
  /** The default address of a test mail. */
  ownEmail: string;
}

/**
 * Reads everything that the screen of an issue shows: the issue, the articles to choose from (its own first), and its mail.
 * @throws NotFound
 */
export async function readIssueScreen(
  context: Readonly<RouterContextProvider>,
  { id, ownEmail }: IssueScreenInput,
) {
  const { db, config, now } = servicesOf(context);
  const issue = await getIssue(db, { id });
  const [own, subscribers, settings] = await Promise.all([
    listIssueArticles(db, { issueId: id }),
    countSubscribers(db),
    getSiteSettings(db),
  ]);
  const articleIds = own.map((article) => article.id);
  const mail = composeIssueMail(
    { ...issue, articles: own },
    createMailContext(config, settings),
    `${config.siteUrl}${pathPrefix('/newsletter/unsubscribe/:token?')}`,
  );
  return {
    issue,
    /** Being sent now or due: the screen refreshes by itself. */
    isSending:
      issue.status === 'sending' || (issue.status === 'scheduled' && (issue.scheduledAt ?? 0) <= now()),
    articleIds,
    choices: await readArticleChoices(db, { chosenIds: articleIds, query: '' }),
    preview: { html: mail.html ?? '', text: mail.text },
    readers: subscribers.confirmed,
    ownEmail,
  };
}
