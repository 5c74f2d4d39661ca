import { defineFeature } from '#platform/features/define-feature.ts';
import { tagsText } from './text.ts';

export const tagsFeature = defineFeature({
  name: 'tags',
  screens: {
    '/tag/:slug': { module: 'site/tag.tsx' },
    '/admin/tags': {
      module: 'admin/tags.tsx',
      role: 'editor',
      menu: { group: 'articles', place: 60, label: tagsText.title, icon: 'Tags', key: 't' },
      words: 'etiket açar söz',
      help: 'tags',
    },
    '/admin/tags/:id': { module: 'admin/tag.tsx', role: 'editor' },
  },
  help: {
    tags: {
      place: 140,
      title: 'Teqlər',
      intro: 'Teq məqalələri mövzu üzrə bağlayır: komanda, oyunçu, turnir.',
      points: [
        'Eyni mövzunun iki teqi varsa, birləşdirin: məqalələr bir teqə keçir, köhnə ad onun sinonimi olur.',
        'Hərfləri fərqli yazılan teqlər eyni sayılır: “Qarabag” və “Qarabağ” bir teqdir.',
        'Mövzunun başqa adlarını sinonim kimi yazın: “MU” yazılan məqalə “Mançester Yunayted” teqini alır.',
      ],
    },
  },
  audit: {
    actions: {
      'tag.rename': 'Teqin adı dəyişdirildi',
      'tag.merge': 'Teqlər birləşdirildi',
      'tag.delete': 'Teq silindi',
      'tag.addSynonym': 'Teqə sinonim əlavə edildi',
      'tag.removeSynonym': 'Teqin sinonimi silindi',
    },
    subjects: { tag: 'Teq' },
    fields: { synonym: 'Sinonim', into: 'Birləşdirildiyi teq' },
  },
  tables: { article_tag: 'archived', tag: 'archived', tag_redirect: 'archived', tag_synonym: 'archived' },
  persons: {
    article_tag: 'nobody',
    tag: 'things',
    tag_redirect: 'nobody',
    tag_synonym: 'things',
  },
});
