import { accountsBaseline } from '#features/accounts/migrations/0001-accounts.ts';
import { analyticsBaseline } from '#features/analytics/migrations/0001-analytics.ts';
import { articleImportBaseline } from '#features/article-import/migrations/0001-article-import.ts';
import { articleAdminListBaseline } from '#features/articles/migrations/0001-article-admin-list.ts';
import { articleCountsBaseline } from '#features/articles/migrations/0001-article-counts.ts';
import { articleEditingBaseline } from '#features/articles/migrations/0001-article-editing.ts';
import { articlesBaseline } from '#features/articles/migrations/0001-articles.ts';
import { breakingNewsBaseline } from '#features/breaking-news/migrations/0001-breaking-news.ts';
import { categoriesBaseline } from '#features/categories/migrations/0001-categories.ts';
import { commentsBaseline } from '#features/comments/migrations/0001-comments.ts';
import { competitionsBaseline } from '#features/competitions/migrations/0001-competitions.ts';
import { contactBaseline } from '#features/contact/migrations/0001-contact.ts';
import { diagnosticsBaseline } from '#features/diagnostics/migrations/0001-diagnostics.ts';
import { frontPageBaseline } from '#features/front-page/migrations/0001-front-page.ts';
import { matchProvidersBaseline } from '#features/match-providers/migrations/0001-match-providers.ts';
import { matchesBaseline } from '#features/matches/migrations/0001-matches.ts';
import { mediaBaseline } from '#features/media/migrations/0001-media.ts';
import { newsletterBaseline } from '#features/newsletter/migrations/0001-newsletter.ts';
import { notesBaseline } from '#features/notes/migrations/0001-notes.ts';
import { pollsBaseline } from '#features/polls/migrations/0001-polls.ts';
import { publicApiBaseline } from '#features/public-api/migrations/0001-public-api.ts';
import { pushBaseline } from '#features/push/migrations/0001-push.ts';
import { redirectsBaseline } from '#features/redirects/migrations/0001-redirects.ts';
import { searchBaseline } from '#features/search/migrations/0001-search.ts';
import { settingsBaseline } from '#features/settings/migrations/0001-settings.ts';
import { sitemapsBaseline } from '#features/sitemaps/migrations/0001-sitemaps.ts';
import { tagsBaseline } from '#features/tags/migrations/0001-tags.ts';
import { teamsBaseline } from '#features/teams/migrations/0001-teams.ts';
import { telegramBaseline } from '#features/telegram/migrations/0001-telegram.ts';
import { venuesBaseline } from '#features/venues/migrations/0001-venues.ts';
import { webhooksBaseline } from '#features/webhooks/migrations/0001-webhooks.ts';
import { platformAuditBaseline } from '#platform/audit/migrations/0001-platform-audit.ts';
import { platformRevisionsBaseline } from '#platform/db/migrations/0001-platform-revisions.ts';
import type { Migration } from '#platform/db/migrations/migration.ts';
import { platformFormLimitsBaseline } from '#platform/limits/migrations/0001-platform-form-limits.ts';
import { platformMailBaseline } from '#platform/mail/migrations/0001-platform-mail.ts';
import { platformOutboxBaseline } from '#platform/outbox/migrations/0001-platform-outbox.ts';

/**
 * Every step of the schema, in the order they are applied. Append only. The steps of the baseline come first: a table after the
 * tables that it references, a trigger after its tables.
 */
export const allMigrations: readonly Migration[] = [
  platformRevisionsBaseline,
  accountsBaseline,
  platformAuditBaseline,
  platformOutboxBaseline,
  platformMailBaseline,
  platformFormLimitsBaseline,
  settingsBaseline,
  diagnosticsBaseline,
  redirectsBaseline,
  categoriesBaseline,
  articlesBaseline,
  tagsBaseline,
  articleCountsBaseline,
  articleEditingBaseline,
  articleAdminListBaseline,
  notesBaseline,
  mediaBaseline,
  frontPageBaseline,
  breakingNewsBaseline,
  commentsBaseline,
  pollsBaseline,
  analyticsBaseline,
  sitemapsBaseline,
  teamsBaseline,
  competitionsBaseline,
  venuesBaseline,
  matchesBaseline,
  matchProvidersBaseline,
  searchBaseline,
  newsletterBaseline,
  contactBaseline,
  pushBaseline,
  telegramBaseline,
  webhooksBaseline,
  articleImportBaseline,
  publicApiBaseline,
];
