import { staff } from './0001-staff.ts';
import { content } from './0002-content.ts';
import { tagsStats } from './0003-tags-stats.ts';
import { media } from './0004-media.ts';
import { keptCounts } from './0005-kept-counts.ts';
import { siteRevision } from './0006-site-revision.ts';
import { accounts } from './0010-accounts.ts';
import { auditLog } from './0011-audit-log.ts';
import { signInTries } from './0012-sign-in-tries.ts';
import { staffSeen } from './0013-staff-seen.ts';
import { passkeys } from './0014-passkeys.ts';
import { keptForms } from './0015-kept-forms.ts';
import { newsroom } from './0020-newsroom.ts';
import { articleDesk } from './0021-article-desk.ts';
import { deskSearch } from './0022-desk-search.ts';
import { articleRevised } from './0023-article-revised.ts';
import { articleSource } from './0024-article-source.ts';
import { mediaLibrary } from './0025-media-library.ts';
import { articleNotes } from './0026-article-notes.ts';
import { deskCounts } from './0028-desk-counts.ts';
import { ownLists } from './0029-own-lists.ts';
import { matches } from './0030-matches.ts';
import { contact } from './0040-contact.ts';
import { newsletter } from './0041-newsletter.ts';
import { mentionMail } from './0042-mention-mail.ts';
import { settings } from './0050-settings.ts';
import { openings } from './0060-openings.ts';
import { connectionTest } from './0061-connection-test.ts';
import { traffic } from './0062-traffic.ts';
import { subscriberMoments } from './0063-subscriber-moments.ts';
import { ownArticles } from './0064-own-articles.ts';
import { search } from './0070-search.ts';
import { homeCuration } from './0080-home-curation.ts';
import { breakingStrip } from './0081-breaking-strip.ts';
import { boardFreedom } from './0082-board-freedom.ts';
import { quickLists } from './0083-quick-lists.ts';
import { articleMail } from './0090-article-mail.ts';
import { cutStaffAddresses } from './0091-cut-staff-addresses.ts';
import { signInLimits } from './0092-sign-in-limits.ts';
import { networkReaders } from './0096-network-readers.ts';
import { categoryOrder } from './0098-category-order.ts';
import type { Migration } from './migration.ts';

/** Every step of the schema, in the order they are applied. Append only. */
export const allMigrations: readonly Migration[] = [
  staff,
  content,
  tagsStats,
  media,
  keptCounts,
  siteRevision,
  accounts,
  auditLog,
  signInTries,
  staffSeen,
  passkeys,
  keptForms,
  newsroom,
  articleDesk,
  deskSearch,
  articleRevised,
  articleSource,
  mediaLibrary,
  articleNotes,
  deskCounts,
  ownLists,
  matches,
  contact,
  newsletter,
  mentionMail,
  settings,
  openings,
  connectionTest,
  traffic,
  subscriberMoments,
  ownArticles,
  search,
  homeCuration,
  breakingStrip,
  boardFreedom,
  quickLists,
  articleMail,
  cutStaffAddresses,
  signInLimits,
  networkReaders,
  categoryOrder,
];
