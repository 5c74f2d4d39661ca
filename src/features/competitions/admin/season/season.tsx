import { ArrowDown, ArrowUp } from 'lucide-react';
import { data, Form } from 'react-router';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { ParentLink } from '#platform/admin/page-head.tsx';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { changeRecord, loadRecord } from '#platform/records/admin/record-actions.server.ts';
import { RecordEntryScreen } from '#platform/records/admin/record-screens.tsx';
import { deleteRecord } from '#platform/records/rules/write-record.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { TextLink } from '#platform/ui/button.tsx';
import { SelectField, SelectOptions } from '#platform/ui/field.tsx';
import { season } from '../../rules/competition-records.ts';
import { seasonRules } from '../../rules/definitions/season.ts';
import { readSeasonOverview, type StageLine } from '../../rules/seasons/seasons.ts';
import { addStage, moveStage } from '../../rules/stages/change-stages.ts';
import { stageKinds } from '../../rules/stages/stage-kinds.ts';
import { formatStage } from '../../rules/stages/stage-words.ts';
import { seasonText, stageText } from '../../text.ts';
import type { Route } from './+types/season.ts';

export async function loader(args: Route.LoaderArgs) {
  const { db, newId } = servicesOf(args.context);
  const overview = await readSeasonOverview(db, args.params);
  if (!overview) throw new Response(null, { status: 404 });
  const entry = await loadRecord(seasonRules, args);
  return { ...entry, ...overview, newId: newId() };
}

export async function action(args: Route.ActionArgs) {
  const { context, params, request } = args;
  const form = await request.formData();
  const intent = String(form.get('intent') ?? 'update');
  const text = (name: string) => String(form.get(name) ?? '');
  const { db, now, newId } = servicesOf(context);
  const change = { actor: actorOf(context), now: now(), newId };
  const address = href('/admin/seasons/:id', params);
  try {
    if (intent === 'stage') {
      const id = readNewId(form, newId);
      const kind = stageKinds.find((name) => name === text('kind')) ?? 'league';
      await addStage(db, { ...change, id, seasonId: params.id, kind });
      return redirectWithToast(href('/admin/stages/:id', { id }), 'record.created');
    }
    if (intent === 'delete') {
      await deleteRecord(db, seasonRules, { ...change, id: params.id });
      return redirectWithToast(href('/admin/competitions'), 'record.deleted');
    }
    const [step, id = ''] = intent.split(':');
    if (step === 'up' || step === 'down') {
      await moveStage(db, { ...change, id, step });
      return redirectWithToast(address, 'record.ordered');
    }
  } catch (error) {
    const { data: refusal, init } = toActionError(error, { intent, typed: {}, conflict: null });
    return data(refusal, init ?? undefined);
  }
  return changeRecord(seasonRules, args, form);
}

/** One season of a competition, with its stages. For editors. */
export default function SeasonScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { competition, stages, newId } = loaderData;
  return (
    <RecordEntryScreen
      record={season}
      loaderData={{ ...loaderData, title: seasonText.title(competition.name, loaderData.title) }}
      actionData={actionData}
    >
      <ParentLink to={href('/admin/competitions/:id', { id: competition.id })}>{competition.name}</ParentLink>
      <section className="grid gap-3">
        <h2 className="text-2xl">{seasonText.stages}</h2>
        {stages.length === 0 ? (
          <p className="text-muted">{seasonText.noStages}</p>
        ) : (
          <StageList stages={stages} />
        )}
        <Form method="post" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="id" value={newId} />
          <SelectField label={stageText.kind} name="kind" defaultValue="knockout">
            <SelectOptions items={stageKinds.map((kind) => [kind, stageText.kinds[kind]])} />
          </SelectField>
          <IntentButton intent="stage">{seasonText.addStage}</IntentButton>
        </Form>
      </section>
    </RecordEntryScreen>
  );
}

/** The stages in their order. The buttons move a stage by one place. */
function StageList({ stages }: { stages: readonly StageLine[] }) {
  return (
    <Form method="post">
      <ol className="divide-y divide-line rounded-md border border-line bg-paper">
        {stages.map(({ id, teams, matches, ...stage }, index) => {
          const name = formatStage(stage);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 px-4">
              <TextLink to={href('/admin/stages/:id', { id })}>{name}</TextLink>
              <span className="tabular grow text-muted text-sm">
                {[
                  ...(teams > 0 ? [seasonText.stageTeams(teams)] : []),
                  ...(matches > 0 ? [seasonText.stageMatches(matches)] : []),
                ].join(', ')}
              </span>
              {stages.length > 1 && (
                <span className="flex">
                  <MoveButton
                    value={`up:${id}`}
                    label={stageText.up(name)}
                    isEnd={index === 0}
                    icon={ArrowUp}
                  />
                  <MoveButton
                    value={`down:${id}`}
                    label={stageText.down(name)}
                    isEnd={index === stages.length - 1}
                    icon={ArrowDown}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Form>
  );
}

interface MoveButtonProps {
  value: string;
  label: string;
  isEnd: boolean;
  icon: typeof ArrowUp;
}

function MoveButton({ value, label, isEnd, icon: Icon }: MoveButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={value}
      aria-label={label}
      disabled={isEnd}
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-surface hover:text-ink disabled:opacity-30"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
