import { screens } from '#app/declarations.ts';

/** What stands before a token in an address: `/preview/`. */
const beforeTokens = screens.flatMap(({ path }) => /^(.*\/):(?:token|key)\b/.exec(path)?.[1] ?? []);

/**
 * The path of a request as the log shows it: without the query, which may have a token or typed text, and without the token of
 * a link in a mail, of a preview or of a partner's feed.
 */
export function loggedPath(target: string): string {
  const path = target.replace(/[?#].*$/s, '');
  const before = beforeTokens.find((start) => path.toLowerCase().startsWith(start));
  return before === undefined ? path : `${before}…`;
}
