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
  persons: {
    push_delivery: {
      label: 'Göndərilən bildiriş',
      by: { subscription_id: 'pushSubscription' },
      hidden: ['lease_id', 'lease_until'],
      erase: 'delete',
    },
    push_key: 'nobody',
    push_notice: 'things',
    push_subscription: {
      label: 'Bildirişə abunə',
      by: { endpoint: 'pushEndpoint' },
      gives: { id: ['pushSubscription'] },
      hidden: ['p256dh', 'auth'],
      erase: 'delete',
    },
    push_topic: {
      label: 'İzlənən mövzu',
      by: { subscription_id: 'pushSubscription' },
      erase: 'delete',
    },
  },
});
