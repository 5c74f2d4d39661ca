import { quote } from '#az/characters/quote.ts';

export const articleText = {
  notFound: 'Məqalə tapılmadı',
  notFoundText: 'Axtardığınız məqalə silinib və ya ünvanı dəyişib.',
  backHome: 'Ana səhifəyə qayıt',
  by: 'Müəllif',
  /** For search engines. `n` is the number of articles. */
  authorSummary: (name: string, n: string) =>
    `${name} imzası ilə çıxan bütün xəbərlər: ${n} xəbər, ən yeniləri əvvəldə.`,
  tagSummary: (tag: string, n: string) =>
    `${quote(tag)} mövzusunda bütün xəbərlər: ${n} xəbər, ən yeniləri əvvəldə.`,
  published: 'Nəşr olunub',
  updated: 'Yenilənib',
  viewsCount: (n: string | number) => `${n} baxış`,
  readingTime: (n: string | number) => `Oxuma müddəti: ${n} dəq.`,
  share: 'Paylaş',
  copyLink: 'Keçidi kopyala',
  linkCopied: 'Keçid kopyalandı',
  tags: 'Teqlər',
  table: 'Cədvəl',
  related: 'Oxşar xəbərlər',
  moreFromCategory: (category: string | number) => `${quote(category)} bölməsindən digər xəbərlər`,
  photo: 'Foto',
  previous: 'Əvvəlki xəbər',
  next: 'Növbəti xəbər',
  neighbours: 'Əvvəlki və növbəti xəbər',
  archivedNotice: 'Bu xəbər arxivdədir: məlumat köhnəlmiş ola bilər.',
} as const;

export const statusText = {
  draft: 'Qaralama',
  published: 'Nəşr olunub',
  pending: 'Gözləmədə',
  archived: 'Arxivdə',
  scheduled: 'Planlaşdırılıb',
} as const;

/** The statuses as the lists of the back-office name them. */
export const articleStatusText = {
  published: 'Nəşr olunub',
  pending: 'Təsdiq gözləyir',
  scheduled: 'Planlaşdırılıb',
  draft: 'Qaralama',
  archived: 'Arxivdədir',
} as const;

/** The columns of lists of articles. */
export const articleColumnText = {
  title: 'Başlıq',
  category: 'Kateqoriya',
  author: 'Müəllif',
  views: 'Baxış',
  created: 'Yaradılıb',
  id: 'ID',
} as const;

export const fallbackText = {
  title: 'Başlıqsız',
  slug: 'URL yoxdur',
  category: 'Kateqoriyasız',
  status: 'Naməlum',
} as const;

export const articleFormText = {
  categoriesFailed: 'Kateqoriyalar yüklənmədi',
  success: {
    published: 'Məqalə uğurla nəşr edildi!',
    draft: 'Məqalə qaralama olaraq saxlanıldı!',
  },
  title: 'Yeni məqalə',
  editTitle: 'Məqaləni redaktə et',
  field: {
    title: 'Başlıq',
    excerpt: 'Qısa məzmun',
    content: 'Məzmun',
    image: 'Şəkil',
    status: 'Status',
    category: 'Kateqoriya',
    author: 'Müəllif',
    featured: 'Seçilmiş məqalə',
    slug: 'URL ünvanı',
    publishedAt: 'Nəşr vaxtı',
  },
  placeholder: {
    title: 'Məqalənin başlığı',
    excerpt: 'Məqalənin qısa məzmunu',
    content: 'Məqalənin mətni',
    author: 'Müəllifin adı',
    tag: 'Teq əlavə edin',
  },
  chooseCategory: 'Kateqoriya seçin',
  excerptCounter: (n: string | number) => `${n}/500`,
  shortTitleCounter: (n: string | number) => `${n}/70`,
  shortTitleHint: 'Ana səhifədə və siyahılarda başlığın yerinə göstərilir. Boş qalsa, tam başlıq göstərilir.',
  settingsCard: 'Nəşr parametrləri',
  tagsCard: 'Teqlər',
  addTag: 'Əlavə et',
  removeTag: (tag: string | number) => `${quote(tag)} teqini sil`,
  saveDraft: 'Qaralama kimi saxla',
  publish: 'Nəşr et',
  saving: 'Saxlanır…',
  publishing: 'Nəşr edilir…',
  preview: 'İlkin baxış',
  updated: 'Məqalə yeniləndi',
  requiredMark: '* tələb olunan sahələr',
} as const;

