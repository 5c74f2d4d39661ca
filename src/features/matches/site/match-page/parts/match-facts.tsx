import type { MatchDetails } from '../../../rules/coverage/read-match-details.ts';
import { type Fixture, isOver } from '../../../rules/fixture.ts';
import { formatOfficials } from '../../../rules/match-words.ts';
import { matchPageText } from '../../../text.ts';

/** Where the match is shown, and its officials. */
export function MatchFactsSection({ match, details }: { match: Fixture; details: MatchDetails }) {
  const officials = formatOfficials(details.officials);
  return (
    <>
      {showsBroadcasters(match, details) && (
        <section>
          <h2 id="television" className="border-accent border-b-2 pb-1 text-2xl">
            {matchPageText.whereToWatch}
          </h2>
          <Broadcasters broadcasters={details.broadcasters} />
        </section>
      )}
      {officials.length > 0 && (
        <section>
          <h2 className="border-accent border-b-2 pb-1 text-2xl">{matchPageText.officials}</h2>
          <ul className="mt-2 leading-relaxed">
            {officials.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** After a match nobody asks for channels that were never known. */
export function showsBroadcasters(match: Fixture, { broadcasters }: MatchDetails): boolean {
  return broadcasters !== null || !isOver(match);
}

function Broadcasters({ broadcasters }: Pick<MatchDetails, 'broadcasters'>) {
  if (broadcasters === null) return <p className="py-3 text-muted">{matchPageText.notKnownYet}</p>;
  if (broadcasters.length === 0) return <p className="py-3">{matchPageText.notShown}</p>;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5">
      {broadcasters.map(({ name, address }) => (
        <li key={name} className="flex min-h-11 items-center font-semibold">
          {address ? (
            <a
              href={address}
              rel="noopener"
              className="inline-flex min-h-11 items-center text-accent underline"
            >
              {name}
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
