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
    records: { venue: 'Stadion', official: 'Hakim', broadcaster: 'Yayımçı' },
    actions: {
      'broadcaster.order': 'Yayımçıların sırası dəyişdirildi',
    },
  },
  tables: { broadcaster: 'archived', official: 'archived', venue: 'archived' },
  persons: {
    broadcaster: 'things',
    official: 'news',
    venue: 'things',
  },
});
