import { formatDateTime } from '#az/format/dates.ts';
import { matchText } from '#features/matches/text.ts';
import { SelectField } from '#platform/ui/field.tsx';
import type { UnlinkedMatch } from '../rules/list-unlinked-matches.ts';
import { providerText } from '../text.ts';
import { LinkForm, type LinkRefusal, refusalOf } from './link-form.tsx';

const nameOf = ({ home, away }: { home: string; away: string }) => `${home} ${matchText.vs} ${away}`;

/** The matches of providers that are none of ours, each with our matches around that time. */
export function MatchLinks({
  matches,
  refusal,
}: {
  matches: readonly UnlinkedMatch[];
  refusal: LinkRefusal;
}) {
  if (matches.length === 0) return <p className="text-muted">{providerText.noMatches}</p>;
  return (
    <>
      <p className="max-w-3xl text-muted">{providerText.matchesHint}</p>
      <ul className="divide-y divide-line rounded-md border border-line bg-paper">
        {matches.map(({ provider, externalId, kickOff, choices, ...teams }) => {
          const line = { intent: 'link-match', provider, externalId } as const;
          const refused = refusalOf(refusal, line);
          return (
            <LinkForm
              key={`${provider} ${externalId}`}
              {...line}
              title={nameOf(teams)}
              note={`${provider} · ${formatDateTime(kickOff)}`}
            >
              {choices.length === 0 ? null : (
                <SelectField
                  label={providerText.match}
                  name="match"
                  defaultValue={refused?.match}
                  error={refused?.error}
                  required
                >
                  <option value="">{providerText.choose}</option>
                  {choices.map((choice) => (
                    <option key={choice.id} value={choice.id}>
                      {`${nameOf(choice)}, ${formatDateTime(choice.kickOff)}`}
                    </option>
                  ))}
                </SelectField>
              )}
            </LinkForm>
          );
        })}
      </ul>
    </>
  );
}
