import { breakingRecord } from '#features/breaking-news/rules/breaking-record.ts';
import { categoryRecord } from '#features/categories/rules/category-record.ts';
import { competition, season } from '#features/competitions/rules/reference/competition-records.ts';
import { pollRecord } from '#features/polls/rules/poll-record.ts';
import { searchNameRecord } from '#features/search/rules/names/search-name-record.ts';
import { player, team } from '#features/teams/rules/team-records.ts';
import { broadcaster, official, venue } from '#features/venues/rules/venue-records.ts';
import { webhookRecord } from '#features/webhooks/rules/webhook-record.ts';
import type { RecordDeclaration, RecordFields } from '#platform/records/record.ts';

/** Every declared record. A test finds the one that is not here. */
export const records: readonly RecordDeclaration[] = [
  ...[competition, season, team, player, venue, official, broadcaster],
  ...[pollRecord, webhookRecord, searchNameRecord, breakingRecord, categoryRecord],
];

/** The declared fields of a subject of the audit log, by name. Empty for subjects that are no records. */
export function recordFieldsOf(subjectType: string): RecordFields {
  return records.find(({ name }) => name === subjectType)?.fields ?? {};
}
