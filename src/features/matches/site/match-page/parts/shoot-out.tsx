import type { Side } from '../../../rules/event-fields.ts';
import { type Fixture, formatScore, hasScore } from '../../../rules/fixture.ts';
import { kindOf } from '../../../rules/ledger/ledger-event.ts';
import { matchPageText, matchText } from '../../../text.ts';
import { EventIcon } from '../../parts/event-icon.tsx';

interface Kick {
  id: string;
  player: string | null;
  isScored: boolean;
}

/** The kicks of a shoot-out beside each other, in pairs. Nothing without them. */
export function ShootOut({ match }: { match: Fixture }) {
  const kicks = listKicks(match);
  if (kicks.home.length + kicks.away.length === 0) return <section data-part="shoot-out" hidden />;
  const rounds = Array.from({ length: Math.max(kicks.home.length, kicks.away.length) }, (_, index) => index);
  return (
    <section data-part="shoot-out">
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{matchText.phase.shootOut}</h2>
      <table className="tabular mt-2 w-full table-fixed text-sm">
        <thead>
          <tr>
            <th scope="col" className="py-1.5 text-end">
              {match.home.shortName}
            </th>
            <td className="w-16 text-center font-bold font-headline text-2xl">
              {hasScore(match) && match.shootOut && formatScore(match.shootOut)}
            </td>
            <th scope="col" className="py-1.5 text-start">
              {match.away.shortName}
            </th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((index) => (
            <tr key={index} className="border-line border-t">
              <td className="py-1.5 text-end">
                <KickCell kick={kicks.home[index]} isBeforeName={false} />
              </td>
              <th scope="row" className="text-center font-normal text-muted">
                {index + 1}
              </th>
              <td className="py-1.5">
                <KickCell kick={kicks.away[index]} isBeforeName />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function listKicks(match: Fixture): Record<Side, Kick[]> {
  const kicks: Record<Side, Kick[]> = { home: [], away: [] };
  for (const { id, type, side, player, detail } of hasScore(match) ? match.events : [])
    if (side && kindOf({ type }).when === 'shootOut')
      kicks[side].push({ id, player, isScored: detail === 'scored' });
  return kicks;
}

/** The mark stands beside the number of the kick. */
function KickCell({ kick, isBeforeName }: { kick: Kick | undefined; isBeforeName: boolean }) {
  if (!kick) return null;
  const mark = (
    <span className={kick.isScored ? 'text-finished' : 'text-live'}>
      <EventIcon icon={kick.isScored ? 'penaltyGoal' : 'missedPenalty'} />
      <span className="sr-only">{kick.isScored ? matchPageText.kickScored : matchPageText.kickMissed}</span>
    </span>
  );
  return (
    <span className="wrap-anywhere">
      {isBeforeName && <>{mark} </>}
      {kick.player}
      {!isBeforeName && <> {mark}</>}
    </span>
  );
}
