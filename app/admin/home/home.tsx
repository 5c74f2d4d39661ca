import { data } from 'react-router';
import { asAnswer } from '#app/admin/to-action-error.server.ts';
import { servicesOf } from '#app/context.ts';
import { actorOf } from '#app/require-role.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { boardText } from '#az/text/admin/home-layout.ts';
import { NotFound } from '#domain/errors.ts';
import { redirectWithToast } from '../flash.server.ts';
import { PageHead } from '../parts/page-head.tsx';
import type { Route } from './+types/home.ts';
import { BoardForm } from './board.tsx';
import { refuseBoard } from './board-answer.server.ts';
import { readBoardForm } from './board-form.ts';
import { BoardHistory } from './board-history.tsx';
import { changeHome } from './change-home.server.ts';
import { PlannedBoards } from './planned-boards.tsx';
import { listStoriesOf, readHomeScreen } from './read-home-screen.server.ts';

const SCREEN = '/admin/home';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  return readHomeScreen(db, { now: now(), search: new URL(request.url).searchParams });
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  try {
    const done = await changeHome(db, form, { actor, now: now(), newId });
    return redirectWithToast(SCREEN, done);
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof NotFound) throw asAnswer(error);
    const refusal = await refuseBoard(db, error, { now: now() });
    const board = form.has('id') ? null : readBoardForm(form).board;
    const stories = await listStoriesOf(db, board ?? {});
    return data(
      { ...refusal, board, stories, dueAt: String(form.get('dueAt') ?? '') },
      { status: refusal.problem ? 409 : 422 },
    );
  }
}

/** The board of the front page: places, draft, plan and history. For editors. */
export default function HomeDeskScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, planned, history } = loaderData;
  return (
    <>
      <PageHead
        title={boardText.title}
        aside={desk.isDraft ? <span className="text-warning">{boardText.draft}</span> : boardText.live}
      >
        <ButtonLink to="/" reloadDocument look="quiet">
          {boardText.toPage}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-10">
        <BoardForm screen={loaderData} answer={actionData} />
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <PlannedBoards boards={planned} version={desk.version} />
          <BoardHistory boards={history} version={desk.version} />
        </div>
      </div>
    </>
  );
}
