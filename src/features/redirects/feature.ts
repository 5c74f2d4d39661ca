import { defineFeature } from '#platform/features/define-feature.ts';
import { redirectsText } from './text.ts';

export const redirectsFeature = defineFeature({
  name: 'redirects',
  screens: {
    '/admin/redirects': {
      module: 'admin/redirects.tsx',
      role: 'admin',
      tab: { of: '/admin/settings', place: 40, label: redirectsText.title },
      words: 'yönləndirmə köhnə ünvan 301 410',
      help: 'importArticles',
    },
    '/admin/redirects/csv': { module: 'admin/redirects-csv.ts', kind: 'data', role: 'admin' },
  },
  audit: {
    actions: {
      'redirect.save': 'Yönləndirmə saxlandı',
      'redirect.delete': 'Yönləndirmə silindi',
      'redirect.import': 'Yönləndirmələr fayldan götürüldü',
    },
    subjects: { redirect: 'Yönləndirmə' },
    fields: { target: 'Yeni ünvan' },
  },
  tables: { old_address: 'archived' },
  persons: {
    old_address: 'things',
  },
});
