import { defineFeature } from '#platform/features/define-feature.ts';
import { settingsFieldText, settingsText } from './text.ts';

export const settingsFeature = defineFeature({
  name: 'settings',
  screens: {
    '/admin/settings': {
      module: 'admin/settings.tsx',
      role: 'admin',
      menu: { group: 'system', place: 50, label: settingsText.title, icon: 'Settings', key: 'z' },
      tab: { of: '/admin/settings', place: 10, label: settingsText.title },
      words: 'parametr sazlama sayt adı rss partnyor tam mətn lent',
      help: 'settings',
    },
  },
  help: {
    settings: {
      place: 250,
      title: 'Parametrlər',
      intro: 'Saytın adı, əlaqə məlumatları, iş saatları, sosial kanallar, partnyorların RSS ünvanları.',
      points: [
        'Dəyişikliklər oxuculara dərhal görünür və jurnala yazılır.',
        'Nəşr məlumatlarını doldurun: onları media qanunu tələb edir.',
        'Süni intellekt robotları üçün sayt bağlıdır. “Robotlar” bölməsində onlara icazə verə bilərsiniz.',
        'Məqalələri tam mətni ilə verən partnyor sayta “Partnyorlar üçün RSS” bölməsində gizli ünvan yaradın. Ünvan başqasının əlinə keçsə, “Yenilə” basın: köhnəsi dərhal işləməyəcək.',
        '“Göndərilməmiş məktublar” siyahısı poçt serveri qurulmayanda məktubların harada qaldığını göstərir.',
      ],
    },
  },
  audit: {
    actions: { 'settings.update': 'Parametrlər dəyişdirildi' },
    subjects: { settings: 'Parametrlər' },
    fields: settingsFieldText,
  },
  tables: { setting: 'archived' },
  persons: {
    setting: 'newsroom',
  },
});
