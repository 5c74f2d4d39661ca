import { defineFeature } from '#platform/features/define-feature.ts';
import { webhooksText } from './text.ts';

export const webhooksFeature = defineFeature({
  name: 'webhooks',
  screens: {
    '/admin/webhooks': {
      module: 'admin/webhooks.tsx',
      role: 'admin',
      tab: { of: '/admin/distribution', place: 30, label: webhooksText.title },
      words: 'vebhuk inteqrasiya api',
      help: 'webhooks',
    },
    '/admin/webhooks/:id': { module: 'admin/webhook.tsx', role: 'admin' },
  },
  help: {
    webhooks: {
      place: 230,
      title: 'Vebhuklar',
      intro: 'Məqalə və ya oyun dəyişəndə başqa proqramlara avtomatik xəbər gedir.',
      points: [
        'Vebhuk əlavə edəndə gizli açarı dərhal köçürün: o, yalnız bir dəfə göstərilir.',
        '“Sınaq göndər” düyməsi ünvanın cavabını dərhal göstərir.',
        'Ünvanı üç gün cavab verməyən vebhuk söndürülür. Proqram düzələndə onu yenidən qoşun.',
      ],
    },
  },
  audit: {
    records: { webhook: 'Vebhuk' },
    actions: {
      'webhook.rotate': 'Vebhukun açarı dəyişdirildi',
      'webhook.fail': 'Vebhuk cavab vermədiyi üçün söndürüldü',
    },
  },
  tables: { webhook: 'archived' },
  persons: {
    webhook: 'things',
  },
});
