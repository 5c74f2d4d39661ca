import { data } from 'react-router';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { isId } from '#platform/new-id.ts';
import { changeRecord, loadRecord } from '#platform/records/admin/record-actions.server.ts';
import { RecordEntryScreen } from '#platform/records/admin/record-screens.tsx';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { competition } from '../rules/competition-records.ts';
import { competitionRules } from '../rules/definitions/competition.ts';
import { createSeason } from '../rules/definitions/season.ts';
import { listCompetitionSeasons } from '../rules/seasons/list-competition-seasons.ts';
import type { Route } from './+types/competition.ts';
import { CompetitionSeasons } from './competition-seasons.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { db, newId } = servicesOf(args.context);
  const entry = await loadRecord(competitionRules, args);
  const seasons = await listCompetitionSeasons(db, { competitionId: entry.id });
  return { ...entry, seasons, newId: newId() };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  if (form.get('intent') !== 'season') return changeRecord(competitionRules, args, form);
  const { db, now, newId } = servicesOf(args.context);
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = { name: text('name'), startsOn: text('startsOn') };
  const id = isId(text('id')) ? text('id') : newId();
  try {
    const change = { id, actor: actorOf(args.context), now: now(), newId };
    await createSeason(db, { ...change, competitionId: args.params.id, typed });
    return redirectWithToast(href('/admin/seasons/:id', { id }), 'season.created');
  } catch (error) {
    const { data: refusal, init } = toActionError(error, { id, intent: 'season', typed, conflict: null });
    return data(refusal, init ?? undefined);
  }
}

/** One competition with its seasons. For editors. */
export default function CompetitionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { seasons, newId } = loaderData;
  return (
    <RecordEntryScreen record={competition} {...{ loaderData, actionData }}>
      <CompetitionSeasons
        {...{ seasons, newId }}
        refusal={actionData?.intent === 'season' ? actionData : undefined}
      />
    </RecordEntryScreen>
  );
}