/** The warning before an article is published that may tell the same story as another. */
export const similarText = {
  title: 'Bu xəbər artıq var?',
  found: (hours: number, percent: number) =>
    `Son ${hours} saatda çıxmış və ya növbəti ${hours} saata planlaşdırılmış məqalələrdən ən azı ${percent}% oxşar olanlar:`,
  similarity: (percent: number) => `${percent}% oxşar`,
  scheduled: (time: string) => `${time}, planlaşdırılıb`,
  again: 'Məqalə hələ saxlanmayıb. Bu, başqa xəbərdirsə, düyməni yenidən basın.',
} as const;

/** The titles of errors after a failed save, by button. The reason follows. */
export const saveFailureText = {
  selected: 'Məqalə saxlanmadı.',
  draft: 'Məqalə saxlanmadı.',
  save: 'Məqalə saxlanmadı.',
  publish: 'Məqalə nəşr edilmədi.',
  submit: 'Məqalə təsdiqə göndərilmədi.',
  schedule: 'Məqalə planlaşdırılmadı.',
  unschedule: 'Məqalə plandan çıxarılmadı.',
  return: 'Məqalə müəllifə qaytarılmadı.',
  archive: 'Məqalə arxivə göndərilmədi.',
} as const;

/** The newsroom's list of articles. */
export const articleListText = {
  title: 'Məqalələr',
  search: 'Başlıq və ya müəllif üzrə axtar',
  status: 'Status',
  allStatuses: 'Hamısı',
  category: 'Kateqoriya',
  anyCategory: 'Bütün kateqoriyalar',
  author: 'Müəllif',
  from: 'Tarixdən',
  to: 'Tarixədək',
  featured: 'Yalnız seçilmişlər',
  withoutImage: 'Şəkilsizlər',
  mine: 'Mənim məqalələrim',
  sort: 'Sıralama',
  bestFirst: 'Uyğunluğa görə',
  sorts: {
    updated: 'Son dəyişən',
    published: 'Son nəşr olunan',
    title: 'Başlıq üzrə',
    views: 'Çox baxılan',
  },
  apply: 'Göstər',
  clear: 'Süzgəcləri təmizlə',
  moreFilters: 'Süzgəclər',
  first: 'Əvvələ qayıt',
  next: 'Növbəti səhifə',
  pages: 'Səhifələr',
  none: 'Hələ məqalə yoxdur. İlk məqaləni yazın.',
  nothingFound: 'Bu süzgəclərə uyğun məqalə yoxdur. Axtarış sözünü qısaldın və ya süzgəcləri təmizləyin.',
  failed: 'Məqalələr yüklənmədi. Səhifəni yeniləyin.',
  capped: (n: string) => `Sorğuya ən uyğun ${n} məqalə göstərilir. Sözləri dəqiqləşdirin.`,
  selectAll: 'Səhifədəki bütün məqalələri seç',
  select: (title: string) => `${quote(title)} məqaləsini seç`,
  selected: (n: string | number) => `${n} məqalə seçilib`,
  bulk: 'Seçilmişlərlə əməliyyat',
  bulkPublish: 'Nəşr et',
  bulkArchive: 'Arxivə göndər',
  bulkMove: 'Köçür',
  bulkDelete: 'Sil',
  bulkTagName: 'Teqin adı',
  bulkTag: 'Teq əlavə et',
  bulkUntag: 'Teqi götür',
  more: (title: string) => `${quote(title)} üçün digər addımlar`,
  chooseTarget: 'Hara köçürülsün?',
  unselect: 'Seçimi ləğv et',
  done: {
    publish: (n: string | number) => `${n} məqalə nəşr edildi`,
    archive: (n: string | number) => `${n} məqalə arxivə göndərildi`,
    unschedule: (n: string | number) => `${n} məqalə plandan çıxarıldı`,
    return: (n: string | number) => `${n} məqalə müəllifə qaytarıldı`,
    tag: (n: string | number) => `${n} məqaləyə teq əlavə edildi`,
    untag: (n: string | number) => `${n} məqalədən teq götürüldü`,
    move: (n: string | number) => `${n} məqalə köçürüldü`,
    delete: (n: string | number) => `${n} məqalə silindi`,
  },
  skipped: (n: string | number) => `${n} məqalə üçün bu əməliyyat mümkün olmadı`,
  undo: 'Geri qaytar',
  undone: 'Geri qaytarıldı',
  undoPartly: (n: string | number) =>
    `Geri qaytarıldı. ${n} məqalə bu arada dəyişdiyi üçün olduğu kimi qaldı.`,
  view: 'Saytda bax',
  edit: 'Redaktə et',
  history: 'Versiyalar',
  open: (title: string) => `${quote(title)} məqaləsini redaktə et`,
  views: (n: string | number) => `${n} baxış`,
  starred: 'Seçilmiş məqalə',
  noImage: 'Şəkil yoxdur',
} as const;

