import { Notice } from '#platform/ui/notice.tsx';
import type { ImportProblem, ImportProblemCode } from '../rules/parse/import-problem.ts';
import { importFileProblems, importText } from '../text.ts';

const sentences: Record<ImportProblemCode, string> = importFileProblems;
const MAX_SHOWN = 20;

/** The lines of the file that cannot be read. The text below stays, so that they can be corrected there. */
export function FileProblems({ problems }: { problems: readonly ImportProblem[] }) {
  return (
    <Notice kind="error">
      <p className="font-semibold">{importText.fileProblems(problems.length)}</p>
      <ul className="mt-2 grid gap-1">
        {problems.slice(0, MAX_SHOWN).map(({ place, code, text }) => (
          <li key={`${place.number} ${code} ${text}`}>
            {`${importText.line[place.unit](place.number)}: ${sentences[code]}`}
            {text !== '' && <code className="ms-2 break-all text-muted text-sm">{text}</code>}
          </li>
        ))}
        {problems.length > MAX_SHOWN && <li>{importText.moreProblems(problems.length - MAX_SHOWN)}</li>}
      </ul>
    </Notice>
  );
}
