import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { articleCountsBaseline } from '../migrations/0001-article-counts.ts';
import { tagsBaseline } from '../migrations/0001-tags.ts';

export const tagsServer = defineServerFeature({
  name: 'tags',
  migrations: [tagsBaseline, articleCountsBaseline],
});
