import type { DemoPicture } from './demo-article.ts';

/** Pictures for match reports. They show football and no single club. */
export const reportPictures: readonly DemoPicture[] = [
  ['match-day/ball-in-net-night', 'Gecə oyununda qapının toruna düşən top və dolu tribuna'],
  ['match-day/side-line-day', 'Günəşli gündə yan xəttin üstündə dayanan top və arxada tribuna'],
  [
    'match-day/corner-arc-night',
    'Künc vuruşu üçün xəttin kənarına qoyulmuş top və projektorların işığında tribuna',
  ],
  [
    'match-day/dugout',
    'Oyundan əvvəl boş ehtiyat oyunçular skamyası: qırmızı oturacaqlar, su şüşələri və top',
  ],
  ['match-day/night-from-stand', 'Gecə oyununun tribunadan görünüşü: işıqlı meydan və dolu tribunalar'],
  [
    'match-day/mast-at-sunset',
    'Qürub səmasında yanan projektor dirəkləri və tribunadakı azarkeşlərin siluetləri',
  ],
  ['match-day/goal-in-rain', 'Yağışlı gecədə boş qapının qarşısında dayanan top'],
  ['match-day/centre-spot-fog', 'Dumanlı havada meydanın mərkəz nöqtəsinə qoyulmuş top'],
  ['objects/whistle-and-cards', 'Otun üstündə hakim fiti, sarı və qırmızı vərəqə'],
  ['match-day/lights-in-puddle', 'Axşam yağışdan sonra stadionun qarşısından keçən insanların siluetləri'],
  ['stadium/floodlights-haze', 'Dumanlı gecədə tribunanın üstündə parlayan projektorlar və yaş ot'],
];
