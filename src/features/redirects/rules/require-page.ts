import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { ownPathOf, parseSitePath } from './parse-old-path.ts';

const ARTICLE = href('/article/:slug', { slug: '' });
/** Files, such as pictures and icons, are not answered by the screens. */
const FILE = /\.\w+$/;

interface LinkTarget {
  field: string;
  /** As it was typed: a path, or a whole address. */
  address: string;
  siteUrl: string;
  /** The status of a path of this site. */
  pageStatus: (address: string) => Promise<number>;
  /** The sentence about a page that was deleted. */
  deleted?: 'address.noPage' | 'redirect.toDeleted';
}

/**
 * Lets addresses of other sites pass, and of this one those where readers find a page. An article may be linked to before it is
 * published.
 * @throws InvalidInput 'address.noPage', or `deleted`
 */
export async function requirePage(
  db: Db,
  { field, address, siteUrl, pageStatus, deleted = 'address.noPage' }: LinkTarget,
): Promise<void> {
  const url = parseSitePath(ownPathOf(cleanLine(address), siteUrl));
  if (!url || FILE.test(url.pathname)) return;
  const status = await pageStatus(url.pathname + url.search);
  if (status !== 404 && status !== 410) return;
  const slug = url.pathname.startsWith(ARTICLE) ? url.pathname.slice(ARTICLE.length) : null;
  const article =
    slug && (await db.selectFrom('article').select('id').where('slug', '=', slug).executeTakeFirst());
  if (!article) throw new InvalidInput([{ field, code: status === 410 ? deleted : 'address.noPage' }]);
}
