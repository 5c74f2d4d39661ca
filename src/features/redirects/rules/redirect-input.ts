import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { RecordDeclaration } from '#platform/records/record.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { redirectsText } from '../text.ts';
import type { OldAddress } from './add-old-addresses.ts';
import { ownPathOf, parseOldPath, parseSitePath } from './parse-old-path.ts';

/** What happens at the old address: 301 leads to another page, 410 says that the page was deleted. */
export const redirectStatuses = ['301', '410'] as const;

/**
 * The fields of a redirect. Its table has the path instead of an id, and a list of any size by keyset, so it uses the parts of the
 * record kit.
 */
export const redirectRecord = {
  name: 'redirect',
  fields: {
    from: { kind: 'line', column: 'path', label: redirectsText.from },
    status: { kind: 'choice', column: null, label: redirectsText.status, choices: redirectsText.statuses },
    to: { kind: 'line', column: 'target', label: redirectsText.to },
  },
} as const satisfies Pick<RecordDeclaration, 'name' | 'fields'>;

/** The fields of a stored redirect. */
export function toRedirectInput({ path, target }: OldAddress): RedirectInput {
  return { from: path, to: target ?? '', status: target === null ? '410' : '301' };
}

/** A state in the audit log with the fields of the form. */
export function fromLoggedRedirect({ name, target }: Readonly<Record<string, unknown>>) {
  return toRedirectInput({ path: String(name), target: typeof target === 'string' ? target : null });
}

/** A redirect as it is typed. `from` may be a whole address, also of the old domain; `to` one of this site. */
export type RedirectInput = {
  from: string;
  to: string;
  status: string;
};

/**
 * The old address of the input, in the form in which it is stored. `siteUrl` is the origin of this site.
 * @throws InvalidInput with every problem: `from`, `to` or `status`.
 */
export function parseRedirect(input: RedirectInput, siteUrl: string): OldAddress {
  const problems = listRedirectProblems(input, siteUrl);
  if (problems.length > 0) throw new InvalidInput(problems);
  return toOldAddress(input, siteUrl) as OldAddress;
}

/** The problems of the input, each at its field. */
export function listRedirectProblems(input: RedirectInput, siteUrl: string): Problem[] {
  const problems: Problem[] = [];
  const from = cleanLine(input.from);
  const old = parseOldPath(pathOf(from));
  if (from === '') problems.push({ field: 'from', code: 'field.required' });
  else if (!old) problems.push({ field: 'from', code: 'redirect.from' });
  if (!(redirectStatuses as readonly string[]).includes(input.status))
    problems.push({ field: 'status', code: 'field.choice' });
  if (input.status !== '301') return problems;

  const to = cleanLine(input.to);
  const target = parseSitePath(ownPathOf(to, siteUrl));
  const sameAs = target && parseOldPath(target.pathname + target.search);
  if (to === '') problems.push({ field: 'to', code: 'field.required' });
  else if (!target) problems.push({ field: 'to', code: 'redirect.to' });
  else if (old && sameAs && sameAs.path + sameAs.query === old.path + old.query)
    problems.push({ field: 'to', code: 'redirect.itself' });
  return problems;
}

/** The old address of an input without problems; null for other input. */
export function toOldAddress(input: RedirectInput, siteUrl: string): OldAddress | null {
  const old = parseOldPath(pathOf(cleanLine(input.from)));
  const target = input.status === '301' ? parseSitePath(ownPathOf(cleanLine(input.to), siteUrl)) : null;
  return (
    old && { path: old.path + old.query, target: target && target.pathname + target.search + target.hash }
  );
}

/** The path of a whole address of any site, with its query. A path stays as it is. */
function pathOf(address: string): string {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  return url ? url.pathname + url.search : address;
}
