import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { Refusal } from '#platform/admin/action-answers.server.ts';
import type { Problem } from '#platform/errors.ts';
import { Button } from '#platform/ui/button.tsx';
import { findFieldError, TextField } from '#platform/ui/field.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { sides } from '../../rules/event-fields.ts';
import { statisticNames } from '../../rules/match-statistics.ts';
import { consoleText, matchPageText, statisticText } from '../../text.ts';
import { type EntryFields, readEntryFields } from './entry-fields.ts';
import { statisticField, toStatisticsFields } from './parse-statistics.ts';

interface StatisticsFormProps {
  state: ConsoleState;
  /** The id of the new entry, so that a form that is sent twice is written once. */
  entryId: string;
  /** What the server has refused. */
  refusal: (Refusal & { fields: EntryFields }) | null;
  /** Takes the entry instead of the server, or returns its problems. Without scripts the form is sent. */
  onSend: (fields: EntryFields) => readonly Problem[];
}

/** The statistics of a match in a closed box. It begins with the newest ones, and writes all of them as one entry. */
export function StatisticsForm({ state, entryId, refusal, onSend }: StatisticsFormProps) {
  const [problems, setProblems] = useState(refusal?.problems ?? []);
  const { form, fields, handleSent } = useStoredFields(state);
  return (
    <details open={refusal !== null} className="rounded-md border border-line px-4">
      <summary className="inline-flex min-h-12 cursor-pointer items-center gap-1 font-headline text-2xl">
        {matchPageText.statistics}
        <ChevronDown aria-hidden="true" className="size-5" />
      </summary>
      <Form
        ref={form}
        method="post"
        noValidate
        data-is-queued=""
        className="grid gap-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault();
          const found = onSend(readEntryFields(new FormData(event.currentTarget)));
          setProblems(found);
          if (found.length === 0) handleSent();
        }}
      >
        <input type="hidden" name="id" value={entryId} />
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="type" value="statistics" />
        <ProblemNotice problem={refusal?.problem} />
        <p className="text-muted text-sm">{consoleText.statisticsHint}</p>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
          {statisticNames.map((name) => (
            <fieldset key={name} className="grid grid-cols-2 content-start gap-x-4 gap-y-1">
              <legend className="mb-1 font-semibold">{statisticText[name]}</legend>
              {sides.map((side) => (
                <TextField
                  key={side}
                  label={state[side].shortName}
                  name={statisticField(side, name)}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  defaultValue={(refusal?.fields ?? fields)[statisticField(side, name)]}
                  error={findFieldError(problems, statisticField(side, name))}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <Button type="submit" look="primary" className="min-h-12 justify-self-start">
          {consoleText.writeStatistics}
        </Button>
      </Form>
    </details>
  );
}

/**
 * The newest statistics as the fields of the form. When a colleague or a provider has entered others, the inputs follow, except for
 * those that the operator has changed and not sent.
 */
function useStoredFields({ match }: ConsoleState) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  // The state is another object after every poll.
  const stored = JSON.stringify(match.statistics);
  const fields = useMemo(() => toStatisticsFields(JSON.parse(stored)), [stored]);
  const shown = useRef(fields);
  useEffect(() => {
    for (const [name, value] of Object.entries(fields)) {
      const input = form.current?.elements.namedItem(name);
      if (!(input instanceof HTMLInputElement)) continue;
      if (isSent.current || input.value === shown.current[name]) input.value = value;
    }
    shown.current = fields;
    isSent.current = false;
  }, [fields]);
  const handleSent = () => {
    isSent.current = true;
  };
  return { form, fields, handleSent };
}
