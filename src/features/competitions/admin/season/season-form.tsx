import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import type { Problem } from '#platform/errors.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { RecordConflictNotice, type RecordRefusal } from '#platform/records/admin/record-form.tsx';
import type { TypedFields } from '#platform/records/record.ts';
import { recordText } from '#platform/records/text.ts';
import { commonText } from '#platform/text/common.ts';
import { Button } from '#platform/ui/button.tsx';
import { DateField } from '#platform/ui/date-field.tsx';
import { findFieldError, TextAreaField, TextField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { season as record } from '../../rules/competition-records.ts';
import { readRows } from '../../rules/definitions/season-rows.ts';
import { tieBreaks } from '../../rules/standings/regulation.ts';
import { seasonText } from '../../text.ts';
import { DeductionRows, PlaceRows, StartRows, ZoneRows } from './season-rows.tsx';

interface SeasonFormProps {
  season: { version: number; typed: TypedFields };
  refusal: (RecordRefusal & { version: number; isReordered: boolean }) | undefined;
  now: number;
}

/** Everything that editors set in a season. Rows are typed as text; an empty row is left out. */
export function SeasonForm({ season, refusal, now }: SeasonFormProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const conflict = refusal?.conflict;
  const fields = conflict?.typed ?? refusal?.typed ?? season.typed;
  const problems = refusal?.problems ?? [];
  const errorOf = (field: string) => findFieldError(problems, field);
  const field = (name: string) => ({ name, defaultValue: fields[name] ?? '', error: errorOf(name) });
  const teamProblem = problems.find((problem) => problem.field.startsWith('teams.'));
  const unknown = listUnknownTeams(fields, problems);
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
      <input type="hidden" name="version" value={conflict?.version ?? refusal?.version ?? season.version} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={seasonText.name}
          hint={seasonText.nameHint}
          autoComplete="off"
          required
          {...field('name')}
        />
        <DateField label={seasonText.startsOn} required {...field('startsOn')} />
        <TextAreaField
          label={seasonText.teams}
          rows={10}
          hint={seasonText.teamsHint}
          fieldClass="sm:col-span-2"
          {...field('teams')}
          error={
            teamProblem &&
            seasonText.line(Number(teamProblem.field.split('.')[1]) + 1, problemSentence(teamProblem.code))
          }
        />
        {unknown.length > 0 && (
          <div className="sm:col-span-2">
            <Notice>
              <p className="font-semibold">{seasonText.unknownTeams(unknown.length)}</p>
              <ul className="my-2 list-disc ps-5">
                {unknown.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              <p className="mb-2">{seasonText.unknownTeamsHint}</p>
              <input type="hidden" name="newTeams" value={unknown.join('\n')} />
              <Button type="submit" name="intent" value="createTeams" isBusy={isBusy}>
                {seasonText.createTeams}
              </Button>
            </Notice>
          </div>
        )}
      </div>
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-headline font-semibold text-2xl">{seasonText.rules}</legend>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {(['win', 'draw', 'legs', 'teamCount'] as const).map((name) => (
            <TextField
              key={name}
              label={seasonText[name]}
              inputMode="numeric"
              autoComplete="off"
              {...field(name)}
            />
          ))}
        </div>
        <TieBreakChain chain={fields.tieBreaks ?? ''} isUnsaved={refusal?.isReordered ?? false} />
      </fieldset>
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

/** The names in the refused form of a season that no team has, each once. */
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
      <h2 className="text-xl">{seasonText.tieBreaks}</h2>
      <p className="text-muted text-sm">{seasonText.tieBreaksHint}</p>
      {isUnsaved && (
        <p role="status" className="font-medium text-accent text-sm">
          {seasonText.reordered}
        </p>
      )}
      <ol className="divide-y divide-line rounded-md border border-line">
        {names.map((name, index) => {
          const label = seasonText.tieBreak[name];
          return (
            <li key={name} className="flex items-center gap-2 ps-3">
              <input type="hidden" name="tieBreaks" value={name} />
              <span className="tabular text-muted">{index + 1}.</span>
              <span className="grow">{label}</span>
              <ChainButton value={`up:${index}`} aria-label={seasonText.up(label)} disabled={index === 0}>
                <ArrowUp aria-hidden="true" className="size-4" />
              </ChainButton>
              <ChainButton
                value={`down:${index}`}
                aria-label={seasonText.down(label)}
                disabled={index === names.length - 1}
              >
                <ArrowDown aria-hidden="true" className="size-4" />
              </ChainButton>
              <ChainButton value={`remove:${index}`} aria-label={seasonText.remove(label)}>
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
              aria-label={seasonText.add(seasonText.tieBreak[name])}
              className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line px-3 text-sm hover:bg-surface"
            >
              <Plus aria-hidden="true" className="size-4" />
              {seasonText.tieBreak[name]}
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
