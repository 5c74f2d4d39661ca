import { Form, Link, useNavigation } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { findEditableArticle } from '#features/articles/rules/admin-list/find-editable-article.ts';
import { countBreakingRecipients } from '#features/push/rules/notices/plan-breaking-notice.ts';
import { pushAdminText } from '#features/push/text.ts';
import { requirePage } from '#features/redirects/rules/require-page.ts';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { emptyTyped, readTyped } from '#platform/records/record.ts';
import { recordText } from '#platform/records/text.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { type BreakingItem, findShownStates, listBreaking } from '../rules/breaking-entry.ts';
import { readBreakingEntry } from '../rules/breaking-input.ts';
import { breakingRecord } from '../rules/breaking-record.ts';
import { createBreaking, endBreaking } from '../rules/change-breaking.ts';
import { listShownBreaking } from '../rules/shown-breaking.ts';
import { breakingText } from '../text.ts';
import type { Route } from './+types/breaking.ts';
import { BreakingFields } from './breaking-fields.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now: clock, newId } = servicesOf(context);
  const now = clock();
  const articleId = new URL(request.url).searchParams.get('article');
  const [lines, recipients, article] = await Promise.all([
    listBreaking(db),
    countBreakingRecipients(db, { now }),
    articleId === null ? null : findEditableArticle(db, { actor, id: articleId }),
  ]);
  const ofArticle = article && {
    text: article.fields.title,
    address: href('/article/:slug', { slug: article.fields.slug }),
  };
  return { lines, typed: { ...emptyTyped(breakingRecord), ...ofArticle }, recipients, now, newId: newId() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, config, pageStatus, now, newId } = servicesOf(context);
  const sent = await request.formData();
  const ended = sent.get('end');
  if (typeof ended === 'string') {
    await endBreaking(db, { actor, id: ended, now: now(), newId });
    return redirectWithToast(href('/admin/breaking'), 'breaking.ended');
  }
  const typed = readTyped(breakingRecord, sent);
  try {
    const at = now();
    const entry = readBreakingEntry(typed, { now: at });
    await requirePage(db, { field: 'address', address: entry.address, siteUrl: config.siteUrl, pageStatus });
    const { id } = await createBreaking(db, { id: readNewId(sent, newId), actor, entry, now: at, newId });
    if (entry.startsAt > at) return redirectWithToast(href('/admin/breaking'), 'breaking.planned');
    const isShown = (await listShownBreaking(db)).some((shown) => shown.id === id);
    return redirectWithToast(href('/admin/breaking'), isShown ? 'breaking.shown' : 'breaking.crowded');
  } catch (error) {
    return toActionError(error, { typed });
  }
}

/** The breaking strip: the form for a new entry, the current and planned entries, and the ended ones. For editors. */
export default function Breaking({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, typed, recipients, now, newId } = loaderData;
  const isBusy = useNavigation().formData?.has('text') ?? false;
  const states = findShownStates(lines, now);
  const open = states.filter(({ state }) => state !== 'past');
  const past = states.filter(({ state }) => state === 'past');
  return (
    <div className="max-w-4xl">
      <PageHead title={breakingText.title}>
        <TextLink to={href('/admin/push')}>{pushAdminText.title}</TextLink>
      </PageHead>
      <div className="grid gap-8">
        <section className="grid gap-4 rounded-md border border-line bg-paper p-4">
          <h2 className="text-2xl">{breakingText.create}</h2>
          <p className="text-muted text-sm">{breakingText.intro}</p>
          <Form key={`${lines.length} ${typed.address}`} method="post" noValidate className="grid gap-4">
            <input type="hidden" name="id" value={newId} />
            <ProblemNotice problem={actionData?.problem} />
            {actionData && actionData.problems.length > 0 && (
              <Notice kind="error">{recordText.fixErrors}</Notice>
            )}
            <BreakingFields
              record={breakingRecord}
              typed={actionData?.typed ?? typed}
              problems={actionData?.problems}
              recipients={recipients}
            />
            <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
              {breakingText.show}
            </Button>
          </Form>
        </section>
        <section className="grid gap-3">
          <h2 className="text-2xl">{breakingText.now}</h2>
          {open.length > 0 ? (
            <BreakingList lines={open} />
          ) : (
            <p className="rounded-md border border-line p-6 text-center text-muted">
              {breakingText.nothingNow}
            </p>
          )}
        </section>
        <section className="grid gap-3">
          <h2 className="text-2xl">{breakingText.past}</h2>
          {past.length > 0 ? (
            <BreakingList lines={past} />
          ) : (
            <p className="text-muted">{breakingText.nothingPast}</p>
          )}
        </section>
      </div>
    </div>
  );
}

/** Breaking entries with their times. An entry that has not ended can be changed or ended. */
function BreakingList({ lines }: { lines: ReturnType<typeof findShownStates> }) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-paper">
      {lines.map(({ item: line, state }) => {
        return (
          <li
            key={line.id}
            className="grid gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <strong className={levelClasses[line.level]}>{breakingText.level[line.level]}</strong>
                <span className="min-w-0 font-semibold">{line.text}</span>
              </p>
              <p className="tabular flex flex-wrap gap-x-3 text-muted text-sm">
                <span className={state === 'live' ? 'font-semibold text-accent' : ''}>
                  {breakingText.state[state]}
                </span>
                <span>
                  {breakingText.from(formatDateTime(line.startsAt))} {formatEnd(line)}
                </span>
                {line.by && <span>{breakingText.by(line.by)}</span>}
                {line.address && <span className="break-all">{line.address}</span>}
              </p>
            </div>
            {state !== 'past' && (
              <div className="flex gap-2">
                <Link
                  to={href('/admin/breaking/:id', { id: line.id })}
                  aria-label={breakingText.editThis(line.text)}
                  className="inline-flex min-h-11 items-center px-3 text-accent underline"
                >
                  {breakingText.change}
                </Link>
                <Form method="post">
                  <input type="hidden" name="end" value={line.id} />
                  <Button type="submit" look="danger" aria-label={breakingText.endThis(line.text)}>
                    {breakingText.end}
                  </Button>
                </Form>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const levelClasses = { breaking: 'text-live', important: 'text-warning', info: 'text-muted' } as const;

function formatEnd({ endsAt, endedAt }: BreakingItem): string {
  const end = endedAt ?? endsAt;
  return end === null ? breakingText.untilEnded : breakingText.until(formatDateTime(end));
}
