import { Form, Link } from 'react-router';
import { formatDate } from '#az/format/dates.ts';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { IntentButton } from '#platform/admin/intent-button.tsx';
import { href } from '#platform/http/href.ts';
import type { RecordRefusal } from '#platform/records/admin/record-form.tsx';
import { DateField } from '#platform/ui/date-field.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { seasonText } from '../text.ts';

interface CompetitionSeasonsProps {
  seasons: readonly { id: string; name: string; startsOn: number }[];
  /** The id of the season that the form creates. */
  newId: string;
  refusal: RecordRefusal | undefined;
}

/** The seasons of a competition, and the form for a new one. */
export function CompetitionSeasons({ seasons, newId, refusal }: CompetitionSeasonsProps) {
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
      <details open={refusal !== undefined} className="rounded-md border border-line bg-paper">
        <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold text-accent">
          {seasonText.create}
        </summary>
        <Form method="post" noValidate className="grid gap-4 border-line border-t p-4 sm:grid-cols-2">
          <p className="text-muted text-sm sm:col-span-2">{seasonText.createHint}</p>
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
          <IntentButton intent="season" look="primary" className="justify-self-start">
            {seasonText.create}
          </IntentButton>
        </Form>
      </details>
    </section>
  );
}
