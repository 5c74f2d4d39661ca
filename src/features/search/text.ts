/** The names that search takes for the same, in the back-office. */
export const searchNamesText = {
  title: 'Axtarış adları',
  count: (n: string) => `${n} ad`,
  intro:
    'Axtarış bir sətrin bütün yazılışlarını eyni sayır: “MU” yazan oxucu “Mançester Yunayted” haqqında xəbəri tapır.',
  search: 'Ad və ya yazılış axtar',
  kinds: 'Növlər',
  all: 'Hamısı',
  kind: { team: 'Komanda', player: 'Oyunçu', competition: 'Turnir', word: 'Söz' },
  kindLabel: 'Növ',
  name: 'Ad',
  nameHint: 'Saytda yazıldığı kimi. Oyunlar bölməsindəki adla eyni olsa, ona qoşulur.',
  others: 'Digər yazılışlar',
  othersHint:
    'Hər sətirdə bir yazılış: ləqəb, ixtisar, ingilis və rus dilində adı. Hal şəkilçiləri lazım deyil.',
  create: 'Yeni ad',
  add: 'Yazılış əlavə et',
  addTo: (name: string) => `${name}: yazılış əlavə et`,
  inMatches: (kind: string, name: string) => `${kind}: ${name}`,
  nothingFound: 'Belə ad tapılmadı.',
  empty: 'Siyahı boşdur. Birinci adı yuxarıda əlavə edin.',
  back: 'Bütün axtarış adları',
  delete: 'Adı sil',
  deleteHint: 'Axtarış bu yazılışları daha eyni saymayacaq. Oyunlar bölməsindəki məlumat dəyişmir.',
} as const;

/** How the search of readers understands a query. */
export const explainedQueryText = {
  title: 'Necə axtarılır?',
  query: 'Oxucunun yazdığı söz',
  submit: 'Göstər',
  noWords: 'Burada axtarılan söz yoxdur.',
  words: 'Axtarılan sözlər',
  applied: 'Düzəldilib',
  suggested: 'Təklif olunur',
  names: 'Tanınan adlar',
  noNames: 'Yoxdur',
  name: (name: string, kind: string) => `${name} (${kind})`,
  found: 'Nəşr olunmuş məqalələr',
  none: 'Tapılmır',
  counts: (total: string, complete: string) => `Tapılır: ${total}. Bütün sözləri olan: ${complete}.`,
} as const;

import { quote } from '#az/characters/quote.ts';

export const searchText = {
  title: 'Axtarış',
  /** For previews of the page in search engines and messengers. */
  summary: 'Saytın bütün xəbərlərində axtarış: klub, futbolçu, turnir və ya mövzu adı yazın.',
  found: (query: string, said: string) => `${quote(query)} üzrə axtarış: ${said}.`,
  heading: (query: string | number) => `${quote(query)} üzrə axtarış nəticələri`,
  results: (n: string | number) => `${n} nəticə tapıldı`,
  one: '1 nəticə tapıldı',
  capped: (n: string | number) => `Çox sayda nəticə tapıldı, ilk ${n} nəticə göstərilir`,
  none: (query: string | number) => `${quote(query)} üzrə heç nə tapılmadı`,
  /** Below what the query names. */
  noArticles: 'Bu axtarış üzrə xəbər tapılmadı',
  noneHint: 'Sözün yazılışını yoxlayın və ya başqa açar sözlə cəhd edin.',
  /** When a category or a date is chosen. A link to all results follows. */
  noneFiltered: 'Seçilmiş bölmə və tarix üzrə xəbər tapılmadı.',
  showAll: 'Bütün nəticələri göstər',
  empty: 'Axtarmaq istədiyiniz sözü yazın',
  /** The results are those of the corrected query, which follows as a link. */
  corrected: 'Yazılışı düzəltdik, nəticələr bu söz üzrədir:',
  /** A corrected query follows as a link. */
  didYouMean: 'Bəlkə, bunu nəzərdə tuturdunuz:',
  partial: 'Axtarılan sözlərin yalnız bir hissəsinin keçdiyi xəbərlər',
  filterCategory: 'Bölmə',
  filterDate: 'Tarix',
  filterAll: 'Hamısı',
  today: 'Bu gün',
  week: 'Son həftə',
  month: 'Son ay',
  year: 'Son il',
  sort: 'Sıralama',
  sortRelevance: 'Uyğunluğa görə',
  sortDate: 'Tarixə görə',
  suggestions: 'Təkliflər',
  /** For screen readers, when the list of suggestions opens. */
  suggested: (n: string | number) => `${n} təklif var. Ox düymələri ilə seçin.`,
  kind: { team: 'Komanda', player: 'Futbolçu', competition: 'Turnir', article: 'Xəbər' },
  shirt: (n: number) => `№ ${n}`,
  lastMatch: 'Son oyun',
  nextMatch: 'Növbəti oyun',
} as const;

/** The sentences of the problem codes. */
export const searchNameProblemText = {
  'searchName.short': 'Ən azı iki simvol və bir hərf olmalıdır',
  'searchName.needless':
    'Axtarış bu yazılışları onsuz da tanıyır: ə – e, ş – sh kimi fərqlər üçün ayrıca sətir lazım deyil',
  'searchName.tooMany': 'Ən çoxu 40 yazılış ola bilər',
  'searchName.taken': 'Bu yazılış başqa ada aiddir',
} as const;

/** The toasts after a form has redirected to another screen. */
export const searchNameToastText = {
  'searchName.created': 'Ad əlavə edildi, axtarış onu artıq tanıyır',
  'searchName.updated': 'Ad dəyişdirildi, axtarış onu artıq tanıyır',
  'searchName.deleted': 'Ad silindi',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof searchNameProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof searchNameToastText, string> {}
}
