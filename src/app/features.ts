import { accountsFeature } from '#features/accounts/feature.ts';
import { analyticsFeature } from '#features/analytics/feature.ts';
import { archiveFeature } from '#features/archive/feature.ts';
import { articleImportFeature } from '#features/article-import/feature.ts';
import { articlesFeature } from '#features/articles/feature.ts';
import { auditFeature } from '#features/audit/feature.ts';
import { breakingNewsFeature } from '#features/breaking-news/feature.ts';
import { categoriesFeature } from '#features/categories/feature.ts';
import { cdnFeature } from '#features/cdn/feature.ts';
import { comingSoonFeature } from '#features/coming-soon/feature.ts';
import { commentsFeature } from '#features/comments/feature.ts';
import { competitionsFeature } from '#features/competitions/feature.ts';
import { contactFeature } from '#features/contact/feature.ts';
import { dashboardFeature } from '#features/dashboard/feature.ts';
import { deliveriesFeature } from '#features/deliveries/feature.ts';
import { diagnosticsFeature } from '#features/diagnostics/feature.ts';
import { feedsFeature } from '#features/feeds/feature.ts';
import { frontPageFeature } from '#features/front-page/feature.ts';
import { legalPagesFeature } from '#features/legal-pages/feature.ts';
import { lightPagesFeature } from '#features/light-pages/feature.ts';
import { mailFeature } from '#features/mail/feature.ts';
import { matchProvidersFeature } from '#features/match-providers/feature.ts';
import { matchReportsFeature } from '#features/match-reports/feature.ts';
import { matchesFeature } from '#features/matches/feature.ts';
import { mediaFeature } from '#features/media/feature.ts';
import { newsletterFeature } from '#features/newsletter/feature.ts';
import { notesFeature } from '#features/notes/feature.ts';
import { offlineFeature } from '#features/offline/feature.ts';
import { personalDataFeature } from '#features/personal-data/feature.ts';
import { pollsFeature } from '#features/polls/feature.ts';
import { publicApiFeature } from '#features/public-api/feature.ts';
import { pushFeature } from '#features/push/feature.ts';
import { redirectsFeature } from '#features/redirects/feature.ts';
import { searchFeature } from '#features/search/feature.ts';
import { seasonImportFeature } from '#features/season-import/feature.ts';
import { settingsFeature } from '#features/settings/feature.ts';
import { sharePicturesFeature } from '#features/share-pictures/feature.ts';
import { sitemapsFeature } from '#features/sitemaps/feature.ts';
import { spellingFeature } from '#features/spelling/feature.ts';
import { tagsFeature } from '#features/tags/feature.ts';
import { teamsFeature } from '#features/teams/feature.ts';
import { telegramFeature } from '#features/telegram/feature.ts';
import { venuesFeature } from '#features/venues/feature.ts';
import { webhooksFeature } from '#features/webhooks/feature.ts';
import type { Feature } from '#platform/features/define-feature.ts';
import { appFeature } from './feature.ts';

/** Every feature of the program. What a list shows without a place of its own, it shows in this order. */
export const features = [
  settingsFeature,
  accountsFeature,
  personalDataFeature,
  auditFeature,
  redirectsFeature,
  mailFeature,
  mediaFeature,
  categoriesFeature,
  tagsFeature,
  venuesFeature,
  teamsFeature,
  competitionsFeature,
  matchesFeature,
  matchProvidersFeature,
  seasonImportFeature,
  matchReportsFeature,
  articlesFeature,
  notesFeature,
  spellingFeature,
  commentsFeature,
  pollsFeature,
  breakingNewsFeature,
  pushFeature,
  newsletterFeature,
  contactFeature,
  searchFeature,
  articleImportFeature,
  deliveriesFeature,
  telegramFeature,
  cdnFeature,
  webhooksFeature,
  feedsFeature,
  publicApiFeature,
  sitemapsFeature,
  sharePicturesFeature,
  lightPagesFeature,
  offlineFeature,
  analyticsFeature,
  frontPageFeature,
  legalPagesFeature,
  comingSoonFeature,
  archiveFeature,
  diagnosticsFeature,
  dashboardFeature,
  appFeature,
] as const satisfies readonly Feature[];

type AddressesOf<Declared> = Declared extends Feature ? keyof Declared['screens'] : never;
type Address = Exclude<AddressesOf<(typeof features)[number]>, `${string}*`>;

declare module '#platform/http/href.ts' {
  interface RoutePaths extends Record<Address, true> {}
}
