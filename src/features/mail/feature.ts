import { defineFeature } from '#platform/features/define-feature.ts';

export const mailFeature = defineFeature({
  name: 'mail',
  screens: {
    '/admin/settings/mail': {
      module: 'admin/mail-messages.tsx',
      role: 'admin',
      tab: { of: '/admin/settings', place: 20, label: 'Məktublar' },
      words: 'smtp e-poçt məktub',
      help: 'settings',
    },
    '/admin/settings/mail/:name': { module: 'admin/mail-message.tsx', role: 'admin' },
  },
});
