import { ordinal } from '#az/characters/endings.ts';
import { quote } from '#az/characters/quote.ts';

export const homeText = {
  empty: 'Hələ məqalə yoxdur',
  featured: 'Seçilmiş xəbərlər',
  latest: 'Son xəbərlər',
  categories: 'Bölmələr',
  league: 'Cədvəl və oyunlar',
  media: 'Təhlil, müsahibə, podkast',
  todaysMatches: 'Günün oyunları',
  mostRead: 'Ən çox oxunanlar',
  mostReadPeriods: { label: 'Hansı dövr üzrə', all: 'Bütün dövr', day: '24 saat', week: '7 gün' },
  mostReadElsewhere: 'Bu səhifədə başqa yerdə göstərilən xəbərlər siyahıda təkrarlanmır.',
  mostReadEmpty: 'Bu dövrdə hələ oxunan xəbər yoxdur.',
  viewAll: 'Hamısına bax',
  stats: {
    articles: 'Məqalə',
    categories: 'Bölmə',
    featured: 'Seçilmiş',
  },
  goToSlide: (n: string | number, suffix: string | number) => `${n}-${suffix} xəbərə keç`,
  pauseSlider: 'Slayderi dayandır',
  playSlider: 'Slayderi davam etdir',
  sliderLabel: 'Seçilmiş xəbərlər slayderi',
  articleCount: (n: string | number) => `${n} xəbər`,
  noMatches: 'Bu gün oyun yoxdur',
  allMatches: 'Bütün oyunlar',
} as const;