/** Deleted articles. */
export const deletedArticlesText = {
  title: 'Silinmiş məqalələr',
  open: 'Silinmişlər',
  hint: 'Silinmiş məqalə 30 gün saxlanır, sonra birdəfəlik itir.',
  empty: 'Silinmiş məqalə yoxdur.',
  was: 'Əvvəlki status',
  deletedAt: 'Silinib',
  deletedBy: 'Silən',
  restore: 'Geri qaytar',
  restoreOf: (title: string) => `${quote(title)} məqaləsini geri qaytar`,
  older: 'Daha əvvəl silinənlər',
  back: 'Bütün məqalələr',
} as const;

/** The article form: texts that the specification does not give. */
export const articleEditorText = {
  slugHint: 'Boş qalarsa, başlıqdan düzəlir. Nəşr olunmuş ünvanı dəyişsəniz, köhnə keçid yenisinə aparacaq.',
  seoCard: 'Axtarış sistemləri üçün',
  seoTitle: 'Axtarışda başlıq',
  seoDescription: 'Axtarışda təsvir',
  seoHint: 'Boş qalarsa, başlıq və qısa məzmun göstərilir.',
  canonicalHint: 'Yalnız məqalə əvvəl başqa saytda çıxıbsa. Boş qalarsa, öz ünvanı göstərilir.',
  scheduledAt: 'Nəşr vaxtı (Bakı vaxtı ilə)',
  schedule: 'Planlaşdır',
  unschedule: 'Plandan çıxar',
  submit: 'Təsdiqə göndər',
  submitting: 'Göndərilir…',
  return: 'Müəllifə qaytar',
  reason: 'Qaytarma səbəbi',
  returned: (reason: string) => `Redaktor məqaləni qaytarıb: ${reason}`,
  archive: 'Arxivə göndər',
  archiveHint: 'Siyahılardan və axtarışdan çıxır, ünvanı isə işləyir.',
  takeOff: 'Saytdan sil',
  takeOffHint: (isPublic: boolean) =>
    `${isPublic ? 'Ünvanı daha açılmır. ' : ''}Məqalə 30 gün “Silinmişlər”də qalır, oradan geri qaytarmaq olar.`,
  delete: 'Məqaləni sil',
  republish: 'Yenidən nəşr et',
  save: 'Dəyişiklikləri saxla',
  moreSteps: 'Digər addımlar',
  preview: 'İlkin baxış',
  history: 'Versiyalar',
  publicPage: 'Saytda bax',
  readOnlyPending:
    'Məqalə təsdiq gözləyir: redaktor onu nəşr edəcək və ya səbəbini yazıb müəllifə qaytaracaq. O vaxta qədər dəyişmək olmur.',
  readOnly: 'Bu məqaləni yalnız oxuya bilərsiniz: müəllif öz qaralamasını redaktə edir.',
  readOnlyCategory: 'Bu məqaləni yalnız oxuya bilərsiniz: o, sizin kateqoriyalarınızda deyil.',
  publishedAt: (time: string) => `Nəşr olunub: ${time}`,
  changed: 'Dəyişib',
  minor: '“Yenilənib” nişanı qoyulmasın',
  minorHint: 'Yazı səhvi kimi kiçik düzəliş üçün. Başlıq, mətn və ya şəkil dəyişəndə nişan özü qoyulur.',
  taken: (fields: string) => `Başqa redaktorun dəyişiklikləri götürüldü: ${fields}`,
  tagHint: 'Enter və ya vergül ilə əlavə edin',
} as const;

