import { defineFeature } from '#platform/features/define-feature.ts';
import { pollText } from './text.ts';

export const pollsFeature = defineFeature({
  name: 'polls',
  screens: {
    '/sorgu/:id': { module: 'site/poll-page.tsx' },
    '/api/polls/:id': { module: 'site/poll-data.tsx', kind: 'data' },
    '/admin/polls': {
      module: 'admin/polls.tsx',
      role: 'author',
      menu: { group: 'articles', place: 40, label: pollText.title, icon: 'Vote', key: 'v' },
      words: 'səsvermə anket sual',
      help: 'polls',
    },
    '/admin/polls/:id': { module: 'admin/poll.tsx', role: 'author' },
  },
  help: {
    polls: {
      place: 120,
      title: 'Sorğular',
      intro: 'Məqalənin içində oxuculara sual. Hər oxucu bir dəfə səs verir.',
      points: [
        'Sualı və hər sətirdə bir cavabı yazıb “Sorğunu yarat” düyməsini basın. Sorğu hələ saytda görünmür.',
        'Məqalənin redaktorunda “Oyun, turnir və sorğu” düyməsi ilə “Sorğu”nu seçib mətnə əlavə edin. Bir sorğu bir neçə məqalədə ola bilər.',
        'Nəticə sorğunun öz səhifəsindədir. Səs verən oxucu onu məqalənin içində görür.',
        'Səs veriləndən sonra cavabların mətnini düzəltmək olar, sayını dəyişmək olmaz. “İndi bağla” səsverməni bitirir və nəticəni məqalədə göstərir.',
      ],
    },
  },
  audit: {
    actions: {
      'poll.create': 'Sorğu yaradıldı',
      'poll.update': 'Sorğu dəyişdirildi',
      'poll.close': 'Sorğu bağlandı',
      'poll.delete': 'Sorğu silindi',
    },
    subjects: { poll: 'Sorğu' },
  },
  tables: { poll: 'archived', poll_option: 'archived', poll_vote: 'archived' },
  persons: {
    poll: 'newsroom',
    poll_option: 'nobody',
    poll_vote: 'anonymous',
  },
});
