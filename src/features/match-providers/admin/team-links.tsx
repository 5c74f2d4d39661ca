import { Form } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import type { listLinkedTeams, ProviderTeam } from '../rules/list-provider-teams.ts';
import { providerText } from '../text.ts';
import { LinkForm, type LinkRefusal, refusalOf } from './link-form.tsx';

const NAMES = 'our-teams';

/** The teams that providers name and we do not know, each with a field for ours. */
export function TeamLinks({
  teams,
  names,
  refusal,
}: {
  teams: readonly ProviderTeam[];
  names: readonly string[];
  refusal: LinkRefusal;
}) {
  if (teams.length === 0) return <p className="text-muted">{providerText.noTeams}</p>;
  return (
    <>
      <p className="max-w-3xl text-muted">{providerText.teamsHint}</p>
      <datalist id={NAMES}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul className="divide-y divide-line rounded-md border border-line bg-paper">
        {teams.map(({ provider, externalId, name }) => {
          const line = { intent: 'link-team', provider, externalId } as const;
          const refused = refusalOf(refusal, line);
          return (
            <LinkForm key={`${provider} ${externalId}`} {...line} title={name} note={provider}>
              <TextField
                label={providerText.team}
                name="team"
                list={NAMES}
                autoComplete="off"
                defaultValue={refused?.team}
                error={refused?.error}
                required
              />
            </LinkForm>
          );
        })}
      </ul>
    </>
  );
}

/** The links that exist, so that a wrong one can be removed. */
export function LinkedTeams({ teams }: { teams: Awaited<ReturnType<typeof listLinkedTeams>> }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline">
        {providerText.linkedTeams(formatNumber(teams.length))}
      </summary>
      <ul className="divide-y divide-line rounded-md border border-line bg-paper">
        {teams.map(({ provider, externalId, name, team }) => (
          <li
            key={`${provider} ${externalId}`}
            className="flex flex-wrap items-center justify-between gap-3 p-3"
          >
            <p className="wrap-anywhere">
              {name} → <span className="font-semibold">{team}</span>
              <span className="block text-muted text-sm">{provider}</span>
            </p>
            <Form method="post">
              <input type="hidden" name="provider" value={provider} />
              <input type="hidden" name="externalId" value={externalId} />
              <Button
                type="submit"
                name="intent"
                value="unlink-team"
                look="quiet"
                aria-label={`${providerText.unlink}: ${name}`}
              >
                {providerText.unlink}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
