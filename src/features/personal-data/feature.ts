import { defineFeature } from '#platform/features/define-feature.ts';
import { personalDataText } from './text.ts';

export const personalDataFeature = defineFeature({
  name: 'personal-data',
  screens: {
    '/admin/personal-data': {
      module: 'admin/personal-data.tsx',
      role: 'admin',
      tab: { of: '/admin/users', place: 20, label: personalDataText.title },
      words: 'şəxsi məlumat məxfilik silmək gdpr oxucu abunəçi',
      help: 'users',
    },
    '/admin/personal-data/file': { module: 'admin/personal-data-file.ts', kind: 'data', role: 'admin' },
  },
  audit: {
    actions: {
      'personalData.export': 'Fərdi məlumatlar fayla yazıldı',
      'personalData.erase': 'Fərdi məlumatlar silindi',
    },
    subjects: { personalData: personalDataText.title },
    fields: { rows: 'Yazılar' },
  },
});
