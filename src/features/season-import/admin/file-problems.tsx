import { Notice } from '#platform/ui/notice.tsx';
import type { ImportPlace, ImportProblem, ImportProblemCode } from '../rules/parse/imported-season.ts';
import { importFileProblems, importText } from '../text.ts';

const sentences: Record<ImportProblemCode, string> = importFileProblems;

/** `12-ci sətir`, and the file when there are several. */
export function formatPlace({ file, unit, number }: ImportPlace): string {
  const place = importText.line[unit](number);
  return file === undefined ? place : importText.placeInFile(file, place);
}

/** What cannot be read: each cause once, with its first place and how many further places there are. */
export function ProblemCauses({ problems }: { problems: readonly ImportProblem[] }) {
  return (
    <ul className="mt-2 grid gap-1">
      {[...Map.groupBy(problems, ({ code }) => code)].map(([code, [first, ...others]]) => (
        <li key={code}>
          {first && `${formatPlace(first.place)}: ${sentences[code]}`}
          {first && first.text !== '' && (
            <code className="ms-2 break-all text-muted text-sm">{first.text}</code>
          )}
          {others.length > 0 && (
            <span className="ms-2 text-muted text-sm">{importText.morePlaces(others.length)}</span>
          )}
        </li>
      ))}
    </ul>
  );
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
