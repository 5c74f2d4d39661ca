import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatRound } from '#features/matches/rules/match-words.ts';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import type { Problem } from '#platform/errors.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { RecordConflictNotice, type RecordRefusal } from '#platform/records/admin/record-form.tsx';
import type { TypedFields } from '#platform/records/record.ts';
import { recordText } from '#platform/records/text.ts';
import { commonText } from '#platform/text/common.ts';
import { Button } from '#platform/ui/button.tsx';
import {
  CheckField,
  findFieldError,
  SelectField,
  SelectOptions,
  TextAreaField,
  TextField,
} from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { stage as record } from '../../rules/competition-records.ts';
import { readRows } from '../../rules/definitions/stage-rows.ts';
import { KNOCK_OUT_ROUNDS } from '../../rules/stages/round-name.ts';
import { hasTable, hasTies, stageKinds } from '../../rules/stages/stage-kinds.ts';
import { carries, tieBreaks } from '../../rules/standings/regulation.ts';
import { stageText } from '../../text.ts';
import { DeductionRows, PlaceRows, StartRows, ZoneRows } from './stage-rows.tsx';

interface StageFormProps {
  stage: { version: number; typed: TypedFields };
  refusal: (RecordRefusal & { version: number; isReordered: boolean }) | undefined;
  /** The keys of the rounds that the stage has. */
  rounds: readonly string[];
  now: number;
}

/** Everything that editors set in a stage. Rows are typed as text; an empty row is left out. */
export function StageForm({ stage, refusal, rounds, now }: StageFormProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const conflict = refusal?.conflict;
  const fields = conflict?.typed ?? refusal?.typed ?? stage.typed;
  const problems = refusal?.problems ?? [];
  const errorOf = (field: string) => findFieldError(problems, field);
  const field = (name: string) => ({ name, defaultValue: fields[name] ?? '', error: errorOf(name) });
  const teamProblem = problems.find((problem) => problem.field.startsWith('teams.'));
  const unknown = listUnknownTeams(fields, problems);
  const kind = stageKinds.find((name) => name === fields.kind) ?? 'league';
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset={refusal?.isReordered}
      className="grid gap-6 rounded-md border border-line bg-paper p-4"
    >
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" hidden />
      {conflict && <RecordConflictNotice record={record} conflict={conflict} now={now} />}
      {problems.length > 0 && <Notice kind="error">{recordText.fixErrors}</Notice>}
      <FormGuard isUnsaved={refusal !== undefined} />
      <input type="hidden" name="version" value={conflict?.version ?? refusal?.version ?? stage.version} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={stageText.kind} {...field('kind')}>
          <SelectOptions items={stageKinds.map((kind) => [kind, stageText.kinds[kind]])} />
        </SelectField>
        <TextField label={stageText.name} hint={stageText.nameHint} autoComplete="off" {...field('name')} />
        <TextAreaField
          label={stageText.teams}
          rows={10}
          hint={stageText.teamsHint}
          fieldClass="sm:col-span-2"
          {...field('teams')}
          error={
            teamProblem &&
            stageText.line(Number(teamProblem.field.split('.')[1]) + 1, problemSentence(teamProblem.code))
          }
        />
        {unknown.length > 0 && (
          <div className="sm:col-span-2">
            <Notice>
              <p className="font-semibold">{stageText.unknownTeams(unknown.length)}</p>
              <ul className="my-2 list-disc ps-5">
                {unknown.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              <p className="mb-2">{stageText.unknownTeamsHint}</p>
              <input type="hidden" name="newTeams" value={unknown.join('\n')} />
              <Button type="submit" name="intent" value="createTeams" isBusy={isBusy}>
                {stageText.createTeams}
              </Button>
            </Notice>
          </div>
        )}
      </div>
      <RuleBox title={stageText.rules} isOpen={hasTable(kind)}>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {(['win', 'draw', 'legs', 'teamCount'] as const).map((name) => (
            <TextField
              key={name}
              label={stageText[name]}
              inputMode="numeric"
              autoComplete="off"
              {...field(name)}
            />
          ))}
        </div>
        <TieBreakChain chain={fields.tieBreaks ?? ''} isUnsaved={refusal?.isReordered ?? false} />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField label={stageText.carry} {...field('carry')}>
            <SelectOptions items={carries.map((carry) => [carry, stageText.carries[carry]])} />
          </SelectField>
          {(['bestPlace', 'bestCount'] as const).map((name) => (
            <TextField
              key={name}
              label={stageText[name]}
              inputMode="numeric"
              autoComplete="off"
              {...field(name)}
            />
          ))}
        </div>
      </RuleBox>
      <RuleBox title={stageText.tieRules} isOpen={hasTies(kind)}>
        <TextField
          label={stageText.tieLegs}
          inputMode="numeric"
          autoComplete="off"
          fieldClass="sm:max-w-60"
          {...field('tieLegs')}
        />
        <SingleRounds stored={fields.singleRounds ?? ''} rounds={rounds} />
        <div className="flex flex-wrap gap-x-6">
          {(['extraTime', 'shootOut', 'awayGoals', 'replay'] as const).map((name) => (
            <CheckField
              key={name}
              label={stageText[name]}
              name={name}
              value="1"
              defaultChecked={fields[name] !== ''}
            />
          ))}
        </div>
      </RuleBox>
      <div>
        <CheckField label={stageText.counts} name="counts" value="1" defaultChecked={fields.counts !== ''} />
        <p className="text-muted text-sm">{stageText.countsHint}</p>
      </div>
      {/* The answer leaves empty rows out: with new keys the inputs show its rows and not those that were sent. */}
      <ZoneRows key={`zones ${fields.zones}`} fields={fields} errorOf={errorOf} />
      <DeductionRows key={`deductions ${fields.deductions}`} fields={fields} errorOf={errorOf} />
      <PlaceRows key={`places ${fields.places}`} fields={fields} errorOf={errorOf} />
      <StartRows key={`starts ${fields.starts}`} fields={fields} errorOf={errorOf} />
      <div className="sticky bottom-0 -mx-4 -mb-4 border-line border-t bg-paper p-4">
        <Button type="submit" look="primary" isBusy={isBusy}>
          {commonText.save}
        </Button>
      </div>
    </Form>
  );
}