/** `time` in the locative: `14:05-də`. */
const draftAutosave = {
  saving: 'Qaralama saxlanır…',
  savedAt: (time: string) => `Qaralama ${time} saxlandı`,
};
const submittedAutosave = {
  saving: 'Məqaləyə hələ düşməyib: dəyişiklik qaralamaya yazılır…',
  savedAt: (time: string) => `Məqaləyə hələ düşməyib: dəyişiklik ${time} qaralamaya yazıldı`,
};
const publishedAutosave = {
  saving: 'Saytda hələ görünmür: dəyişiklik qaralamaya yazılır…',
  savedAt: (time: string) => `Saytda hələ görünmür: dəyişiklik ${time} qaralamaya yazıldı`,
};

/** Autosave, the copy in the browser, and other people who edit the same article. */
export const draftText = {
  /** By the status of the article: what an autosave has changed, and that readers do not see it. */
  autosave: {
    draft: draftAutosave,
    pending: submittedAutosave,
    scheduled: submittedAutosave,
    published: publishedAutosave,
    archived: publishedAutosave,
  },
  offline:
    'İnternet yoxdur. Yazdıqlarınız bu brauzerdə qorunur, bağlantı qayıdanda qaralama kimi göndəriləcək.',
  failed: 'Qaralama serverə göndərilmədi, yenidən cəhd edilir. Mətn bu brauzerdə qorunur.',
  found: (time: string) => `Saxlanmamış mətn tapıldı (${time}).`,
  restore: 'Bərpa et',
  discard: 'Lazım deyil',
  discarded: 'Saxlanmamış mətn silindi',
  restored: 'Saxlanmamış mətn bərpa edildi',
  others: (names: string) => `Bu məqaləni hazırda redaktə edir: ${names}`,
  ownTab: 'Bu məqalə başqa pəncərənizdə də açıqdır',
  changedMeanwhile: (name: string) =>
    `${name} bu məqaləni saxladı. Siz saxlayanda dəyişikliklər birləşdiriləcək.`,
  somebody: 'Başqa redaktor',
  typedLate: 'Düyməni basandan sonra yazdıqlarınız məqaləyə düşmədi, qaralamada qorunur.',
  openArticle: 'Məqaləni aç',
  leaveHint: 'Qaralama serverdə qalacaq, məqalənin özü isə dəyişməyəcək.',
} as const;

/** Conflicts: two people have changed the same field or the same block of the text. */
export const conflictText = {
  title: 'Eyni sahəni başqası da dəyişib',
  intro: 'Hər sahə üçün hansı mətnin qalacağını seçin. Heç nə sizdən xəbərsiz silinmir.',
  rest: 'Məzmunun qalan hissəsində dəyişikliklər birləşdirilib.',
  /** `n` is the number of the difference in its block; null when there is only one. */
  block: (field: string, n: number | null) => `${field}: eyni hissədəki fərq${n === null ? '' : ` ${n}`}`,
  removed: '(silinib)',
  mine: 'Mənim mətnim',
  theirs: 'Saxlanmış mətn',
  save: 'Seçimlə saxla',
  incomplete: 'Hər fərq üçün bir mətn seçin.',
  later: 'Redaktəyə qayıt',
  empty: '(boş)',
  yes: 'Bəli',
  no: 'Xeyr',
} as const;

/** New articles that were typed and autosaved, but never saved. */
export const unsavedDraftsText = {
  title: 'Saxlanmamış qaralamalarınız',
  hint: 'Bu məqalələri yazmısınız, amma hələ saxlamamısınız. Bu siyahını yalnız siz görürsünüz.',
  remove: 'Sil',
  removeOf: (title: string) => `${quote(title)} saxlanmamış qaralamasını sil`,
  removed: 'Saxlanmamış qaralama silindi',
  notRemoved: 'Saxlanmamış qaralama silinmədi. Bağlantını yoxlayıb yenidən cəhd edin.',
  notFound: 'Bu qaralama başqa pəncərədə açıqdır, artıq saxlanıb və ya silinib.',
} as const;

