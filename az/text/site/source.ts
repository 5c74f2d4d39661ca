/** The origin of an article. */
export const originText = {
  own: 'Öz xəbərimiz',
  exclusive: 'Özəl material',
  source: 'Başqa mənbənin xəbəri',
  translation: 'Tərcümə',
  release: 'Press-reliz',
} as const;

export const sourceText = {
  card: 'Mənbə',
  origin: 'Materialın mənşəyi',
  name: 'Mənbənin adı',
  nameHint: 'Adı şəkilçisiz yazın: Reuters, APA, “Marca”',
  url: 'Mənbənin ünvanı (vacib deyil)',
  shown: 'Saytda belə görünəcək:',
  /** Shown on cards and at the top of an article that no other site has. */
  exclusive: 'Özəl',
  /** Shown after the name of the source in the genitive: `Reuters-in məlumatına görə`. */
  after: {
    source: 'məlumatına görə',
    translation: 'materialının tərcüməsi',
    release: 'press-relizi əsasında',
  },
} as const;
