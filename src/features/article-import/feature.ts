import { defineFeature } from '#platform/features/define-feature.ts';
import { importArticlesText } from './text.ts';

export const articleImportFeature = defineFeature({
  name: 'article-import',
  screens: {
    '/admin/import/articles': {
      module: 'admin/import-articles.tsx',
      role: 'admin',
      tab: { of: '/admin/settings', place: 30, label: importArticlesText.title },
      words: 'idxal wordpress ghost köçürmə',
      help: 'importArticles',
    },
    '/admin/import/articles/:id': { module: 'admin/import-job.tsx', role: 'admin' },
  },
  help: {
    importArticles: {
      place: 240,
      title: 'Məqalə idxalı',
      intro: 'Başqa saytın məqalələri WordPress, Ghost, Firestore və ya CSV faylından bu sayta keçir.',
      points: [
        'Faylı seçib “Faylı yoxla” basın. Hesabat nəyin yeni olduğunu, nəyin itdiyini və səbəbini göstərir. Hələ heç nə yazılmır.',
        '“İdxalı başlat” basandan sonra səhifəni bağlamaq olar: idxal serverdə davam edir, server dayansa, qaldığı yerdən.',
        'Faylı təkrar idxal etmək təhlükəsizdir: köhnə saytda dəyişən məqalələr yenilənir, burada redaktə və ya silinənlər olduğu kimi qalır.',
        'Köhnə ünvanlar yenilərinə yönləndirilir. “Yönləndirmələr” bölməsində onları axtarın, dəyişin, CSV ilə endirin və ya götürün.',
      ],
    },
  },
  audit: {
    actions: {
      'import.articles': 'Məqalələr idxal edildi',
      'import.upload': 'İdxal üçün fayl yükləndi',
      'import.start': 'Məqalə idxalı başladıldı',
    },
    subjects: { import: 'İdxal' },
    fields: {
      newArticles: 'Yeni məqalələr',
      changedArticles: 'Dəyişən məqalələr',
      newCategories: 'Yeni kateqoriyalar',
      oldAddresses: 'Köhnə ünvanlar',
    },
  },
  tables: { import_job: 'temporary', import_source: 'archived' },
  persons: {
    import_job: 'newsroom',
    import_source: 'nobody',
  },
});