export const fieldNames = {
  title: 'Başlıq',
  shortTitle: 'Qısa başlıq',
  slug: 'URL ünvanı',
  excerpt: 'Qısa məzmun',
  content: 'Məzmun',
  category: 'Kateqoriya',
  author: 'Müəllif',
  image: 'Şəkil',
  tags: 'Teqlər',
  featured: 'Seçilmiş məqalə',
  origin: 'Materialın mənşəyi',
  source: 'Mənbə',
  sourceUrl: 'Mənbənin ünvanı',
  seoTitle: 'Axtarışda başlıq',
  seoDescription: 'Axtarışda təsvir',
  canonicalUrl: 'Orijinalın ünvanı',
  noindex: 'Axtarış sistemlərində görünməsin',
  status: 'Status',
  scheduledAt: 'Nəşr vaxtı',
} as const;

/** The editor's toolbar and dialogs. */
export const editorText = {
  toolbar: 'Mətnin formatlanması',
  paragraph: 'Adi mətn',
  heading2: 'Bölmə başlığı',
  heading3: 'Yarımbölmə başlığı',
  bold: 'Qalın',
  italic: 'Kursiv',
  link: 'Keçid',
  bulletList: 'Siyahı',
  orderedList: 'Nömrəli siyahı',
  quote: 'Sitat',
  image: 'Şəkil',
  embed: 'Paylaşım və ya video',
  table: 'Cədvəl',
  match: 'Oyun, turnir və sorğu',
  undo: 'Geri qaytar',
  redo: 'Təkrarla',
  linkAddress: 'Ünvan və ya məqalə',
  linkHint: 'Ünvanı yazın və ya bir neçə sözlə öz məqaləmizi axtarın.',
  linkInvalid: 'Ünvan https:// və ya / ilə başlamalıdır',
  linkArticles: 'Öz məqalələrimiz',
  linkSearching: 'Axtarılır…',
  linkNone: 'Bu sözlərlə məqalə tapılmadı.',
  linkSearchFailed: 'Məqalələr axtarıla bilmədi. İnternet bağlantısını yoxlayın və ya ünvanı yazın.',
  linkRemove: 'Keçidi sil',
  insert: 'Daxil et',
  embedAddress: 'YouTube, X, Instagram və ya Telegram ünvanı',
  embedInvalid: 'YouTube, X, Instagram və ya Telegram ünvanı yazın',
  chooseMatch: 'Oyunu seçin',
  noMatches: 'Hələ oyun yoxdur',
  searchMatch: 'Oyunu axtarın',
  searchMatchHint: 'Komanda, turnir və ya gün: “qarabağ kubok”, “21.11.2026”. Ən yaxın oyunlar birincidir.',
  noMatchFound: 'Belə oyun tapılmadı. Sözləri azaldın və ya başqa gün yazın.',
  /** The blocks of a text that show matches and tables. */
  block: {
    'match-card': 'Oyun kartı',
    'line-up': 'Heyətlər',
    'league-table': 'Turnir cədvəli',
    poll: 'Sorğu',
  },
  chooseBlock: 'Nə göstərilsin',
  chooseTable: 'Turniri və mövsümü seçin',
  choosePoll: 'Sorğunu seçin',
  noPolls: 'Hələ sorğu yoxdur. Onu “Sorğular” bölməsində yaradın.',
  noTables: 'Hələ turnir cədvəli yoxdur',
  matchGone: 'artıq mövcud deyil',
  matchUnknown: 'adı yüklənmədi',
  uploadRetry: 'Yenidən yüklə',
  uploadRemove: 'Götür',
  uploadWaits: 'Şəkil hələ yüklənir. Yükləmə bitən kimi məqalə saxlanacaq.',
  uploadStopsSave: 'Şəkil yüklənmədiyi üçün məqalə saxlanmadı. Şəkli yenidən yükləyin və ya götürün.',
  uploadInLibrary: 'Şəkil yükləndi. Onu şəkil kitabxanasından mətnə daxil edə bilərsiniz.',
  pictureTools: 'Şəkil əməliyyatları',
  replacePicture: 'Başqa şəkil seç',
  pictureUp: 'Şəkli yuxarı apar',
  pictureDown: 'Şəkli aşağı apar',
  removePicture: 'Şəkli götür',
  tableRows: 'Cədvəl əməliyyatları',
  addRow: 'Sətir əlavə et',
  addColumn: 'Sütun əlavə et',
  removeRow: 'Sətri sil',
  removeColumn: 'Sütunu sil',
  removeTable: 'Cədvəli sil',
} as const;