/** The screen on which editors arrange the front page. */
export const homeLayoutText = {
  title: 'Ana səhifə',
  intro:
    'Boş yerləri qaydalar doldurur: slayderə seçilmiş, siyahıya slayderdə olmayan ən yeni xəbərlər. Xəbəri yerinə sancaqlayın, sürükləyin və ya oxlarla yerini dəyişin. Xəbər çatırsa, heç biri iki dəfə görünmür. İstisnanı sancağın özündə qeyd edin.',
  slider: 'Slayder',
  lead: 'Son xəbərlər',
  leadHint: 'Siyahının ilk altı yeri. Qalanı həmişə avtomatikdir.',
  slot: {
    slider: (n: number) => `Slayder, ${ordinal(n)} yer`,
    lead: (n: number) => `Son xəbərlər, ${ordinal(n)} yer`,
  },
  toPage: 'Ana səhifəyə bax',
  automatic: 'Avtomatik',
  pinned: 'Sancaqlanıb',
  pinnedUntil: (date: string) => `Sancaqlanıb, ${date} vaxtınadək`,
  waiting: 'Nəşr olunana qədər bu yer avtomatik doldurulur',
  emptyPlace: 'Bu yer üçün xəbər yoxdur',
  gone: 'Məqalə tapılmadı',
  until: 'Bitmə vaxtı (Bakı)',
  untilLabel: (place: string) => `Bitmə vaxtı, Bakı vaxtı ilə: ${place}`,
  twice: 'O biri siyahıda da görünə bilər',
  twiceLabel: (place: string) => `O biri siyahıda da görünə bilər: ${place}`,
  pin: 'Sancaqla',
  pinHere: (title: string) => `${quote(title)} burada qalsın`,
  unpin: 'Sancağı götür',
  unpinFrom: (place: string) => `Sancağı götür: ${place}`,
  choose: 'Xəbər seç',
  chooseFor: (place: string) => `Xəbər seç: ${place}`,
  up: (title: string) => `${quote(title)} yuxarı`,
  down: (title: string) => `${quote(title)} aşağı`,
  moved: (title: string, place: string) => `${quote(title)} indi burada: ${place}`,
  pickerFor: (place: string) => `Bu yer üçün xəbər: ${place}`,
  pickerSearch: 'Başlıq üzrə axtar',
  pickerEmpty: 'Belə məqalə tapılmadı. Axtarışı dəyişin.',
  pickerClose: 'Bağla',
  pickedAt: (place: string) => `Artıq sancaqlanıb: ${place}`,
  pick: 'Seç',
  pickTitle: (title: string) => `Seç: ${title}`,
  draft: 'Qaralama, oxucular hələ görmür',
  live: 'Oxucuların gördüyü lövhə',
  lastChange: (who: string, when: string) => `Son dəyişiklik: ${who}, ${when}`,
  clock: 'sistem',
  saving: 'Saxlanır…',
  saved: 'Qaralama saxlandı',
  unsaved: 'Qaralama saxlanmadı. Bağlantını yoxlayın, dəyişiklik ekranda qalır.',
  saveDraft: 'Qaralamanı saxla',
  preview: 'İlkin baxış',
  publish: 'Nəşr et',
  discard: 'Qaralamanı sil',
  discardSure: 'Qaralama silinəcək, lövhə oxucuların gördüyü kimi olacaq.',
  allAutomatic: 'Hamısını avtomatik et',
  plan: 'Planlaşdır',
  planAt: 'Nəşr vaxtı (Bakı vaxtı ilə)',
  planned: 'Planlaşdırılıb',
  plannedFor: (date: string, who: string) => `${date} · ${who}`,
  noChanges: 'Dəyişiklik yoxdur',
  cancelPlan: 'Planı ləğv et',
  takeAsDraft: 'Qaralamaya götür',
  takeSure: 'İndiki qaralama bu variantla əvəz olunacaq.',
  history: 'Tarixçə',
  noHistory: 'Lövhə hələ nəşr olunmayıb, hər şey avtomatikdir.',
  revert: 'Bu varianta qayıt',
  revertSure: 'Bu variant dərhal oxuculara görünəcək. Vaxtı bitmiş sancaqlar qaytarılmır.',
  kind: {
    publish: 'Nəşr edilib',
    plan: 'Plan üzrə nəşr edilib',
    revert: 'Əvvəlki varianta qayıdılıb',
    cancel: 'Planlaşdırılmış nəşr ləğv edilib',
  },
  wasDue: (date: string) => `Plan vaxtı: ${date}`,
  fixErrors: 'Göstərilən yerləri düzəldin',
  openNewest: 'Yeni lövhəni aç',
  saveMine: 'Mənim variantımı saxla',
  conflictBy: (who: string, when: string) => `Lövhəni dəyişən: ${who}, ${when}.`,
  untilDate: (date: string) => `${date} vaxtınadək`,
  inBoth: 'hər iki siyahıda',
  withMore: (title: string, more: string) => `${title} (${more})`,
  changed: (before: string, after: string) => `${before} əvəzinə ${after}`,
  freed: (title: string) => `${title} əvəzinə avtomatik`,
  filled: (title: string) => `avtomatik əvəzinə ${title}`,
  previewBanner: 'Ana səhifəyə ilkin baxış',
  previewBack: 'Lövhəyə qayıt',
} as const;

/** The sentences of the problem codes. */
export const homeLayoutProblemText = {
  'layout.twice':
    'Bu məqalə artıq başqa yerə sancaqlanıb. Hər iki siyahıda qalsın deyə sancağında bunu qeyd edin.',
  'layout.untilPast': 'Bitmə vaxtı gələcəkdə olmalıdır',
  'layout.untilInvalid': 'Bitmə vaxtı düzgün deyil. Belə yazın: 21.11.2026 18:30',
  'layout.conflict': 'Siz işləyərkən ana səhifənin lövhəsi dəyişdirilib. Dəyişiklikləriniz hələ saxlanmayıb.',
  'layout.notPlanned': 'Bu lövhə artıq planda deyil',
} as const;

/** The toasts after a form has redirected to another screen. */
export const homeLayoutToastText = {
  'layout.saved': 'Qaralama saxlandı',
  'layout.published': 'Ana səhifə yeniləndi',
  'layout.planned': 'Lövhənin nəşri planlaşdırıldı',
  'layout.discarded': 'Qaralama silindi',
  'layout.taken': 'Variant qaralamaya götürüldü',
  'layout.cancelled': 'Planlaşdırılmış nəşr ləğv edildi',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof homeLayoutProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof homeLayoutToastText, string> {}
}
