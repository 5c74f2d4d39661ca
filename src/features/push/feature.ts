import { defineFeature } from '#platform/features/define-feature.ts';
import { pushAdminText } from './text.ts';

export const pushFeature = defineFeature({
  name: 'push',
  screens: {
    '/push': { module: 'site/push.tsx' },
    '/api/push/key': { module: 'site/push-key.ts', kind: 'data' },
    '/api/push/subscription': { module: 'site/push-data.ts', kind: 'data' },
    '/admin/push': {
      module: 'admin/push.tsx',
      role: 'editor',
      tab: { of: '/admin/distribution', place: 20, label: pushAdminText.title },
      words: 'bildiriş push xəbərdarlıq',
      help: 'distribution',
    },
  },
  tables: {
    push_delivery: 'outgoing',
    push_key: 'archived',
    push_notice: 'archived',
    push_subscription: 'archived',
    push_topic: 'archived',
  },
});
