import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIN_SIMILARITY } from './similar-article.ts';
import { readStory, storySimilarity, weighStems } from './story-similarity.ts';

interface Text {
  title: string;
  excerpt: string;
}

const report = {
  title: '“Qarabağ” “Neftçi”ni 2:1 hesabı ilə məğlub etdi',
  excerpt:
    'Premyer Liqanın 12-ci turunda “Qarabağ” doğma meydanda “Neftçi”ni qəbul edib. Qolları Kamilo Duran və Leandro Andrade vurub.',
};
const squad = {
  title: 'Azərbaycan millisinin heyəti açıqlandı',
  excerpt: 'Baş məşqçi Ayxan Abbasov Ukrayna və İslandiya ilə oyunlar üçün 25 futbolçu çağırıb.',
};
const transfer = {
  title: '“Qarabağ” yeni hücumçu transfer etdi',
  excerpt: 'Kolumbiyanın vətəndaşı Kamilo Duran “Qarabağ” ilə dörd illik müqavilə imzalayıb.',
};
const messi = {
  title: 'Messi “İnter Mayami” ilə müqaviləni 2028-ci ilədək uzatdı',
  excerpt: 'Argentinalı hücumçu klubla yeni müqavilə imzalayıb.',
};

const same: [one: Text, other: Text][] = [
  [
    report,
    {
      title: '“Qarabağ” klassikoda “Neftçi”yə qalib gəldi – 2:1',
      excerpt:
        'Azərbaycan Premyer Liqasının 12-ci turunun mərkəzi oyununda Ağdam klubu Duran və Andradenin qolları ilə üç xal qazanıb.',
    },
  ],
  [
    squad,
    {
      title: 'Ayxan Abbasov millinin heyətini açıqladı',
      excerpt: 'Azərbaycan yığması noyabrda Ukrayna və İslandiya ilə görüşəcək. Siyahıda 25 futbolçu var.',
    },
  ],
  [
    messi,
    {
      title: 'Lionel Messi “İnter Mayami”də qaldı',
      excerpt: 'Dünya çempionu ABŞ klubu ilə müqaviləsini 2028-ci ilin sonuna qədər uzadıb.',
    },
  ],
  [
    {
      title: '“Zirə” baş məşqçisi ilə yollarını ayırdı',
      excerpt: 'Rəşad Sadıqov “Zirə”nin baş məşqçisi vəzifəsindən istefa verib.',
    },
    {
      title: 'Rəşad Sadıqov “Zirə”dən getdi',
      excerpt: 'Mütəxəssis klubun rəhbərliyi ilə razılığa əsasən baş məşqçi vəzifəsini tərk edib.',
    },
  ],
  [
    {
      title: 'AFFA “Neftçi”ni cərimələdi',
      excerpt: 'İntizam Komitəsi azarkeşlərin davranışına görə “Neftçi”yə 5 000 manat cərimə yazıb.',
    },
    {
      title: '“Neftçi” 5 min manat cərimələnib',
      excerpt: 'AFFA İntizam Komitəsi paytaxt klubunu azarkeşlərinə görə cəzalandırıb.',
    },
  ],
  [
    {
      title: 'Dünya çempionatının püşkatması: rəqiblər məlum oldu',
      excerpt: 'Vaşinqtonda 2026-cı il dünya çempionatının püşkatma mərasimi keçirilib.',
    },
    {
      title: 'DÇ-2026: püşk atıldı',
      excerpt: 'Vaşinqtonda keçirilən mərasimdə dünya çempionatının qrupları müəyyənləşib.',
    },
  ],
];

const different: [what: string, one: Text, other: Text][] = [
  [
    'a preview',
    report,
    {
      title: '“Qarabağ” – “Neftçi”: təqvimin əsas oyunu',
      excerpt:
        'Premyer Liqanın 12-ci turunda “Qarabağ” “Neftçi”ni qəbul edəcək. Oyun saat 19:00-da başlayacaq.',
    },
  ],
  [
    'an interview',
    report,
    {
      title: 'Qurban Qurbanov: “Neftçi üzərində qələbə asan olmadı”',
      excerpt: '“Qarabağ”ın baş məşqçisi “Neftçi” ilə 2:1 hesabı ilə bitən oyunu şərh edib.',
    },
  ],
  [
    'the tickets',
    report,
    {
      title: '“Qarabağ” – “Neftçi” oyununun biletləri satışda',
      excerpt: 'Derbinin biletlərini bu gündən almaq olar. Qiymətlər 5 manatdan başlayır.',
    },
  ],
  [
    'the referees',
    report,
    {
      title: '“Qarabağ” – “Neftçi” oyununun hakimləri məlum oldu',
      excerpt: 'Premyer Liqanın 12-ci turunun mərkəzi oyununu Əliyar Ağayev idarə edəcək.',
    },
  ],
  [
    'another match of the round',
    report,
    {
      title: '“Sabah” “Zirə”ni 3:0 hesabı ilə məğlub etdi',
      excerpt:
        'Premyer Liqanın 12-ci turunda “Sabah” doğma meydanda “Zirə”ni qəbul edib. Qolları Coy-Lens Mikels və Aaron Maluda vurub.',
    },
  ],
  [
    'an earlier match of the same clubs',
    report,
    { ...report, title: '“Qarabağ” “Neftçi”ni 4:0 hesabı ilə məğlub etdi' },
  ],
  [
    'the transfer of another club',
    transfer,
    {
      title: '“Neftçi” yeni hücumçu transfer etdi',
      excerpt: 'Fransanın vətəndaşı İmad Faraj “Neftçi” ilə dörd illik müqavilə imzalayıb.',
    },
  ],
  [
    'another transfer of the club',
    transfer,
    {
      title: '“Qarabağ” yeni qapıçı transfer etdi',
      excerpt: 'Polşanın vətəndaşı Mateuş Koxalski “Qarabağ” ilə üç illik müqavilə imzalayıb.',
    },
  ],
  [
    'another news of the player',
    messi,
    {
      title: 'Messi “Qızıl top”a namizəddir',
      excerpt: 'Lionel Messi mükafata namizədlər siyahısına yenidən düşüb.',
    },
  ],
  [
    'the training of the national team',
    squad,
    {
      title: 'Azərbaycan millisi Ukrayna ilə oyuna hazırlaşır',
      excerpt: 'Ayxan Abbasovun komandası ilk məşqini keçirib. Ukrayna ilə oyun Bakıda olacaq.',
    },
  ],
];

/** A day of news, in which some words are common. */
const day = [...same.flat(), ...different.map(([, , other]) => other)].map(readStory);

function similarity(one: Text, other: Text): number {
  return storySimilarity(readStory(one), readStory(other), weighStems(day));
}

test.each(same)('%j and %j tell the same story', (one, other) => {
  expect(similarity(one, other)).toBeGreaterThanOrEqual(MIN_SIMILARITY);
});

test.each(different)('%s is another story', (_, one, other) => {
  expect(similarity(one, other)).toBeLessThan(MIN_SIMILARITY);
});

test('similarity is the same in both directions, between 0 and 1, and 1 for equal texts', () => {
  const text = fc.record({
    title: fc.constantFrom(...day.keys()).map((at) => [...same.flat(), report][at % 13]?.title ?? ''),
    excerpt: fc.string(),
  });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const share = similarity(one, other);
      expect(share).toBeCloseTo(similarity(other, one), 10);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
  for (const one of same.flat()) expect(similarity(one, one)).toBeCloseTo(1, 10);
  expect(similarity({ title: '', excerpt: '' }, report)).toBe(0);
});
