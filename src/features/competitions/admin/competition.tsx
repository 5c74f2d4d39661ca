import { data, Form, Link } from 'react-router';
import { formatDate } from '#az/format/dates.ts';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { CollapsedBox } from '#platform/admin/disclosure.tsx';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { changeRecord, loadRecord } from '#platform/records/admin/record-actions.server.ts';
import type { RecordRefusal } from '#platform/records/admin/record-form.tsx';
import { RecordEntryScreen } from '#platform/records/admin/record-screens.tsx';
import { actorOf } from '#platform/sessions/session.server.ts';
import { DateField } from '#platform/ui/date-field.tsx';
import { findFieldError, SelectField, SelectOptions, TextField } from '#platform/ui/field.tsx';
import { competition } from '../rules/competition-records.ts';
import { competitionRules } from '../rules/definitions/competition.ts';
import { createSeason } from '../rules/definitions/season.ts';
import { listCompetitionSeasons, readSeasonOverview } from '../rules/seasons/seasons.ts';
import { competitionKinds } from '../rules/stages/season-templates.ts';
import type { CompetitionKind } from '../tables.ts';
import { competitionRecordText, seasonText } from '../text.ts';
import type { Route } from './+types/competition.ts';

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
  const typed = { name: text('name'), startsOn: text('startsOn'), template: text('template') };
  const template = competitionKinds.find((kind) => kind === typed.template) ?? null;
  const id = readNewId(form, newId);
  try {
    const change = { id, actor: actorOf(args.context), now: now(), newId };
    await createSeason(db, { ...change, competitionId: args.params.id, typed, template });
    // The teams come next, and they belong to a stage.
    const [first] = (await readSeasonOverview(db, { id }))?.stages ?? [];
    const next = first ? href('/admin/stages/:id', { id: first.id }) : href('/admin/seasons/:id', { id });
    return redirectWithToast(next, 'season.created');
  } catch (error) {
    const { data: refusal, init } = toActionError(error, { id, intent: 'season', typed, conflict: null });
    return data(refusal, init ?? undefined);
  }
}

/** One competition with its seasons. For editors. */
export default function CompetitionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { seasons, newId } = loaderData;
  return (
    <RecordEntryScreen record={competition} loaderData={loaderData} actionData={actionData}>
      <CompetitionSeasons
        seasons={seasons}
        kind={competitionKinds.find((name) => name === loaderData.typed.kind) ?? 'league'}
        newId={newId}
        refusal={actionData?.intent === 'season' ? actionData : undefined}
      />
    </RecordEntryScreen>
  );
}

interface CompetitionSeasonsProps {
  seasons: readonly { id: string; name: string; startsOn: number }[];
  /** The kind of the competition: the template of its first season. */
  kind: CompetitionKind;
  /** The id of the season that the form creates. */
  newId: string;
  refusal: RecordRefusal | undefined;
}

/** The seasons of a competition, and the form for a new one. */
function CompetitionSeasons({ seasons, kind, newId, refusal }: CompetitionSeasonsProps) {
  const field = (name: string) => ({
    name,
    defaultValue: refusal?.typed[name] ?? '',
    error: findFieldError(refusal?.problems, name),
  });
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{seasonText.list}</h2>
      {seasons.length === 0 ? (
        <p className="text-muted">{seasonText.empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-paper">
          {seasons.map(({ id, name, startsOn }) => (
            <li key={id} className="flex items-center justify-between gap-3 px-4">
              <Link
                to={href('/admin/seasons/:id', { id })}
                className="tabular inline-flex min-h-11 items-center font-semibold text-accent underline"
              >
                {name}
              </Link>
              <span className="tabular text-muted text-sm">{formatDate(startsOn)}</span>
            </li>
          ))}
        </ul>
      )}
      <CollapsedBox open={refusal !== undefined || seasons.length === 0} label={seasonText.create}>
        <Form method="post" noValidate className="grid gap-4 border-line border-t p-4 sm:grid-cols-2">
          <FormGuard isUnsaved={refusal !== undefined} />
          <input type="hidden" name="id" value={refusal?.id ?? newId} />
          <TextField
            label={seasonText.name}
            hint={seasonText.nameHint}
            autoComplete="off"
            required
            {...field('name')}
          />
          <DateField label={seasonText.startsOn} required {...field('startsOn')} />
          <SelectField label={seasonText.template} fieldClass="sm:col-span-2" {...field('template')}>
            <SelectOptions
              none={seasons.length > 0 ? seasonText.likeLast : competitionRecordText.kind[kind]}
              items={Object.entries(competitionRecordText.kind)}
            />
          </SelectField>
          <IntentButton intent="season" look="primary" className="justify-self-start">
            {seasonText.create}
          </IntentButton>
        </Form>
      </CollapsedBox>
    </section>
  );
}
