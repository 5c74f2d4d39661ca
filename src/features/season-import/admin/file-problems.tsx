import { Notice } from '#platform/ui/notice.tsx';
import type { ImportPlace, ImportProblem, ImportProblemCode } from '../rules/parse/imported-season.ts';
import { importFileProblems, importText } from '../text.ts';

const sentences: Record<ImportProblemCode, string> = importFileProblems;

/** `12-ci sətir`, and the file when there are several. */
export function formatPlace({ file, unit, number }: ImportPlace): string {
  const place = importText.line[unit](number);
  return file === undefined ? place : importText.placeInFile(file, place);
}

/** So many further places of a cause are named. */
const MAX_PLACES = 20;

/** What cannot be read: each cause once, with its places, and how many more there are. */
export function ProblemCauses({ problems }: { problems: readonly ImportProblem[] }) {
  return (
    <ul className="mt-2 grid gap-1">
      {[...Map.groupBy(problems, ({ code }) => code)].map(([code, [first, ...others]]) => (
        <li key={code}>
          {first && `${formatPlace(first.place)}: ${sentences[code]}`}
          {first && <ReadText problem={first} />}
          <ul className="ps-4 text-sm empty:hidden">
            {others.slice(0, MAX_PLACES).map((other, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be the same, and the list does not change
              <li key={at}>
                {formatPlace(other.place)}
                <ReadText problem={other} />
              </li>
            ))}
          </ul>
          {others.length > MAX_PLACES && (
            <span className="ps-4 text-muted text-sm">
              {importText.morePlaces(others.length - MAX_PLACES)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function ReadText({ problem: { text } }: { problem: ImportProblem }) {
  return text === '' ? null : <code className="ms-2 break-all text-muted text-sm">{text}</code>;
}

/** Why the files cannot be imported. A text in the form stays, so that it can be corrected there. */
export function FileProblems({ problems }: { problems: readonly ImportProblem[] }) {
  return (
    <Notice kind="error">
      <p className="font-semibold">{importText.fileProblems(problems.length)}</p>
      <ProblemCauses problems={problems} />
    </Notice>
  );
}
