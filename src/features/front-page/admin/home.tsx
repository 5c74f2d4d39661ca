import { data } from 'react-router';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toResponseError } from '#platform/admin/to-action-error.server.ts';
import { NotFound } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { homeLayoutText } from '../text.ts';
import type { Route } from './+types/home.ts';
import { changeHome } from './change-home.server.ts';
import { LayoutForm } from './layout-form.tsx';
import { readLayoutForm } from './layout-form-data.ts';
import { LayoutHistory } from './layout-history.tsx';
import { listLayoutArticles, readHomeScreen } from './read-home-screen.server.ts';
import { refuseLayoutChange } from './refuse-layout-change.server.ts';
import { ScheduledLayouts } from './scheduled-layouts.tsx';

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
    if (error instanceof NotFound) throw toResponseError(error);
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
