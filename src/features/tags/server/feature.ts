import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { articleCountsBaseline } from '../migrations/0001-article-counts.ts';
import { tagsBaseline } from '../migrations/0001-tags.ts';
import { tagVersion } from '../migrations/0005-tag-version.ts';
import { tagRecord } from '../rules/tag-record.ts';

export const tagsServer = defineServerFeature({
  name: 'tags',
  migrations: [tagsBaseline, articleCountsBaseline, tagVersion],
  records: [tagRecord],
});
