import { defineFeature } from '#platform/features/define-feature.ts';
import { auditText } from './text.ts';

export const auditFeature = defineFeature({
  name: 'audit',
  screens: {
    '/admin/audit': {
      module: 'admin/audit.tsx',
      role: 'admin',
      menu: { group: 'system', place: 40, label: auditText.title, icon: 'ClipboardList', key: 'j' },
      words: 'jurnal tarixçə log kim nə dəyişib',
      help: 'audit',
    },
    '/admin/audit/csv': { module: 'admin/audit-csv.ts', kind: 'data', role: 'admin' },
  },
  help: {
    audit: {
      place: 220,
      title: 'Dəyişiklik jurnalı',
      intro: 'Kim, nə vaxt, nəyi dəyişib: əvvəlki və sonrakı halı ilə. Jurnal redaktə olunmur və silinmir.',
      points: ['Adam, əməliyyat və tarix üzrə süzün. Süzülmüş siyahını CSV kimi yükləmək olar.'],
    },
  },
  audit: {
    actions: { 'audit.export': 'Jurnal yükləndi' },
    subjects: { audit: 'Jurnal' },
    fields: {
      name: 'Ad',
      title: 'Başlıq',
      slug: 'URL ünvanı',
      description: 'Təsvir',
      category: 'Kateqoriya',
      author: 'Müəllif',
      status: 'Status',
      version: 'Versiya',
      position: 'Sıra',
      reason: 'Səbəb',
      size: 'Həcm',
      path: 'Yol',
      actorId: 'Kim',
      action: 'Əməliyyat',
      subjectType: 'Obyektin növü',
      subjectId: 'Obyekt',
      from: 'Vaxtdan',
      before: 'Vaxtadək',
    },
    values: { method: auditText.method },
  },
});
