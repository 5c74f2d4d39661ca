import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { TextLink } from '#platform/ui/button.tsx';
import { createIssue } from '../rules/change-issue.ts';
import { newsletterAdminText } from '../text.ts';
import type { Route } from './+types/create.ts';
import { IssueForm } from './parts/issue-form.tsx';
import { readArticleChoices } from './read-article-choices.server.ts';
import { readIssueForm, readSearch } from './read-issue-form.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, newId } = servicesOf(context);
  return { choices: await readArticleChoices(db, { chosenIds: [], query: '' }), newId: newId() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const issue = readIssueForm(form);
  const choices = await readArticleChoices(db, { chosenIds: issue.articleIds, query: readSearch(form) });
  if (readForm(form).text('intent') === 'search') return { issue, choices, problems: [], problem: null };
  try {
    const { id } = await createIssue(db, { id: readNewId(form, newId), actor, issue, now: now(), newId });
    return redirectWithToast(href('/admin/newsletter/:id', { id }), 'issue.saved');
  } catch (error) {
    return toActionError(error, { issue, choices });
  }
}

const EMPTY_ISSUE = { kind: 'weekly', subject: '', intro: '', articleIds: [] };

/** The form of a new issue. */
export default function CreateIssue({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <TextLink to={href('/admin/newsletter')}>{newsletterAdminText.back}</TextLink>
      <PageHead title={newsletterAdminText.newIssue} />
      <IssueForm
        newId={loaderData.newId}
        issue={actionData?.issue ?? EMPTY_ISSUE}
        choices={actionData?.choices ?? loaderData.choices}
        refusal={actionData}
      />
    </div>
  );
}
