import { defineFeature } from '#platform/features/define-feature.ts';

export const notesFeature = defineFeature({
  name: 'notes',
  screens: {
    '/admin/articles/notes/:id': { module: 'admin/notes.tsx', role: 'author', help: 'notes' },
    '/admin/mentions': { module: 'admin/mentions.tsx', role: 'author', help: 'notes' },
    '/admin/articles/notes/:id/data': { module: 'admin/notes-data.ts', kind: 'data', role: 'author' },
  },
  help: {
    notes: {
      place: 60,
      title: 'Qeydlər',
      intro: 'Məqalənin yanında redaksiyadaxili söhbət: oxucu onu heç vaxt görmür.',
      points: [
        'Qeydi məqalənin redaktə səhifəsində yazın. @ işarəsindən sonra ad yazanda əməkdaşlar təklif olunur.',
        'Çağırdığınız əməkdaş bunu yuxarıdakı nişanda görür və məktub alır.',
        'Məsələ bitəndə qeydi həll olunmuş kimi işarələyin. Lazım olsa, yenidən açılır.',
      ],
    },
  },
  audit: {
    actions: { 'note.delete': 'Başqasının qeydi silindi' },
    subjects: { note: 'Qeyd' },
    fields: { text: 'Mətn' },
  },
  tables: { article_note: 'archived', note_mention: 'archived' },
  persons: {
    article_note: 'newsroom',
    note_mention: 'newsroom',
  },
});
