import { defineFeature } from '#platform/features/define-feature.ts';
import { categoriesText } from './text.ts';

export const categoriesFeature = defineFeature({
  name: 'categories',
  screens: {
    '/category/:category': { module: 'site/category.tsx' },
    '/admin/categories': {
      module: 'admin/categories.tsx',
      role: 'editor',
      menu: { group: 'articles', place: 50, label: categoriesText.title, icon: 'FolderOpen', key: 'k' },
      words: 'bölmə rubrika mövzu',
      help: 'categories',
    },
    '/admin/categories/:id': { module: 'admin/category.tsx', role: 'editor' },
  },
  help: {
    categories: {
      place: 130,
      title: 'Kateqoriyalar',
      intro: 'Saytın bölmələri: adı, rəngi, sırası, təsviri.',
      points: [
        'Sıranı sürükləyərək və ya ox düymələri ilə dəyişin.',
        'Məqaləsi olan kateqoriyanı silmək üçün məqalələrin hara köçürüləcəyini seçin.',
        'Ünvanı dəyişən kateqoriyanın köhnə keçidləri işləməkdə davam edir.',
      ],
    },
  },
  audit: {
    actions: {
      'category.create': 'Kateqoriya yaradıldı',
      'category.update': 'Kateqoriya dəyişdirildi',
      'category.rename': 'Kateqoriyanın adı dəyişdirildi',
      'category.reorder': 'Kateqoriyaların sırası dəyişdirildi',
      'category.order': 'Kateqoriyaların sırası dəyişdirildi',
      'category.delete': 'Kateqoriya silindi',
    },
    subjects: { category: 'Kateqoriya' },
    fields: {
      color: 'Rəng',
      movedTo: 'Məqalələrin yeni kateqoriyası',
      // Only older lines have it. Newer ones have `position`, as those of all records.
      order: 'Kateqoriyaların sırası',
      articles: 'Məqalələrin sayı',
      hasComments: categoriesText.hasComments,
    },
  },
  tables: { category: 'archived', category_redirect: 'archived' },
  persons: {
    category: 'things',
    category_redirect: 'nobody',
  },
});
