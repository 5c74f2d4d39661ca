import { defineFeature } from '#platform/features/define-feature.ts';
import { analyticsText } from './text.ts';

export const analyticsFeature = defineFeature({
  name: 'analytics',
  screens: {
    '/api/page-views': { module: 'site/page-views.ts', kind: 'data' },
    '/api/analytics-failures': { module: 'site/analytics-failures.ts', kind: 'data' },
    '/admin/analytics': {
      module: 'admin/analytics.tsx',
      role: 'author',
      menu: { group: 'readers', place: 50, label: analyticsText.title, icon: 'ChartColumn', key: 'a' },
      words: 'statistika baxış oxunma hesabat',
      help: 'analytics',
    },
    '/admin/analytics/articles/:id': { module: 'admin/article.tsx', role: 'author' },
    '/admin/analytics/csv': { module: 'admin/analytics-csv.ts', kind: 'data', role: 'author' },
  },
  help: {
    analytics: {
      place: 200,
      title: 'Analitika',
      intro:
        'Nə oxunur, kim yazıb, oxucu haradan gəlib. Kuki faylları olmadan sayılır, kənara heç nə ötürülmür.',
      points: [
        'Tarix aralığını və bölgünü (saat, gün, həftə) yuxarıda seçin. Hər cədvəli CSV kimi yükləmək olar.',
        '“Baxış” məqalənin hər açılışıdır, “oxucu” isə eyni adamı 30 dəqiqədə bir dəfə sayır.',
        'Nəticəsiz axtarışlar oxucunun nə axtarıb tapmadığını göstərir: yeni məqalə üçün yaxşı mövzudur.',
        'Müəllif yalnız öz məqalələrinin rəqəmlərini görür.',
      ],
    },
  },
  tables: {
    article_daily_stats: 'archived',
    article_hourly_stats: 'archived',
    article_network_readers: 'temporary',
    article_stats: 'archived',
    reader_visit: 'temporary',
    subject_daily_stats: 'archived',
    traffic_daily_stats: 'archived',
    traffic_hourly_stats: 'archived',
  },
  persons: {
    article_daily_stats: 'nobody',
    article_hourly_stats: 'nobody',
    article_network_readers: 'anonymous',
    article_stats: 'nobody',
    reader_visit: 'anonymous',
    subject_daily_stats: 'newsroom',
    traffic_daily_stats: 'nobody',
    traffic_hourly_stats: 'nobody',
  },
});
