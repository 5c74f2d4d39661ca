import { data } from 'react-router';
import { formatStage } from '#features/competitions/rules/stages/stage-words.ts';
import { seasonText, stageText, tieText } from '#features/competitions/text.ts';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { ConfirmForm } from '#platform/admin/action-buttons.tsx';
import { PageHead, ParentLink } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { changeRecord, loadRecord } from '#platform/records/admin/record-actions.server.ts';
import { formKey, RecordFieldGrid, RecordForm } from '#platform/records/admin/record-form.tsx';
import { deleteRecord } from '#platform/records/rules/write-record.ts';
import { recordText } from '#platform/records/text.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { TextLink } from '#platform/ui/button.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { formatScore } from '../../rules/fixture.ts';
import { formatRound } from '../../rules/match-words.ts';
import { readScheduleStage } from '../../rules/schedule/read-schedule-stage.ts';
import { formatDecision } from '../../rules/tie-words.ts';
import { findStageOfTie, listTieLines, type TieLine } from '../../rules/ties/list-tie-lines.ts';
import { listTieSources } from '../../rules/ties/list-tie-sources.ts';
import { tie as record } from '../../rules/ties/tie-record.ts';
import { tieRules } from '../../rules/ties/tie-rules.ts';
import { matchText, tieRecordText } from '../../text.ts';
import type { Route } from './+types/tie.ts';

export async function loader(args: Route.LoaderArgs) {
  const { db } = servicesOf(args.context);
  const { id, version, typed, now } = await loadRecord(tieRules, args);
  const stageId = (await findStageOfTie(db, { id })) ?? '';
  const stage = await readScheduleStage(db, { id: stageId });
  const line = (await listTieLines(db, { stageId })).find((one) => one.id === id);
  if (!stage || !line) throw new Response(null, { status: 404 });
  const sources = await listTieSources(db, { seasonId: stage.season.id, tieId: id });
  return {
    tie: { id, version, typed },
    now,
    line,
    stage: {
      id: stage.id,
      title: stageText.title(seasonText.title(stage.competition.name, stage.season.name), formatStage(stage)),
    },
    sources: sources.map(({ label }) => ({ value: label, label })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { context, params, request } = args;
  const form = await request.formData();
  if (form.get('intent') !== 'delete') return changeRecord(tieRules, args, form);
  const { db, now, newId } = servicesOf(context);
  const stageId = await findStageOfTie(db, { id: params.id });
  if (stageId === null) throw new Response(null, { status: 404 });
  const stage = href('/admin/stages/:id', { id: stageId });
  try {
    await deleteRecord(db, tieRules, { actor: actorOf(context), id: params.id, now: now(), newId });
    return redirectWithToast(stage, 'record.deleted');
  } catch (error) {
    const { data: refusal, init } = toActionError(error, { intent: 'delete', typed: {}, conflict: null });
    return data(refusal, init ?? undefined);
  }
}

/** One tie: where its unknown sides come from, a bye, or a decision about who goes on. For editors. */
export default function TieScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { tie, line, stage, sources, now } = loaderData;
  const refusal = actionData?.intent === 'delete' ? undefined : actionData;
  const name = `${formatRound(line.round)} ${line.position}`;
  return (
    <div className="grid max-w-4xl gap-5">
      <div>
        <PageHead title={name} aside={stage.title} />
        <ParentLink to={href('/admin/stages/:id', { id: stage.id })}>{tieRecordText.stage}</ParentLink>
      </div>
      {actionData?.intent === 'delete' && <ProblemNotice problem={actionData.problem} />}
      <TieState line={line} />
      <RecordForm
        key={formKey(tie.id, tie.version, refusal)}
        record={record}
        typed={tie.typed}
        version={tie.version}
        options={{ homeSource: sources, awaySource: sources }}
        refusal={refusal}
        now={now}
      >
        {(fields) => (
          <>
            <p className="text-muted text-sm">{tieRecordText.sourceHint}</p>
            <RecordFieldGrid {...fields} />
          </>
        )}
      </RecordForm>
      <ConfirmForm label={recordText.delete} consequence={tieRecordText.deleteHint} intent="delete" />
    </div>
  );
}

/** Who plays, and how it stands. */
function TieState({ line }: { line: TieLine }) {
  const { sides, aggregate, isBye, decidedBy, note, matches } = line;
  return (
    <section className="grid gap-1">
      <p className="wrap-anywhere text-xl">
        {sides.home ?? tieText.unknown}
        {isBye ? '' : ` ${matchText.vs} ${sides.away ?? tieText.unknown}`}
        {aggregate && <span className="tabular font-semibold"> {formatScore(aggregate)}</span>}
      </p>
      {isBye && <p className="text-muted">{tieText.bye}</p>}
      {formatDecision(decidedBy) && <p className="text-muted">{formatDecision(decidedBy)}</p>}
      {note && <p className="text-muted">{note}</p>}
      {matches.length > 0 && (
        <p className="flex flex-wrap gap-x-4">
          {matches.map((id, index) => (
            <TextLink key={id} to={href('/admin/matches/:id', { id })}>
              {tieText.match} {index + 1}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  );
}
