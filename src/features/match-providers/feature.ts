import { defineFeature } from '#platform/features/define-feature.ts';
import { providerText } from './text.ts';

export const matchProvidersFeature = defineFeature({
  name: 'match-providers',
  screens: {
    '/admin/feeds': {
      module: 'admin/providers.tsx',
      role: 'editor',
      menu: { group: 'system', place: 10, label: providerText.title, icon: 'RadioTower', key: 'f' },
      words: 'provayder api mənbə məlumat',
      help: 'feeds',
    },
  },
  help: {
    feeds: {
      place: 90,
      title: 'Oyun mənbələri',
      intro: 'Oyunların gedişatını özü gətirən xidmətlər. Redaksiyanın yazdığı həmişə üstündür.',
      points: [
        'Mənbənin tanınmayan komandasını bizim komandaya bir dəfə bağlayın: oyunları bundan sonra özü tapılır. Heç bir komanda və oyun özü yaranmır.',
        'Pultda yazdığınız və ya düzəltdiyiniz hadisəni mənbə dəyişmir, geri götürdüyünüzü də qaytarmır. Yazmadığınız sahəni, məsələn, qolun müəllifini mənbə doldurur.',
        'Mənbədə itən qol bizdə də geri götürülür və tarixçədə səbəbi ilə qalır.',
        'Mənbə cavab verməyəndə vəziyyəti burada görünür. Oyunu pultdan aparın: mənbə qayıdanda yazdıqlarınız təkrarlanmayacaq.',
      ],
    },
  },
  audit: {
    actions: {
      'match.link': 'Oyun məlumat mənbəyinə bağlandı',
      'feed.team': 'Mənbənin komandası bağlandı və ya ayrıldı',
      'match.feed': 'Oyunun məlumatları məlumat mənbəyindən götürüldü',
    },
    subjects: { feed: 'Məlumat mənbəyi' },
  },
  tables: {
    provider: 'archived',
    provider_fixture: 'archived',
    provider_snapshot: 'archived',
    provider_team: 'archived',
  },
  persons: {
    provider: 'nobody',
    provider_fixture: 'nobody',
    provider_snapshot: 'news',
    provider_team: 'things',
  },
});
