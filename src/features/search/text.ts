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
  'searchName.conflict':
    'Siz yazarkən bu adı başqası dəyişib. Yazdıqlarınız formada qalıb: yenidən saxlasanız, sizinki qüvvəyə minəcək.',
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
