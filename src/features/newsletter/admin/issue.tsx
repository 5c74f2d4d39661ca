import { useState } from 'react';
import { formatNumber } from '#az/format/format-number.ts';
import { getSiteSettings } from '#features/settings/rules/stored-settings.ts';
import { redirectWithToast, throwResponse, toActionError } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { useRefresh } from '#platform/admin/use-refresh.ts';
import type { Db } from '#platform/db/schema.ts';
import { type FormReader, readForm } from '#platform/forms/read-form.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { href, pathPrefix } from '#platform/http/href.ts';
import { createMailContext } from '#platform/mail/mail-context.ts';
import type { ToastCode } from '#platform/message-texts.ts';
import type { SubjectChange } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { TextLink } from '#platform/ui/button.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import {
  deleteIssue,
  scheduleIssue,
  sendIssueTest,
  stopIssue,
  unscheduleIssue,
  updateIssue,
} from '../rules/change-issue.ts';
import { listIssueArticles } from '../rules/issue-articles.ts';
import { composeIssueMail } from '../rules/issue-mail.ts';
import { getIssue } from '../rules/list-issues.ts';
import type { IssueCounts } from '../rules/newsletter-issue.ts';
import { countSubscribers } from '../rules/subscribers/subscribers.ts';
import { newsletterAdminText } from '../text.ts';
import type { Route } from './+types/issue.ts';
import { IssueActions } from './parts/issue-actions.tsx';
import { IssueForm } from './parts/issue-form.tsx';
import { IssueStatusLabel } from './parts/issue-status-label.tsx';
import { readArticleChoices } from './read-article-choices.server.ts';
import { readIssueForm, readSearch } from './read-issue-form.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  return readIssueScreen(context, { id: params.id, ownEmail: actor.email }).catch(throwResponse);
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
      <TextLink to={href('/admin/newsletter')}>{newsletterAdminText.back}</TextLink>
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
          issue={issue}
          readers={readers}
          ownEmail={ownEmail}
          refusal={actionData}
          isUnsaved={isOpen && isUnsaved}
        />
      </div>
    </div>
  );
}

interface IssueScreenInput {
  id: string;
  /** The default address of a test mail. */
  ownEmail: string;
}

/**
 * Reads everything that the screen of an issue shows: the issue, the articles to choose from (its own first), and its mail.
 * @throws NotFound
 */
async function readIssueScreen(context: RouteContext, { id, ownEmail }: IssueScreenInput) {
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

/**
 * Runs the action of the sent form (`intent`) and returns the toast that reports it.
 * @throws the errors of the domain; a 400 response for an unknown intent.
 */
async function changeIssue(db: Db, form: FormData, step: SubjectChange): Promise<ToastCode> {
  const read = readForm(form);
  switch (read.text('intent')) {
    case 'save':
      await updateIssue(db, { ...step, issue: readIssueForm(form) });
      return 'issue.saved';
    case 'test':
      await sendIssueTest(db, { ...step, email: read.text('email') });
      return 'issue.test';
    case 'schedule':
      await scheduleIssue(db, { ...step, at: readMoment(read) });
      return 'issue.scheduled';
    case 'send':
      await scheduleIssue(db, { ...step, at: step.now });
      return 'issue.sending';
    case 'unschedule':
      await unscheduleIssue(db, step);
      return 'issue.unscheduled';
    case 'stop':
      await stopIssue(db, step);
      return 'issue.stopped';
    case 'delete':
      await deleteIssue(db, step);
      return 'issue.deleted';
    default:
      throw new Response(null, { status: 400 });
  }
}

function readMoment(read: FormReader): number {
  const codes = { invalid: 'scheduledAt.invalid', required: 'scheduledAt.required' } as const;
  const moment = read.requiredMoment('scheduledAt', codes);
  read.check();
  return moment;
}

/** The delivery counts of an issue. */
function IssueCountList({ counts }: { counts: IssueCounts }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-5">
      {Object.entries(newsletterAdminText.counts).map(([name, label]) => (
        <div
          key={name}
          className="grid content-between gap-1 bg-paper p-4 last:odd:col-span-2 sm:last:odd:col-span-1"
        >
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular font-bold font-headline text-4xl">
            {formatNumber(counts[name as keyof IssueCounts])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The preview of the mail: as HTML in a sandboxed frame without scripts, and as plain text. */
function IssuePreview({ preview }: { preview: { html: string; text: string } }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{newsletterAdminText.preview}</h2>
      <iframe
        title={newsletterAdminText.preview}
        srcDoc={preview.html}
        sandbox=""
        className="h-[36rem] w-full rounded-md border border-line"
      />
      <details className="rounded-md border border-line">
        <summary className="flex min-h-11 cursor-pointer items-center px-4">
          {newsletterAdminText.previewText}
        </summary>
        <pre className="wrap-anywhere whitespace-pre-wrap border-line border-t p-4 text-sm">
          {preview.text}
        </pre>
      </details>
    </section>
  );
}
