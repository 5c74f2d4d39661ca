import { useState } from 'react';
import { Link } from 'react-router';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError, toResponseError } from '#platform/admin/to-action-error.server.ts';
import { useRefresh } from '#platform/admin/use-refresh.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { newsletterAdminText } from '../text.ts';
import type { Route } from './+types/issue.ts';
import { changeIssue } from './change-issue.server.ts';
import { IssueActions } from './parts/issue-actions.tsx';
import { IssueCountList } from './parts/issue-count-list.tsx';
import { IssueForm } from './parts/issue-form.tsx';
import { IssuePreview } from './parts/issue-preview.tsx';
import { IssueStatusLabel } from './parts/issue-status-label.tsx';
import { readArticleChoices } from './read-article-choices.server.ts';
import { readIssueForm, readSearch } from './read-issue-form.ts';
import { readIssueScreen } from './read-issue-screen.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  return readIssueScreen(context, { id: params.id, ownEmail: actor.email }).catch((error) => {
    throw toResponseError(error);
  });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const { text } = readForm(form);
  const readIssue = async () => {
    const issue = readIssueForm(form);
    const query = readSearch(form);
    return { issue, choices: await readArticleChoices(db, { chosenIds: issue.articleIds, query }) };
  };
  if (text('intent') === 'search') return { ...(await readIssue()), problems: [], problem: null };
  try {
    const code = await changeIssue(db, form, { actor, id: params.id, now: now(), newId });
    const to =
      code === 'issue.deleted' ? href('/admin/newsletter') : href('/admin/newsletter/:id', { id: params.id });
    return redirectWithToast(to, code);
  } catch (error) {
    const isSave = text('intent') === 'save';
    return toActionError(error, isSave ? await readIssue() : { issue: undefined, choices: undefined });
  }
}

/** One newsletter issue: its form, preview, actions and delivery counts. */
export default function Issue({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, isSending, choices, articleIds, preview, readers, ownEmail } = loaderData;
  const [isUnsaved, setUnsaved] = useState(false);
  useRefresh(isSending);
  const isOpen = issue.status === 'draft' || issue.status === 'scheduled';
  return (
    <div className="grid gap-4">
      <Link
        to={href('/admin/newsletter')}
        className="inline-flex min-h-11 items-center text-accent underline"
      >
        {newsletterAdminText.back}
      </Link>
      <PageHead title={issue.subject} aside={<IssueStatusLabel status={issue.status} />} />
      {!actionData?.issue && <ProblemNotice problem={actionData?.problem} />}
      {!isOpen && <IssueCountList counts={issue.counts} />}
      <div className="grid gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 content-start gap-8">
          {isOpen && (
            <IssueForm
              key={issue.updatedAt}
              issue={actionData?.issue ?? { ...issue, articleIds }}
              choices={actionData?.choices ?? choices}
              refusal={actionData?.issue && actionData}
              onUnsaved={setUnsaved}
            />
          )}
          <IssuePreview preview={preview} />
        </div>
        <IssueActions
          {...{ issue, readers, ownEmail }}
          refusal={actionData}
          isUnsaved={isOpen && isUnsaved}
        />
      </div>
    </div>
  );
}
