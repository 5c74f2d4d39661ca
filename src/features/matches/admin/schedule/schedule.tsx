import { data } from 'react-router';
import { footballDay } from '#az/format/dates.ts';
import { drawGroups } from '#features/competitions/rules/draws/draw-groups.ts';
import { saveDrawnGroups } from '#features/competitions/rules/draws/save-drawn-groups.ts';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import { formatStage } from '#features/competitions/rules/stages/stage-words.ts';
import { seasonText, stageText } from '#features/competitions/text.ts';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { PageHead, ParentLink } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { isId } from '#platform/new-id.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { SOON_MS } from '../../rules/live/list-night-matches.ts';
import { createSchedule } from '../../rules/schedule/create-schedule.ts';
import { findScheduleObstacle } from '../../rules/schedule/find-schedule-obstacle.ts';
import { readScheduleStage } from '../../rules/schedule/read-schedule-stage.ts';
import { matchDeskText, scheduleText } from '../../text.ts';
import type { Route } from './+types/schedule.ts';
import { checkSchedule } from './check-schedule.server.ts';
import { GroupDraw } from './group-draw.tsx';
import {
  parseGroupCount,
  parseScheduleForm,
  readScheduleForm,
  suggestSchedule,
} from './read-schedule-form.ts';
import { ScheduleCheck } from './schedule-check.tsx';
import { ScheduleForm } from './schedule-form.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, newId } = servicesOf(context);
  const stage = await readScheduleStage(db, params);
  if (!stage) throw new Response(null, { status: 404 });
  const { kind, version, competition, season, regulation } = stage;
  return {
    stage: { kind, version, name: formatStage(stage), legs: regulation.legs },
    season: { id: season.id, name: seasonText.title(competition.name, season.name) },
    obstacle: findScheduleObstacle(stage),
    typed: suggestSchedule(stage, now()),
    seed: newId(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const actor = actorOf(context);
  requireRole(actor, 'editor');
  const form = await request.formData();
  const { text, count } = readForm(form);
  const intent = text('intent');
  const typed = readScheduleForm(form);
  const version = count('version');
  const sentSeed = isId(text('seed')) ? text('seed') : newId();
  const seed = intent === 'redraw' || intent === 'drawGroups' ? newId() : sentSeed;
  const change = { actor, id: params.id, now: now(), newId };
  try {
    const stage = await readScheduleStage(db, params);
    if (!stage) throw new Response(null, { status: 404 });
    // Who checks again is told on the page itself what is in the way.
    const isOpen = findScheduleObstacle(stage) === null;
    switch (intent) {
      case 'check':
      case 'redraw': {
        const options = parseScheduleForm(typed, { stage, seed });
        const checked = isOpen ? await checkSchedule(db, { stage, options, now: now() }) : null;
        return { problems: [], problem: null, typed, seed, checked, groups: null };
      }
      case 'create': {
        const options = parseScheduleForm(typed, { stage, seed });
        await createSchedule(db, { ...change, version, options });
        const { firstKickOff } = options;
        const list = `${href('/admin/matches')}?date=${footballDay(firstKickOff).day}`;
        const isSoon = Math.abs(firstKickOff - now()) <= SOON_MS;
        return redirectWithToast(isSoon ? href('/admin/matches/live') : list, 'schedule.created');
      }
      case 'drawGroups': {
        const names = stage.teams.map(({ name }) => name);
        const groups = drawGroups(names, { count: parseGroupCount(typed, stage), seed });
        return { problems: [], problem: null, typed, seed, checked: null, groups };
      }
      case 'saveGroups':
        await saveDrawnGroups(db, { ...change, version, seed, count: parseGroupCount(typed, stage) });
        return redirectWithToast(href('/admin/stages/:id/fixtures', params), 'schedule.groups');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    const { data: refusal, init } = toActionError(error, { typed, seed, checked: null, groups: null });
    return data(refusal, init ?? undefined);
  }
}

/** Creates all matches of a stage: by a round robin or a draw, checked before they are written. For editors. */
export default function StageSchedule({ loaderData, actionData, params }: Route.ComponentProps) {
  const { stage, season, obstacle } = loaderData;
  const typed = actionData?.typed ?? loaderData.typed;
  const problems = actionData?.problems ?? [];
  const seed = actionData?.seed ?? loaderData.seed;
  const title = stageText.title(season.name, stage.name);
  return (
    <div className="grid gap-5">
      <div>
        <PageHead title={scheduleText.title(title)} />
        <ParentLink to={href('/admin/stages/:id', params)}>{scheduleText.stagePage}</ParentLink>
      </div>
      <ProblemNotice problem={actionData?.problem} />
      {obstacle && <Notice>{scheduleText.obstacle[obstacle]}</Notice>}
      {obstacle === 'noGroups' && (
        <GroupDraw
          typed={{ ...loaderData.typed, ...(typed.groups ? { groups: typed.groups } : {}) }}
          problems={problems}
          version={stage.version}
          drawn={actionData?.groups ? { seed, groups: actionData.groups } : null}
        />
      )}
      {obstacle === null && (
        <>
          {problems.length > 0 && <Notice kind="error">{matchDeskText.fixErrors}</Notice>}
          <ScheduleForm kind={stage.kind} legs={stage.legs} typed={typed} seed={seed} problems={problems} />
          {actionData?.checked && (
            <ScheduleCheck
              checked={actionData.checked}
              typed={typed}
              seed={seed}
              version={stage.version}
              isDrawn={!hasTies(stage.kind) || typed.order !== 'list'}
            />
          )}
        </>
      )}
    </div>
  );
}
