import { defineFeature } from '#platform/features/define-feature.ts';
import { homeLayoutText } from './text.ts';

export const frontPageFeature = defineFeature({
  name: 'front-page',
  screens: {
    '/': { module: 'site/home.tsx' },
    '/preview/home/:token': { module: 'site/home-preview.tsx' },
    '/api/top-stories': { module: 'site/top-stories.ts', kind: 'data' },
    '/admin/home': {
      module: 'admin/home.tsx',
      role: 'editor',
      menu: { group: 'articles', place: 70, label: homeLayoutText.title, icon: 'House', key: 'h' },
      words: 'birinci səhifə slayder sancaqla düzülmə',
      help: 'frontPage',
    },
    '/admin/home/preview/:id': { module: 'admin/home-layout-preview.ts', kind: 'data', role: 'editor' },
    '/admin/home/draft': { module: 'admin/home-draft.ts', kind: 'json', role: 'editor' },
  },
  help: {
    frontPage: {
      place: 150,
      title: 'Ana səhifə',
      intro: 'Ana səhifənin lövhəsi: hansı yerdə hansı məqalə dayanır.',
      points: [
        'Heç nə etməsəniz, yerlər qaydalarla özü dolur: seçilmişlər yuxarıda, ən yenilər siyahıda.',
        'Məqaləni yerinə sancaqlayın, lazım olsa, müddət verin. Vaxtı bitəndə həmin yer yenidən özü dolur.',
        'Yerləri sürükləyərək və ya düymələrlə dəyişin. Bir məqalə ana səhifədə iki dəfə çıxmır; istisnanı sancağında qeyd edin.',
        'Nəşr etməzdən əvvəl ilkin baxışı açın. Lövhəni gələcək vaxta planlaşdırmaq və əvvəlki lövhəyə qayıtmaq olar.',
      ],
    },
  },
  audit: {
    actions: {
      'layout.publish': 'Ana səhifənin lövhəsi nəşr edildi',
      'layout.plan': 'Ana səhifənin lövhəsi plan üzrə nəşr edildi',
      'layout.revert': 'Ana səhifənin əvvəlki lövhəsinə qayıdıldı',
      'layout.schedule': 'Ana səhifənin lövhəsi planlaşdırıldı',
      'layout.cancel': 'Ana səhifənin planlaşdırılmış nəşri ləğv edildi',
    },
    subjects: { layout: 'Ana səhifənin lövhəsi' },
    fields: { layout: 'Sancaqlar' },
  },
  tables: { home_draft: 'archived', home_layout: 'archived', home_pin: 'archived' },
  persons: {
    home_draft: 'newsroom',
    home_layout: 'newsroom',
    home_pin: 'nobody',
  },
});
