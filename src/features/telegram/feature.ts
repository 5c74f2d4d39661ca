import { defineFeature } from '#platform/features/define-feature.ts';

export const telegramFeature = defineFeature({
  name: 'telegram',
  tables: { telegram_post: 'archived' },
  persons: {
    telegram_post: 'nobody',
  },
});
