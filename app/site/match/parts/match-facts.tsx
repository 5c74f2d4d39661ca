import { formatOfficials } from '#az/format/match-words.ts';
import { matchPageText } from '#az/text/site/match-page.ts';
import type { MatchDetails } from '#domain/matches/coverage/read-match-details.ts';

/** Where the match is shown, and its officials. */
export function MatchFactsSection({ details }: { details: MatchDetails }) {
  const officials = formatOfficials(details.officials);
  return (
    <section>
      <h2 id="television" className="border-accent border-b-2 pb-1 text-2xl">
        {matchPageText.whereToWatch}
      </h2>
      <Broadcasters broadcasters={details.broadcasters} />
      {officials.length > 0 && (
        <>
          <h2 className="mt-8 border-accent border-b-2 pb-1 text-2xl">{matchPageText.officials}</h2>
          <ul className="mt-2 leading-relaxed">
            {officials.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
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
