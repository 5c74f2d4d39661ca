import { defineFeature } from '#platform/features/define-feature.ts';
import { helpText } from './admin/text.ts';

export const appFeature = defineFeature({
  name: 'app',
  folder: 'app',
  screens: {
    '/gone': { module: 'site/gone.tsx' },
    '/*': { module: 'site/not-found.tsx' },
    '/admin/help': {
      module: 'admin/help/help.tsx',
      role: 'staff',
      command: helpText.title,
      words: 'bələdçi sual necə dəstək',
      help: 'firstSteps',
    },
    '/admin/help/:topic': { module: 'admin/help/topic-data.ts', kind: 'json', role: 'staff' },
    '/admin/*': { module: 'admin/not-found.tsx', role: 'staff', help: null },
    '/admin/counters': { module: 'admin/counters-data.ts', kind: 'data', role: 'staff' },
    '/admin/records/:record/csv': {
      module: 'admin/record-csv.ts',
      kind: 'data',
      role: 'author',
    },
    '/admin/find': { module: 'admin/palette/found-pages.ts', kind: 'json', role: 'author' },
  },
  help: {
    firstSteps: {
      place: 10,
      title: 'İlk addımlar',
      intro: 'İlk iş günü: daxil olmaqdan ilk nəşr olunmuş xəbərə qədər.',
      points: [
        'Dəvət məktubundakı keçidi açıb şifrənizi seçin, sonra e-poçt və şifrə ilə daxil olun.',
        'Məqalə yazırsınızsa, “Yeni məqalə” düyməsini basın: başlıq, qısa məzmun, mətn və kateqoriya vacibdir. Yazdıqca saxlanır.',
        'Şəkil seçin və təsvirini yazın. Teqləri Enter ilə əlavə edin.',
        '“İlkin baxış” ilə baxın. Müəllif məqaləni təsdiqə göndərir, redaktor nəşr edir və ya vaxtını planlaşdırır.',
        'Tarixlər hər brauzerdə eyni cür yazılır: gün.ay.il və 24 saatlıq vaxt, məsələn, 21.11.2026 18:30. Oxunmayan tarixin yanında səbəbi göstərilir, yazdığınız itmir.',
        'Hər bölmədə yuxarıdakı sual işarəsi həmin bölməni izah edir. Ctrl+K istənilən bölməni və əməliyyatı tapır.',
      ],
    },
  },
});
