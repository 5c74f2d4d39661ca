import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { refuseUnfinishedRestore } from '../rules/unfinished-restore.ts';

export const archiveServer = defineServerFeature({
  name: 'archive',
  beforeMigrations: refuseUnfinishedRestore,
});
