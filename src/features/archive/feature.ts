import { defineFeature } from '#platform/features/define-feature.ts';

/** The whole site as one file: `export`, `restore` and the backups. It has no screens. */
export const archiveFeature = defineFeature({
  name: 'archive',
  tables: { backup_state: 'temporary' },
  persons: {
    backup_state: 'nobody',
  },
});
