import { accountsServer } from '#features/accounts/server/feature.ts';
import { analyticsServer } from '#features/analytics/server/feature.ts';
import { archiveServer } from '#features/archive/server/feature.ts';
import { articleImportServer } from '#features/article-import/server/feature.ts';
import { articlesServer } from '#features/articles/server/feature.ts';
import { breakingNewsServer } from '#features/breaking-news/server/feature.ts';
import { categoriesServer } from '#features/categories/server/feature.ts';
import { cdnServer } from '#features/cdn/server/feature.ts';
import { commentsServer } from '#features/comments/server/feature.ts';
import { competitionsServer } from '#features/competitions/server/feature.ts';
import { contactServer } from '#features/contact/server/feature.ts';
import { demoServer } from '#features/demo/server/feature.ts';
import { diagnosticsServer } from '#features/diagnostics/server/feature.ts';
import { frontPageServer } from '#features/front-page/server/feature.ts';
import { indexNowServer } from '#features/index-now/server/feature.ts';
import { lightPagesServer } from '#features/light-pages/server/feature.ts';
import { matchProvidersServer } from '#features/match-providers/server/feature.ts';
import { matchesServer } from '#features/matches/server/feature.ts';
import { mediaServer } from '#features/media/server/feature.ts';
import { newsletterServer } from '#features/newsletter/server/feature.ts';
import { notesServer } from '#features/notes/server/feature.ts';
import { personalDataServer } from '#features/personal-data/server/feature.ts';
import { pollsServer } from '#features/polls/server/feature.ts';
import { publicApiServer } from '#features/public-api/server/feature.ts';
import { pushServer } from '#features/push/server/feature.ts';
import { redirectsServer } from '#features/redirects/server/feature.ts';
import { searchServer } from '#features/search/server/feature.ts';
import { settingsServer } from '#features/settings/server/feature.ts';
import { sharePicturesServer } from '#features/share-pictures/server/feature.ts';
import { sitemapsServer } from '#features/sitemaps/server/feature.ts';
import { tagsServer } from '#features/tags/server/feature.ts';
import { teamsServer } from '#features/teams/server/feature.ts';
import { telegramServer } from '#features/telegram/server/feature.ts';
import { venuesServer } from '#features/venues/server/feature.ts';
import { webSubServer } from '#features/web-sub/server/feature.ts';
import { webhooksServer } from '#features/webhooks/server/feature.ts';
import { joinDeclared, listDeclared } from '#platform/features/join-server-features.ts';
import { createTopicParser } from '#platform/live/topics.ts';
import type { Mails } from '#platform/mail/send-queued-mail.ts';
import type { ChannelDefinitions } from '#platform/outbox/create-channels.ts';
import type { RecordRules } from '#platform/records/rules/record-rules.ts';

/**
 * Every subject with a part that only the server may load. Its migration stands after those of the tables that it references.
 * Of several that wrap the pages, the first is the outermost.
 */
export const serverFeatures = [
  settingsServer,
  accountsServer,
  archiveServer,
  diagnosticsServer,
  redirectsServer,
  lightPagesServer,
  categoriesServer,
  articlesServer,
  tagsServer,
  notesServer,
  mediaServer,
  sharePicturesServer,
  frontPageServer,
  breakingNewsServer,
  commentsServer,
  pollsServer,
  analyticsServer,
  sitemapsServer,
  teamsServer,
  competitionsServer,
  venuesServer,
  matchesServer,
  matchProvidersServer,
  searchServer,
  newsletterServer,
  contactServer,
  pushServer,
  telegramServer,
  indexNowServer,
  webSubServer,
  webhooksServer,
  cdnServer,
  articleImportServer,
  publicApiServer,
  personalDataServer,
  demoServer,
] as const;

/** How each kind of single mail is composed. A kind that no subject declares does not compile. */
export const mails: Mails = joinDeclared(serverFeatures, 'mails');

/** Every way to send news to the outside. A name that no subject declares does not compile. */
export const channelDefinitions: ChannelDefinitions = joinDeclared(serverFeatures, 'channels');

/** Finds what an open page follows by its name. */
export const parseTopic = createTopicParser(joinDeclared(serverFeatures, 'topics'));

/** Every record that editors keep in a list. */
export const records: readonly RecordRules[] = listDeclared(serverFeatures, 'records').flat();
