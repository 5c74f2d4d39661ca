import { defineFeature } from '#platform/features/define-feature.ts';
import { dashboardScreenText } from './text.ts';

export const dashboardFeature = defineFeature({
  name: 'dashboard',
  screens: {
    '/admin': {
      module: 'admin/dashboard.tsx',
      role: 'staff',
      listedFor: 'author',
      menu: {
        group: 'start',
        place: 10,
        label: dashboardScreenText.title,
        icon: 'LayoutDashboard',
        key: 'p',
      },
      words: 'əsas panel dashboard başlanğıc göstəricilər',
      help: 'dashboard',
    },
    '/admin/dashboard/figures': { module: 'admin/dashboard-figures.ts', kind: 'data', role: 'author' },
  },
  help: {
    dashboard: {
      place: 20,
      title: 'İdarə paneli',
      intro: 'Redaksiyanın bu dəqiqəsi: nə oxunur, nə gözləyir, nə çıxacaq.',
      points: [
        'Rəqəmlər özü yenilənir, səhifəni təzələmək lazım deyil. Sonuncu yenilənmənin vaxtı yuxarıda yazılır.',
        '“İndi oxuyur” son 5 dəqiqənin oxucularıdır. Bu gün dünənin eyni saatları ilə müqayisə olunur.',
        '“Təsdiq gözləyir” siyahısındakı məqaləni redaktor açıb oxuyur, nəşr edir və ya səbəbini yazıb müəllifə qaytarır. Müəllif orada öz məqalələrini görür.',
        'Sol menyudakı bölmələrə klaviatura ilə də keçmək olar: əvvəl g, sonra bölmənin hərfi. Hamısını görmək üçün ? basın.',
      ],
    },
  },
});
