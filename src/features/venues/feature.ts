import { defineFeature } from '#platform/features/define-feature.ts';
import { venueText } from './text.ts';

export const venuesFeature = defineFeature({
  name: 'venues',
  screens: {
    '/admin/venues': {
      kind: 'record',
      role: 'editor',
      tab: { of: '/admin/competitions', place: 40, label: venueText.venues },
      words: 'stadion arena meydança',
      help: 'reference',
    },
    '/admin/venues/:id': { kind: 'record', role: 'editor' },
    '/admin/officials': {
      kind: 'record',
      role: 'editor',
      tab: { of: '/admin/competitions', place: 50, label: venueText.officials },
      words: 'hakim baş məşqçi inspektor',
      help: 'reference',
    },
    '/admin/officials/:id': { kind: 'record', role: 'editor' },
    '/admin/broadcasters': {
      kind: 'record',
      role: 'editor',
      tab: { of: '/admin/competitions', place: 60, label: venueText.broadcasters },
      words: 'televiziya kanal yayım',
      help: 'reference',
    },
    '/admin/broadcasters/:id': { kind: 'record', role: 'editor' },
  },
  audit: {
    actions: {
      'venue.create': 'Stadion əlavə edildi',
      'venue.update': 'Stadion dəyişdirildi',
      'venue.delete': 'Stadion silindi',
      'official.create': 'Hakim əlavə edildi',
      'official.update': 'Hakim dəyişdirildi',
      'official.delete': 'Hakim silindi',
      'broadcaster.create': 'Yayımçı əlavə edildi',
      'broadcaster.update': 'Yayımçı dəyişdirildi',
      'broadcaster.delete': 'Yayımçı silindi',
      'broadcaster.order': 'Yayımçıların sırası dəyişdirildi',
    },
    subjects: { venue: 'Stadion', official: 'Hakim', broadcaster: 'Yayımçı' },
  },
  tables: { broadcaster: 'archived', official: 'archived', venue: 'archived' },
});
