import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { sitemapsBaseline } from '../migrations/0001-sitemaps.ts';

export const sitemapsServer = defineServerFeature({
  name: 'sitemaps',
  migrations: [sitemapsBaseline],
});