/** The revisions of an article. */
export const revisionText = {
  title: 'Versiyalar',
  version: (n: string | number) => `Versiya ${n}`,
  current: 'cari',
  program: 'Sistem',
  compare: 'Müqayisə et',
  older: 'Əvvəlki',
  newer: 'Sonrakı',
  changes: (older: string | number, newer: string | number) => `Versiya ${older} → ${newer}`,
  same: 'Bu iki versiya eynidir.',
  restore: 'Bu versiyanı bərpa et',
  restoreHint: 'Bərpa yeni versiya kimi yazılır, heç nə itmir.',
  none: 'Bu məqalənin hələ versiyası yoxdur.',
  backToArticle: 'Məqaləyə qayıt',
  added: 'əlavə olunub',
  removed: 'silinib',
  more: 'Daha köhnə versiyalar',
  kinds: {
    create: 'Yaradılıb',
    save: 'Saxlanıb',
    merge: 'Birləşdirilib',
    submit: 'Təsdiqə göndərilib',
    return: 'Qaytarılıb',
    schedule: 'Planlaşdırılıb',
    unschedule: 'Plandan çıxarılıb',
    publish: 'Nəşr edilib',
    archive: 'Arxivə göndərilib',
    restore: 'Bərpa edilib',
    move: 'Köçürülüb',
    undo: 'Əməliyyat geri qaytarılıb',
    before: 'Dəyişiklikdən əvvəl',
  },
} as const;

export const previewText = {
  banner: 'İlkin baxış: bu səhifəni keçidi olan hər kəs görür, başqa heç kim',
  until: (time: string) => `Keçidin işlədiyi vaxt: ${time}`,
  /** Shown to the author of the unsaved text. */
  ownWords:
    'Saxlanmamış mətniniz də göstərilir, onu yalnız siz görürsünüz. Keçidi açan başqaları saxlanmış mətni görür.',
  draft: 'Məqalə hələ saxlanmayıb: yazılmış son mətn göstərilir.',
  edit: 'Redaktə et',
} as const;

/** Embedded posts and videos on readers' pages. */
export const embedText = {
  show: {
    youtube: 'Videonu göstər',
    x: 'X paylaşımını göstər',
    instagram: 'Instagram paylaşımını göstər',
    telegram: 'Telegram paylaşımını göstər',
  },
  names: { youtube: 'YouTube', x: 'X', instagram: 'Instagram', telegram: 'Telegram' },
  notice: 'Göstərəndə xarici saytdan məlumat yüklənəcək.',
  frame: {
    youtube: 'YouTube videosu',
    x: 'X paylaşımı',
    instagram: 'Instagram paylaşımı',
    telegram: 'Telegram paylaşımı',
  },
} as const;

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

/** The origin of an article. */
export const originText = {
  own: 'Öz xəbərimiz',
  exclusive: 'Özəl material',
  source: 'Başqa mənbənin xəbəri',
  translation: 'Tərcümə',
  release: 'Press-reliz',
} as const;

/** The words for the icon of a video or photo story, and the headings of their rows. */
export const mediaKindText = { video: 'Video', photos: 'Foto' } as const;

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

const placeholderLeft = (where: string) =>
  `${where} şablondan qalmış yer var: “[ … ]” hissələrini öz mətninizlə əvəz edin və ya silin`;

