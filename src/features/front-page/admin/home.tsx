import type { ReactNode } from 'react';
import { data, Form } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { redirectWithToast, throwResponse } from '#platform/admin/action-answers.server.ts';
import { ConfirmForm } from '#platform/admin/action-buttons.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import { type FormReader, readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { ToastCode } from '#platform/message-texts.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { fillHomeSlots } from '../rules/compose-home.ts';
import { type LayoutChange, saveHomeDraft } from '../rules/home-draft.ts';
import {
  getHomeLayout,
  type HomeLayout,
  moveArticleToSlot,
  readPublishedLayout,
  removeExpiredPins,
} from '../rules/home-layout.ts';
import { parseHomeSlot, parseSlotPosition } from '../rules/home-slot.ts';
import type { PastLayout, ScheduledLayout } from '../rules/list-home-layouts.ts';
import { publishHomeLayout, revertHomeLayout } from '../rules/publish-home-layout.ts';
import { readHomeParts } from '../rules/read-home-lists.ts';
import { cancelScheduledLayout, scheduleHomeLayout } from '../rules/scheduled-layouts.ts';
import { homeLayoutText } from '../text.ts';
import type { Route } from './+types/home.ts';
import { LayoutForm } from './layout-form.tsx';
import { readLayoutForm } from './layout-form-data.ts';
import { listLayoutArticles, readHomeScreen } from './read-home-screen.server.ts';
import { refuseLayoutChange } from './refuse-layout-change.server.ts';

const PATH = href('/admin/home');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  return readHomeScreen(db, { now: now(), search: new URL(request.url).searchParams });
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  try {
    const toast = await changeHome(db, form, { actor, now: now(), newId });
    return redirectWithToast(PATH, toast);
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof NotFound) throwResponse(error);
    const refusal = await refuseLayoutChange(db, error, { now: now() });
    const layout = form.has('id') ? null : readLayoutForm(form).layout;
    const articles = await listLayoutArticles(db, layout ?? {});
    return data(
      { ...refusal, layout, articles, dueAt: readForm(form).text('dueAt') },
      { status: refusal.problem ? 409 : 422 },
    );
  }
}

/** The layout of the front page: its slots, draft, scheduled layouts and history. For editors. */
export default function FrontPageScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { homeDraft, planned, history } = loaderData;
  return (
    <>
      <PageHead
        title={homeLayoutText.title}
        aside={
          homeDraft.isDraft ? (
            <span className="text-warning">{homeLayoutText.draft}</span>
          ) : (
            homeLayoutText.live
          )
        }
      >
        <ButtonLink to="/" reloadDocument look="quiet">
          {homeLayoutText.toPage}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-10">
        <LayoutForm screen={loaderData} answer={actionData} />
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <ScheduledLayouts layouts={planned} version={homeDraft.version} />
          <LayoutHistory layouts={history} version={homeDraft.version} />
        </div>
      </div>
    </>
  );
}

type ChangeInput = Omit<LayoutChange, 'version'>;

/**
 * Runs the action of the pressed button (`intent`) and returns the toast that reports it.
 * @throws InvalidInput and the errors of the domain; a 400 response for an unknown intent.
 */
async function changeHome(db: Db, form: FormData, input: ChangeInput): Promise<ToastCode> {
  const { layout, version, problems } = readLayoutForm(form);
  const change = { ...input, version };
  const read = readForm(form);
  const id = read.text('id');
  const [intent = '', ...parameters] = read.text('intent').split(' ');
  if (problems.length > 0) throw new InvalidInput(problems);
  const saveDraft = async (draft: HomeLayout, toast: ToastCode = 'layout.saved') => {
    await saveHomeDraft(db, { ...change, layout: draft });
    return toast;
  };
  switch (intent) {
    case 'save':
      return saveDraft(layout);
    case 'publish':
      await publishHomeLayout(db, { ...change, layout });
      return 'layout.published';
    case 'plan':
      await scheduleHomeLayout(db, { ...change, layout, dueAt: readDueAt(read) });
      return 'layout.planned';
    case 'discard':
      return saveDraft(removeExpiredPins(await readPublishedLayout(db), change.now), 'layout.discarded');
    case 'automatic':
      return saveDraft({});
    case 'take': {
      const { layout: taken } = await getHomeLayout(db, { id });
      return saveDraft(removeExpiredPins(taken, change.now), 'layout.taken');
    }
    case 'revert':
      await revertHomeLayout(db, { ...change, id });
      return 'layout.published';
    case 'cancel':
      await cancelScheduledLayout(db, { ...change, id });
      return 'layout.cancelled';
    default:
      return saveDraft(await changeSlot(db, layout, { intent, parameters, now: input.now }));
  }
}

