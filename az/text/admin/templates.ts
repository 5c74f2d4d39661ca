import { quote } from '#az/characters/quote.ts';

/** Article templates. */
export const templateText = {
  start: 'Şablonla başla:',
  hint: 'Kvadrat mötərizədəki yerləri öz mətninizlə əvəz edin: onlar qaldıqca məqalə nəşr olunmur.',
  used: (name: string) => `${quote(name)} şablonu əlavə edildi`,
  undo: 'Şablonu geri qaytar',
  askTitle: 'Yazdıqlarınız nə olsun?',
  ask: (fields: string) => `Bu sahələrdə artıq mətn var: ${fields}.`,
  fillEmpty: 'Yalnız boş sahələri doldur',
  replace: 'Hamısını şablonla əvəz et',
  cancel: 'Ləğv et',
} as const;

export interface TemplateWords {
  name: string;
  title: string;
  excerpt: string;
  /** HTML. */
  content: string;
  tags: readonly string[];
}

/** The templates. The writer replaces the texts in `[ … ]`. */
export const templates = {
  news: {
    name: 'Xəbər',
    title: '[ Kim ] [ nə etdi ]',
    excerpt: '[ Bir-iki cümlə ilə: nə baş verib və niyə vacibdir ]',
    content:
      '<p>[ Kim, nə, harada və nə vaxt ]</p>' +
      '<p>[ Təfərrüat: rəqəmlər, hesab, müddət ]</p>' +
      '<blockquote><p>[ Sitat və kimin dediyi ]</p></blockquote>' +
      '<p>[ Bundan əvvəl nə olmuşdu və nə gözlənilir ]</p>',
    tags: [],
  },
  preview: {
    name: 'Oyunöncəsi',
    title: '“[ Ev sahibi ]” – “[ Qonaq ]”: oyundan əvvəl nəyi bilmək lazımdır',
    excerpt: '[ Turnir və tur ]. Görüş [ gün ] saat [ vaxt ] başlayacaq.',
    content:
      '<p>“[ Ev sahibi ]” və “[ Qonaq ]” [ gün ] saat [ vaxt ] “[ Stadion ]” stadionunda üz-üzə gələcək.</p>' +
      '<h2>Komandaların forması</h2>' +
      '<p>[ Ev sahibinin son beş oyunu ]</p><p>[ Qonağın son beş oyunu ]</p>' +
      '<h2>Heyətdəki itkilər</h2>' +
      '<ul><li>“[ Ev sahibi ]”: [ zədəlilər və cəzalılar ]</li>' +
      '<li>“[ Qonaq ]”: [ zədəlilər və cəzalılar ]</li></ul>' +
      '<h2>Qarşılıqlı oyunlar</h2><p>[ Son görüşlərin hesabları ]</p>' +
      '<h2>Ehtimal olunan heyətlər</h2>' +
      '<p>“[ Ev sahibi ]”: [ on bir futbolçu ]</p><p>“[ Qonaq ]”: [ on bir futbolçu ]</p>' +
      '<h2>Harada izləməli</h2><p>[ Kanal və ya yayım ]</p>',
    tags: ['Oyunöncəsi'],
  },
  report: {
    name: 'Hesabat',
    title: '“[ Ev sahibi ]” – “[ Qonaq ]” [ hesab ]: [ oyunun əsas anı ]',
    excerpt: '[ Turnir və tur ]. [ Nəticə bir cümlə ilə ]',
    content:
      '<p>[ Nəticə, qolların müəllifləri və bu hesabın mənası ]</p>' +
      '<h2>Qollar</h2><ul><li>[ Hesab ] – [ futbolçu ], [ dəqiqə ]</li></ul>' +
      '<h2>Birinci hissə</h2><p>[ Əsas epizodlar ]</p>' +
      '<h2>İkinci hissə</h2><p>[ Əsas epizodlar ]</p>' +
      '<h2>Oyundan sonra</h2><blockquote><p>[ Məşqçinin sözləri və adı ]</p></blockquote>' +
      '<h2>Cədvəl və növbəti tur</h2><p>[ Komandaların yeri və növbəti rəqibləri ]</p>',
    tags: ['Oyun hesabatı'],
  },
  transfer: {
    name: 'Transfer',
    title: '“[ Klub ]” [ futbolçunun adı ] ilə müqavilə imzalayıb',
    excerpt: '[ Futbolçunun mövqeyi və yaşı ] [ müddət ] müddətinə razılığa gəlib.',
    content:
      '<p>“[ Klub ]” [ futbolçunun adı ] ilə [ müddət ] müqavilə bağladığını açıqlayıb.</p>' +
      '<h2>Keçidin şərtləri</h2>' +
      '<ul><li>Müqavilə: [ hansı tarixədək ]</li><li>Məbləğ: [ məbləğ ]</li>' +
      '<li>Əvvəlki klubu: [ klub ]</li></ul>' +
      '<h2>Karyerası</h2><p>[ Klublar, oyunlar, qollar ]</p>' +
      '<h2>Rəsmi açıqlama</h2><blockquote><p>[ Sitat və kimin dediyi ]</p></blockquote>',
    tags: ['Transfer'],
  },
  interview: {
    name: 'Müsahibə',
    title: '[ Həmsöhbətin adı ]: “[ Müsahibənin əsas fikri ]”',
    excerpt: '[ Həmsöhbətin kim olduğu ] bizimlə [ mövzu ] barədə danışıb.',
    content:
      '<p>[ Həmsöhbət kimdir və söhbət nə üçün baş tutub ]</p>' +
      '<p><strong>– [ Birinci sual ]</strong></p><p>– [ Cavab ]</p>' +
      '<p><strong>– [ İkinci sual ]</strong></p><p>– [ Cavab ]</p>' +
      '<h2>[ Söhbətin dönüş nöqtəsi ]</h2>' +
      '<p><strong>– [ Üçüncü sual ]</strong></p><p>– [ Cavab ]</p>' +
      '<p><strong>– [ Son sual ]</strong></p><p>– [ Cavab ]</p>',
    tags: ['Müsahibə'],
  },
} as const satisfies Record<string, TemplateWords>;

export type TemplateKey = keyof typeof templates;
