import type { Kysely } from 'kysely';
import type { AccountTables } from './tables/accounts.ts';
import type { AdminListTables } from './tables/admin-list.ts';
import type { AnalyticsTables } from './tables/analytics.ts';
import type { ArticleEditingTables } from './tables/article-editing.ts';
import type { ArticleNoteTables } from './tables/article-notes.ts';
import type { ArticleTables } from './tables/articles.ts';
import type { AuditLogTables } from './tables/audit-log.ts';
import type { BreakingTables } from './tables/breaking.ts';
import type { CategoryTables } from './tables/categories.ts';
import type { CompetitionTables } from './tables/competitions.ts';
import type { ContactTables } from './tables/contact.ts';
import type { CommentTables } from './tables/distribution/comments.ts';
import type { DeliveryTables } from './tables/distribution/deliveries.ts';
import type { ImportTables } from './tables/distribution/imports.ts';
import type { OldAddressTables } from './tables/distribution/old-addresses.ts';
import type { OutboxTables } from './tables/distribution/outbox.ts';
import type { PollTables } from './tables/distribution/polls.ts';
import type { PublicApiTables } from './tables/distribution/public-api.ts';
import type { PushTables } from './tables/distribution/push.ts';
import type { SitemapTables } from './tables/distribution/sitemaps.ts';
import type { WebhookTables } from './tables/distribution/webhooks.ts';
import type { FrontPageTables } from './tables/front-page.ts';
import type { MailTables } from './tables/mail.ts';
import type { MatchFeedTables } from './tables/match-feeds.ts';
import type { MatchTables } from './tables/matches.ts';
import type { MediaTables } from './tables/media.ts';
import type { NewsletterTables } from './tables/newsletter.ts';
import type { SearchTables } from './tables/search.ts';
import type { SearchNameTables } from './tables/search-names.ts';
import type { SiteTables } from './tables/site.ts';
import type { SubscriberTables } from './tables/subscribers.ts';
import type { TagTables } from './tables/tags.ts';
import type { TeamTables } from './tables/teams.ts';

/** The types of all tables, for Kysely. */
export interface Database
  extends AccountTables,
    AdminListTables,
    AnalyticsTables,
    ArticleEditingTables,
    ArticleNoteTables,
    ArticleTables,
    AuditLogTables,
    BreakingTables,
    CategoryTables,
    CommentTables,
    CompetitionTables,
    ContactTables,
    DeliveryTables,
    FrontPageTables,
    ImportTables,
    MailTables,
    MatchFeedTables,
    MatchTables,
    MediaTables,
    NewsletterTables,
    OldAddressTables,
    OutboxTables,
    PublicApiTables,
    PollTables,
    PushTables,
    SearchNameTables,
    SearchTables,
    SitemapTables,
    SiteTables,
    SubscriberTables,
    TagTables,
    TeamTables,
    WebhookTables {}

/** The first argument of every domain function: the database or a transaction. */
export type Db = Kysely<Database>;