/** Rules that only some kinds of stages have. They are sent also while they are closed. */
function RuleBox({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer items-center font-headline font-semibold text-2xl">
        {title}
      </summary>
      <div className="grid gap-4 pt-2">{children}</div>
    </details>
  );
}

/** Which rounds have one match in a stage of two legs: those of the stage, and the usual ones of a knock-out stage. */
function SingleRounds({ stored, rounds }: { stored: string; rounds: readonly string[] }) {
  const chosen = stored.split('\n').filter((key) => key !== '');
  const others = [...rounds, ...chosen].filter((key) => !KNOCK_OUT_ROUNDS.includes(key));
  const keys = new Set([...others, ...KNOCK_OUT_ROUNDS]);
  return (
    <fieldset>
      <legend className="font-medium">{stageText.singleRounds}</legend>
      <p className="text-muted text-sm">{stageText.singleRoundsHint}</p>
      <div className="flex flex-wrap gap-x-6">
        {[...keys].map((key) => (
          <CheckField
            key={key}
            label={formatRound(key)}
            name="singleRounds"
            value={key}
            defaultChecked={chosen.includes(key)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The names in the refused form of a stage that no team has, each once. */
function listUnknownTeams(fields: TypedFields, problems: readonly Problem[]): string[] {
  const names = problems
    .filter(({ code }) => code === 'team.unknown')
    .map(({ field }) => {
      const [list = '', index] = field.split('.');
      return readRows(fields[list])[Number(index)]?.[0] ?? '';
    });
  return [...new Set(names)].filter((name) => name !== '');
}

/**
 * The tie-breaks in the order in which they are applied. Each button sends the form, and the answer shows it with the changed
 * chain, unsaved.
 */
function TieBreakChain({ chain, isUnsaved }: { chain: string; isUnsaved: boolean }) {
  const names = chain.split(',').flatMap((name) => tieBreaks.find((known) => known === name) ?? []);
  const others = tieBreaks.filter((name) => !names.includes(name));
  return (
    <div className="grid gap-2">
      <h2 className="text-xl">{stageText.tieBreaks}</h2>
      <p className="text-muted text-sm">{stageText.tieBreaksHint}</p>
      {isUnsaved && (
        <p role="status" className="font-medium text-accent text-sm">
          {stageText.reordered}
        </p>
      )}
      <ol className="divide-y divide-line rounded-md border border-line">
        {names.map((name, index) => {
          const label = stageText.tieBreak[name];
          return (
            <li key={name} className="flex items-center gap-2 ps-3">
              <input type="hidden" name="tieBreaks" value={name} />
              <span className="tabular text-muted">{index + 1}.</span>
              <span className="grow">{label}</span>
              <ChainButton value={`up:${index}`} aria-label={stageText.up(label)} disabled={index === 0}>
                <ArrowUp aria-hidden="true" className="size-4" />
              </ChainButton>
              <ChainButton
                value={`down:${index}`}
                aria-label={stageText.down(label)}
                disabled={index === names.length - 1}
              >
                <ArrowDown aria-hidden="true" className="size-4" />
              </ChainButton>
              <ChainButton value={`remove:${index}`} aria-label={stageText.remove(label)}>
                <X aria-hidden="true" className="size-4" />
              </ChainButton>
            </li>
          );
        })}
      </ol>
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((name) => (
            <button
              key={name}
              type="submit"
              name="chain"
              value={`add:${name}`}
              aria-label={stageText.add(stageText.tieBreak[name])}
              className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line px-3 text-sm hover:bg-surface"
            >
              <Plus aria-hidden="true" className="size-4" />
              {stageText.tieBreak[name]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function ChainButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="submit"
      name="chain"
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-surface hover:text-ink disabled:opacity-30"
    />
  );
}
