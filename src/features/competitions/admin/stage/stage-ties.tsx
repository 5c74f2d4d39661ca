import { Form } from 'react-router';
import { formatScore } from '#features/matches/rules/fixture.ts';
import { formatRound } from '#features/matches/rules/match-words.ts';
import { formatDecision } from '#features/matches/rules/tie-words.ts';
import type { TieLine } from '#features/matches/rules/ties/list-tie-lines.ts';
import { matchText } from '#features/matches/text.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { href } from '#platform/http/href.ts';
import { TextLink } from '#platform/ui/button.tsx';
import { SelectField, SelectOptions } from '#platform/ui/field.tsx';
import { KNOCK_OUT_ROUNDS } from '../../rules/stages/round-name.ts';
import { stageText, tieText } from '../../text.ts';

/**
 * The ties of a stage round by round: who meets whom, as far as it is known, and a link to the form of each. `newId` is that of the
 * next tie, `error` the problem of its round.
 */
export function StageTies({
  ties,
  newId,
  error,
}: {
  ties: readonly TieLine[];
  newId: string;
  error: string | undefined;
}) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{stageText.ties}</h2>
      {ties.length === 0 && <p className="text-muted">{stageText.tiesEmpty}</p>}
      {[...Map.groupBy(ties, ({ round }) => round)].map(([round, ofRound]) => (
        <section key={round}>
          <h3 className="text-xl">{formatRound(round)}</h3>
          <ol className="divide-y divide-line rounded-md border border-line bg-paper">
            {ofRound
              .toSorted((a, b) => a.position - b.position)
              .map((tie) => (
                <li key={tie.id} className="flex items-center justify-between gap-3 px-4 py-1">
                  <TieWords tie={tie} />
                  <TextLink
                    to={href('/admin/ties/:id', { id: tie.id })}
                    aria-label={stageText.changeTie(`${formatRound(round)} ${tie.position}`)}
                  >
                    {stageText.change}
                  </TextLink>
                </li>
              ))}
          </ol>
        </section>
      ))}
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="id" value={newId} />
        <SelectField label={stageText.round} name="round" defaultValue="final" error={error}>
          <SelectOptions items={KNOCK_OUT_ROUNDS.map((key) => [key, formatRound(key)])} />
        </SelectField>
        <IntentButton intent="tie">{stageText.addTie}</IntentButton>
      </Form>
      <p className="text-muted text-sm">{stageText.addTieHint}</p>
    </section>
  );
}

function TieWords({ tie: { position, sides, isBye, aggregate, decidedBy, note } }: { tie: TieLine }) {
  const details = [isBye && tieText.bye, formatDecision(decidedBy), note].filter(Boolean);
  return (
    <span className="wrap-anywhere min-w-0">
      <span className="tabular text-muted">{position}.</span> {sides.home ?? tieText.unknown}
      {!isBye && ` ${matchText.vs} ${sides.away ?? tieText.unknown}`}
      {aggregate && <span className="tabular font-semibold"> {formatScore(aggregate)}</span>}
      {details.length > 0 && <span className="block text-muted text-sm">{details.join(', ')}</span>}
    </span>
  );
}