/** The slot buttons without scripts. Their intents are `pin slider-2 ID`, `unpin slider-2` and `move slider-2 lead-1`. */
async function changeSlot(
  db: Db,
  layout: HomeLayout,
  { intent, parameters, now }: { intent: string; parameters: string[]; now: number },
): Promise<HomeLayout> {
  const slot = parseHomeSlot(parameters[0]);
  if (slot && intent === 'pin' && parameters[1])
    return { ...layout, [slot]: { articleId: parameters[1], until: null } };
  if (slot && intent === 'unpin') return { ...layout, [slot]: undefined };
  const to = parseHomeSlot(parameters[1]);
  if (!slot || intent !== 'move' || !to) throw new Response(null, { status: 400 });
  const { list, at } = parseSlotPosition(slot);
  const shown = fillHomeSlots(await readHomeParts(db, { now, layout }))[list][at]?.id;
  return moveArticleToSlot(layout, { from: slot, to, shown });
}

function readDueAt(read: FormReader): number {
  const codes = { invalid: 'scheduledAt.invalid', required: 'scheduledAt.required' } as const;
  const dueAt = read.requiredMoment('dueAt', codes);
  read.check();
  return dueAt;
}

/** The published and the cancelled layouts with their changes. An older layout can be restored. */
export function LayoutHistory({ layouts, version }: { layouts: readonly PastLayout[]; version: number }) {
  const current = layouts.find(({ number }) => number !== null);
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{homeLayoutText.history}</h2>
      {layouts.length === 0 && <p className="text-muted">{homeLayoutText.noHistory}</p>}
      {layouts.length > 0 && (
        <ol className="divide-y divide-line rounded-md border border-line bg-paper">
          {layouts.map(({ id, number, kind, at, dueAt, by, changes }) => (
            <li key={id} className="grid gap-2 px-4 py-3">
              <p className="tabular flex flex-wrap gap-x-3">
                <span className="font-semibold">{formatDateTime(at)}</span>
                <span className="text-muted">{by}</span>
                <span className="text-muted">{homeLayoutText.kind[kind]}</span>
                {kind === 'cancel' && dueAt !== null && (
                  <span className="text-muted">{homeLayoutText.wasDue(formatDateTime(dueAt))}</span>
                )}
              </p>
              <LayoutChanges changes={changes} />
              <LayoutActions id={id} version={version} canTake={number === null}>
                {number !== null && id !== current?.id && (
                  <ConfirmForm
                    label={homeLayoutText.revert}
                    consequence={homeLayoutText.revertSure}
                    intent="revert"
                    fields={{ id, version: String(version) }}
                    look="primary"
                  />
                )}
              </LayoutActions>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The layouts that the scheduler will publish. */
export function ScheduledLayouts({
  layouts,
  version,
}: {
  layouts: readonly ScheduledLayout[];
  version: number;
}) {
  if (layouts.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{homeLayoutText.planned}</h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-paper">
        {layouts.map(({ id, dueAt, by, changes }) => (
          <li key={id} className="grid gap-2 px-4 py-3">
            <p className="tabular font-semibold">
              {homeLayoutText.plannedFor(formatDateTime(dueAt), by ?? '')}
            </p>
            <LayoutChanges changes={changes} />
            <LayoutActions id={id} version={version} canTake>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="cancel" look="danger">
                  {homeLayoutText.cancelPlan}
                </Button>
              </Form>
            </LayoutActions>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The changes of a layout, one line for each slot. */
function LayoutChanges({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return <p className="text-muted text-sm">{homeLayoutText.noChanges}</p>;
  return (
    <ul className="grid gap-1 text-sm">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

interface LayoutActionsProps {
  id: string;
  version: number;
  /** The layout can become the draft. */
  canTake: boolean;
  children: ReactNode;
}

/** The actions on one layout of a list: its preview, taking it as the draft, and the `children`. */
function LayoutActions({ id, version, canTake, children }: LayoutActionsProps) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <a
        href={href('/admin/home/preview/:id', { id })}
        className="inline-flex min-h-11 items-center px-2 text-accent underline"
      >
        {homeLayoutText.preview}
      </a>
      {canTake && (
        <ConfirmForm
          label={homeLayoutText.takeAsDraft}
          consequence={homeLayoutText.takeSure}
          intent="take"
          fields={{ id, version: String(version) }}
          look="primary"
        />
      )}
      {children}
    </div>
  );
}