/** The sentences of the problem codes. */
export const articleProblemText = {
  'form.incomplete': 'Zəhmət olmasa bütün tələb olunan sahələri doldurun',
  'title.required': 'Başlıq tələb olunur',
  'title.tooLong': 'Başlıq 200 simvoldan çox ola bilməz',
  'title.placeholder': placeholderLeft('Başlıqda'),
  'excerpt.required': 'Qısa məzmun tələb olunur',
  'excerpt.tooLong': 'Qısa məzmun 500 simvoldan çox ola bilməz',
  'excerpt.placeholder': placeholderLeft('Qısa məzmunda'),
  'content.required': 'Məzmun tələb olunur',
  'content.tooLong': 'Məzmun həddən artıq uzundur',
  'content.tooComplex':
    'Məzmunun quruluşu həddən artıq mürəkkəbdir: mətni sadələşdirin və ya hissələrə bölün',
  'content.altRequired': 'Mətndəki hər şəklin təsvirini yazın və ya onu dekorativ şəkil kimi qeyd edin',
  'content.placeholder': placeholderLeft('Mətndə'),
  'category.required': 'Kateqoriya seçilməlidir',
  'author.required': 'Müəllif adı tələb olunur',
  'author.tooLong': 'Müəllif adı həddən artıq uzundur',
  'status.unknown': 'Belə status yoxdur',
  'status.notAllowed': 'Məqaləni bu statusa keçirmək olmaz',
  'reason.required': 'Qaytarma səbəbini yazın',
  'scheduledAt.required': 'Nəşr vaxtını yazın: 21.11.2026 18:30',
  'scheduledAt.invalid': 'Nəşr vaxtı düzgün deyil. Belə yazın: 21.11.2026 18:30',
  'scheduledAt.past': 'Nəşr vaxtı gələcəkdə olmalıdır',
  'scheduledAt.unused': 'Bu vaxta nəşr üçün “Planlaşdır” düyməsini basın, indi nəşr etmək üçün vaxtı silin',
  'slug.required': 'URL ünvanını yazın',
  'slug.invalid': 'URL ünvanında yalnız kiçik latın hərfləri, rəqəmlər və defis ola bilər',
  'slug.taken': 'Bu ünvan artıq istifadə olunur',
  'source.required': 'Mənbənin adını yazın',
  'source.tooLong': 'Mənbənin adı həddən artıq uzundur',
  'sourceUrl.invalid': 'Mənbənin ünvanı http:// və ya https:// ilə başlamalıdır',
  'seoTitle.tooLong': 'Axtarış başlığı həddən artıq uzundur',
  'seoDescription.tooLong': 'Axtarış təsviri həddən artıq uzundur',
  'canonicalUrl.invalid': 'Orijinalın ünvanı http:// və ya https:// ilə başlamalıdır',
  'articles.none': 'Əvvəlcə məqalə seçin',
  'bulk.tooMany': 'Bir dəfəyə ən çoxu 500 məqalə seçmək olar',
  'undo.expired': 'Bu əməliyyatı artıq geri qaytarmaq olmur',
  'version.conflict': 'Məqaləni bu arada başqası dəyişib. Dəyişiklikləri müqayisə edib yenidən saxlayın.',
  'article.unsent':
    'Serverlə əlaqə yoxdur. Yazdıqlarınız bu brauzerdə qorunur. Bağlantı qayıdanda düyməni yenidən basın.',
  'article.failed': 'Məqalə yaradılarkən xəta baş verdi',
  'article.denied': 'Rolunuz bu dəyişikliyə icazə vermir. Yazdıqlarınız formada qalır.',
  'article.gone': 'Məqalə tapılmadı, silinmiş ola bilər',
} as const;

/** The toasts after a form has redirected to another screen. */
export const articleToastText = {
  'article.published': articleFormText.success.published,
  'article.draft': articleFormText.success.draft,
  'article.updated': articleFormText.updated,
  'article.pending': 'Məqalə təsdiqə göndərildi',
  'article.scheduled': 'Məqalənin nəşri planlaşdırıldı',
  'article.archived': 'Məqalə arxivə göndərildi',
  'article.returned': 'Məqalə müəllifə qaytarıldı',
  'article.undeleted': 'Məqalə geri qaytarıldı',
  'article.restored': 'Versiya bərpa edildi',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof articleProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof articleToastText, string> {}
}

/** Mails about the review of an article, between author and editor. */
export const articleMailText = {
  greeting: (name: string) => `Salam, ${name}!`,
  pendingSubject: (title: string) => `Təsdiq gözləyir: ${title}`,
  pendingIntro: (author: string, title: string) =>
    `${author} ${quote(title)} məqaləsini təsdiqə göndərib. Məqalə redaktorun qərarını gözləyir.`,
  returnedSubject: (title: string) => `Məqaləniz geri qaytarılıb: ${title}`,
  returnedIntro: (editor: string, title: string) =>
    `${editor} ${quote(title)} məqaləsini sizə geri qaytarıb. Səbəb:`,
  returnedNext: 'Məqaləni düzəldib yenidən təsdiqə göndərə bilərsiniz.',
  open: 'Məqaləni açın',
} as const;
