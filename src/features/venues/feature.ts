import { defineFeature } from '#platform/features/define-feature.ts';
import { venueText } from './text.ts';

export const venuesFeature = defineFeature({
  name: 'venues',
  screens: {
    '/admin/venues': {
      module: 'admin/venues.tsx',
      role: 'editor',
      tab: { of: '/admin/competitions', place: 40, label: venueText.venues },
      words: 'stadion arena meydança',
      help: 'reference',
    },
    '/admin/venues/:id': { module: 'admin/venues.tsx', role: 'editor' },
    '/admin/officials': {
      module: 'admin/officials.tsx',
      role: 'editor',
      tab: { of: '/admin/competitions', place: 50, label: venueText.officials },
      words: 'hakim baş məşqçi inspektor',
      help: 'reference',
    },
    '/admin/officials/:id': { module: 'admin/officials.tsx', role: 'editor' },
    '/admin/broadcasters': {
      module: 'admin/broadcasters.tsx',
      role: 'editor',
      tab: { of: '/admin/competitions', place: 60, label: venueText.broadcasters },
      words: 'televiziya kanal yayım',
      help: 'reference',
    },
    '/admin/broadcasters/:id': { module: 'admin/broadcasters.tsx', role: 'editor' },
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
