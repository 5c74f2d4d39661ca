import { sql } from 'kysely';
import { type Dialect, dialectOf } from '../dialect.ts';
import type { Migration } from '../migration.ts';
import { accounts } from './accounts.ts';
import { adminList } from './admin-list.ts';
import { analytics } from './analytics.ts';
import { articleCounts } from './article-counts.ts';
import { articleEditing } from './article-editing.ts';
import { articleNotes } from './article-notes.ts';
import { articles } from './articles.ts';
import { auditLog } from './audit-log.ts';
import { breaking } from './breaking.ts';
import { categories } from './categories.ts';
import { contact } from './contact.ts';
import { frontPage } from './front-page.ts';
import { mail } from './mail.ts';
import { matches } from './matches.ts';
import { media } from './media.ts';
import { newsletter } from './newsletter.ts';
import { search } from './search.ts';
import { site } from './site.ts';
import { subscribers } from './subscribers.ts';
import { tags } from './tags.ts';

/** The SQL statements of each subject. A table comes after the tables that it references. */
const subjects: ((dialect: Dialect) => string[])[] = [
  site,
  accounts,
  auditLog,
  categories,
  articles,
  tags,
  articleCounts,
  articleEditing,
  articleNotes,
  adminList,
  media,
  search,
  analytics,
  frontPage,
  breaking,
  matches,
  contact,
  mail,
  subscribers,
  newsletter,
];

/** The whole schema of the first release. */
export const baseline: Migration = {
  name: '0001-baseline',
  async up(db, engine) {
    const dialect = dialectOf(engine);
    for (const statement of subjects.flatMap((subject) => subject(dialect)))
      await sql.raw(statement).execute(db);
  },
};
