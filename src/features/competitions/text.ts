import { ordinal } from '#az/characters/endings.ts';
/** Competitions in the back-office. */
export const competitionRecordText = {
  list: 'Turnirlər',
  create: 'Yeni turnir',
  deleteHint: 'Yalnız heç bir oyunda və mövsümdə istifadə olunmayan silinir.',
  field: { kind: 'Növ', region: 'Region', category: 'Kateqoriya' },
  noCategory: 'Kateqoriya yoxdur',
  kindHint: 'Yeni mövsümün mərhələləri ondan götürülür. Mövcud mövsümlər dəyişmir.',
  kind: {
    league: 'Liqa',
    split: 'İki mərhələli liqa',
    cup: 'Kubok',
    tournament: 'Qruplar və həlledici mərhələ',
    europe: 'Avrokubok: təsnifat, liqa mərhələsi, həlledici mərhələ',
    friendly: 'Yoldaşlıq görüşləri',
  },
  region: { azerbaijan: 'Azərbaycan', europe: 'Avropa', world: 'Dünya' },
} as const;

/** The groups of a league that is divided after its first part. */
export const splitGroupText = { championship: 'Çempionluq qrupu', relegation: 'Aşağı qrup' } as const;

/** The stages whose headings in files and feeds have no name of their own. */
export const foundStageText = {
  qualifyingGroups: 'Təsnifat qrupları',
  secondGroups: 'İkinci qrup mərhələsi',
  finalGroup: 'Final qrupu',
  laterGroups: (phase: number) => `${ordinal(phase)} qrup mərhələsi`,
} as const;

export const seasonText = {
  list: 'Mövsümlər',
  empty: 'Bu turnirin mövsümü hələ yoxdur.',
  create: 'Yeni mövsüm',
  template: 'Mövsüm necə keçirilir?',
  likeLast: 'Əvvəlki mövsüm kimi',
  title: (competition: string, season: string) => `${competition}, ${season}`,
  name: 'Mövsüm',
  nameHint: '2025/26 şəklində, bir il ərzində keçirilirsə, 2026',
  startsOn: 'Başladığı gün',
  stages: 'Mərhələlər',
  noStages: 'Mərhələ yoxdur.',
  addStage: 'Mərhələ əlavə et',
  stageTeams: (count: number) => `${count} komanda`,
  stageMatches: (count: number) => `${count} oyun`,
} as const;

/** The stages of a season. */
export const stageText = {
  list: 'Mərhələlər',
  kind: 'Mərhələnin növü',
  /** The usual names of the stages. */
  kinds: {
    qualifying: 'Təsnifat mərhələsi',
    league: 'Liqa mərhələsi',
    groups: 'Qrup mərhələsi',
    split: 'Liqanın ikinci mərhələsi',
    playoff: 'Pley-off',
    knockout: 'Həlledici mərhələ',
    friendly: 'Yoldaşlıq görüşləri',
  },
  name: 'Ad',
  nameHint: 'Boşdursa, növün adı göstərilir.',
  title: (season: string, stage: string) => `${season}: ${stage}`,
  teams: 'Komandalar',
  teamsHint: 'Hər sətirdə bir komanda. Siyahını yapışdırmaq olar. Qrupdan əvvəl “A qrupu:” sətrini yazın.',
  unknownTeams: (count: number) => `Saytda ${count} komandanın adı tapılmadı:`,
  unknownTeamsHint:
    'Ad səhv yazılıbsa, düzəldin və ya komandanın səhifəsində bu yazılışı əlavə edin. Adlar düzgündürsə, komandaları indi yaradın.',
  createTeams: 'Bu komandaları yarat və saxla',
  rules: 'Qaydalar',
  tieRules: 'Cütlərin qaydaları',
  win: 'Qələbəyə xal',
  draw: 'Heç-heçəyə xal',
  legs: 'Dövrələrin sayı',
  teamCount: 'Komanda sayı',
  carry: 'Əvvəlki mərhələdən',
  carries: {
    none: 'Heç nə keçmir',
    all: 'Bütün nəticələr keçir',
    mutual: 'Bu komandaların öz aralarındakı nəticələri keçir',
    half: 'Xalların yarısı keçir',
  },
  bestPlace: 'Ən yaxşı qrup yeri',
  bestCount: 'Bu yerdən neçə komanda çıxır',
  tieLegs: 'Hər cütdə oyun sayı',
  singleRounds: 'Bir oyunlu turlar',
  singleRoundsHint: 'Hər cütdə iki oyun olsa da, işarələnən turlarda cütün bir oyunu olur.',
  awayGoals: 'Səfər qolu qaydası',
  extraTime: 'Əlavə vaxt',
  shootOut: 'Penaltilər seriyası',
  replay: 'Heç-heçədə təkrar oyun',
  counts: 'Qollar və vərəqələr siyahılarda sayılır',
  countsHint: 'Təsnifat mərhələsində adətən sayılmır.',
  tieBreaks: 'Xallar bərabər olanda',
  tieBreaksHint: 'Yuxarıdakı birinci yoxlanır. Dəyişiklik saxlanandan sonra qüvvəyə minir.',
  tieBreak: {
    headToHead: 'Öz aralarındakı oyunlar',
    goalDifference: 'Top fərqi',
    goalsFor: 'Vurulan qollar',
    wins: 'Qələbələr',
    awayGoals: 'Səfərdə vurulan qollar',
    awayWins: 'Səfər qələbələri',
    opponentPoints: 'Rəqiblərin xalları',
    opponentGoalDifference: 'Rəqiblərin top fərqi',
    opponentGoalsFor: 'Rəqiblərin vurduğu qollar',
    fairPlay: 'Az vərəqə',
  },
  up: (name: string) => `Yuxarı: ${name}`,
  down: (name: string) => `Aşağı: ${name}`,
  remove: (name: string) => `Çıxar: ${name}`,
  add: (name: string) => `Əlavə et: ${name}`,
  zones: 'Zonalar',
  zonesHint:
    'Sətri boşaltsanız, zona silinir. Ad boş qalsa, növün adı göstərilir. Qrup boş qalsa, zona bütün cədvəllərə aiddir.',
  from: 'Neçənci yerdən',
  to: 'Neçənci yerədək',
  zoneKind: 'Növ',
  zoneGroup: 'Qrup',
  label: 'Ad',
  deductions: 'Silinən xallar',
  deductionsHint: 'Səbəb cədvəlin altında oxucuya göstərilir.',
  places: 'Əllə qoyulan yerlər',
  placesHint:
    'Komanda nəticələrindən asılı olmayaraq bu yerdə qalır: federasiyanın qərarı, püşk. Səbəb cədvəlin altında oxucuya göstərilir.',
  team: 'Komanda',
  points: 'Xal',
  footnote: 'Səbəb',
  starts: 'Saytdan əvvəlki göstəricilər',
  startsHint: 'Mövsümün ortasından başlayırsınızsa, komandanın ilk oyundan əvvəlki nəticələrini yazın.',
  scored: 'V',
  scoredLong: 'Vurulan toplar',
  conceded: 'B',
  concededLong: 'Buraxılan toplar',
  form: 'Forma (Q, H, M)',
  noTeam: 'Komanda yoxdur',
  line: (n: number, problem: string) => `Sətir ${n}: ${problem}`,
  reordered: 'Sıra hələ saxlanmayıb.',
  schedule: 'Oyunları yarat',
  table: 'Cədvəl indi',
  tableEmpty: 'Cədvəl hələ boşdur.',
  ties: 'Cütlər',
  tiesEmpty:
    'Cüt hələ yoxdur. “Oyunları yarat” düyməsi ilə püşk atın. Əlavə və ya dəyişdirilən oyunun cütü özü yaranır.',
  round: 'Tur',
  addTie: 'Cüt əlavə et',
  addTieHint:
    'Komandaları hələ bilinməyən cüt üçün: haradan gəldiklərini cütün səhifəsində seçin (“A qrupu, 1-ci yer”).',
  change: 'Dəyiş',
  changeTie: (tie: string) => `Dəyiş: ${tie}`,
  rounds: 'Turlar',
  roundsEmpty: 'Tur hələ yoxdur.',
  /** A group by its letter. */
  group: (name: string) => `${name} qrupu`,
} as const;

/** Ties and the bracket of a season. */
export const tieText = {
  bracket: 'Pley-off cütləri',
  /** After the genitive of a tie: `1/4 final 2-nin qalibi`. */
  winner: (tie: string) => `${tie} qalibi`,
  loser: (tie: string) => `${tie} məğlubu`,
  place: (table: string, place: string) => `${table}, ${place} yer`,
  unknown: 'Hələ bəlli deyil',
  bye: 'Növbəti mərhələyə oyunsuz çıxır',
  advanced: 'Keçdi',
  aggregate: 'Cəmi',
  leg: (ordinal: string) => `${ordinal} oyun`,
  replay: 'Təkrar oyun',
  match: 'Oyun',
  /** What decided a tie, beside its score. */
  decidedBy: {
    extraTime: 'əlavə vaxtda',
    awayGoals: 'səfər qoluna görə',
    shootOut: 'penaltilərlə',
    decision: 'qərarla',
  },
} as const;

/** Coefficients of UEFA in the back-office. */
export const coefficientText = {
  list: 'UEFA əmsalları',
  create: 'Yeni əmsal',
  deleteHint: 'Sətir oxucu səhifəsindən də silinir.',
  nameHint: 'Klub və ya ölkə: Qarabağ, Azərbaycan',
  season: 'Mövsüm',
  points: 'Xal',
  place: 'Yer',
  source: 'Mənbə',
  sourceHint: 'Oxucu onu rəqəmlərin altında görür: UEFA, 20.11.2026',
  address: 'Mənbənin ünvanı',
} as const;

/** The page of the clubs of the country in Europe. */
export const europeText = {
  title: 'Avrokuboklarda Azərbaycan',
  description:
    'Azərbaycan klublarının avrokuboklarda bu mövsümü: cütlər, cədvəllər, oyunlar və UEFA əmsalları',
  empty: 'Bu mövsüm avrokuboklarda Azərbaycan klubu hələ yoxdur.',
  coefficients: 'UEFA əmsalları',
  ties: 'Cütlər',
  matches: (count: number) => `Bütün oyunlar: ${count}`,
} as const;

/** The pages of competitions and teams. */
export const competitionText = {
  description: (name: string) =>
    `${name}: turnir cədvəli, növbəti oyunlar, nəticələr, bombardirlər və xəbərlər`,
  scorers: 'Bombardirlər',
  scorersDescription: (name: string) =>
    `${name}: ən çox qol vuran futbolçular, vərəqələr və qol buraxmayan komandalar`,
  noScorers: 'Hələ qol vurulmayıb',
  allMatches: 'Turnirin oyunları',
  page: 'Turnirin səhifəsi',
  matchesOf: (name: string) => `${name}: oyunlar`,
  matchesDescription: (name: string) => `${name}: mövsümün bütün oyunları, turlar və aylar üzrə nəticələr`,
  order: 'Oyunların sırası',
  byRound: 'Turlar üzrə',
  byMonth: 'Aylar üzrə',
  rounds: 'Turlar',
  months: 'Aylar',
  noRound: 'Digər oyunlar',
  noMatches: 'Mövsümün oyunları hələ daxil edilməyib',
  topScorers: 'Ən yaxşı bombardirlər',
  topAssists: 'Qol ötürmələri',
  assistsOf: (name: string) => `${name}: qol ötürmələri`,
  noAssists: 'Hələ qol ötürməsi yoxdur',
  fullList: 'Tam siyahı',
  teams: 'Komandalar',
  archive: 'Mövsümlərin arxivi',
  withoutScorer: (goals: number) => `Müəllifi məlum olmayan qollar: ${goals}.`,
  leftOut: (stages: string) => `Daxil deyil: ${stages}.`,
  calendar: 'Oyunları təqvimə əlavə et',
  articles: 'Xəbərlər',
  allArticles: 'Bütün xəbərlər',
  goals: 'Qol',
  penalties: 'Pen.',
  penaltiesLong: 'Penaltidən vurulan qollar',
  assists: 'Ötürmə',
  assistsLong: 'Qol ötürmələri',
  matches: 'Qollu oyun',
  matchesLong: 'Qol vurduğu oyunlar',
  player: 'Futbolçu',
  scorersOf: (name: string) => `${name}: bombardirlər`,
  parts: 'Cədvəllər',
  cards: 'Vərəqələr',
  cardsOf: (name: string) => `${name}: vərəqələr`,
  allCards: 'Cəmi',
  yellow: 'Sarı',
  yellowLong: 'Sarı vərəqələr, ikinci sarı da daxil olmaqla',
  red: 'Qırmızı',
  redLong: 'Qırmızı vərəqələr, ikinci sarıya görə verilənlər də daxil olmaqla',
  noCards: 'Hələ vərəqə göstərilməyib',
  cleanSheets: '“Quru” oyunlar',
  cleanSheetsOf: (name: string) => `${name}: “quru” oyunlar`,
  cleanSheetCount: 'Quru',
  cleanSheetsLong: 'Qol buraxmadığı oyunlar',
  noCleanSheets: 'Hələ heç bir komanda oyunu qol buraxmadan başa vurmayıb',
} as const;

export const teamText = {
  description: (name: string) => `${name}: növbəti oyunlar, nəticələr, heyət və xəbərlər`,
  squad: 'Heyət',
  results: (count: number) => `Bir ilin nəticələri turnirlər üzrə: ${count} oyun`,
  noSquad: 'Komandanın heyəti hələ daxil edilməyib',
  form: 'Son oyunların nəticələri',
  national: 'Azərbaycan milli komandası',
  nationalNews: 'Millinin xəbərləri',
  links: 'Komandanın səhifələri',
  noNational:
    'Milli komandanın oyunları hələ daxil edilməyib. Oyunlar təyin olunanda vaxt, heyət və nəticələr burada görünəcək.',
} as const;

export const playerText = {
  description: (name: string) => `${name}: mövsümlər üzrə oyunlar, qollar və vərəqələr`,
  seasons: 'Mövsümlər üzrə',
  seasonsOf: (name: string) => `${name}: mövsümlər üzrə göstəricilər`,
  season: 'Mövsüm',
  total: 'Cəmi',
  noSeasons: 'Bu oyunçunun saytda oyunu hələ yoxdur',
  noMatches: 'Son oyunları yoxdur',
  source: 'Saytdakı heyətlər və oyun hadisələri əsasında.',
} as const;

/** Calendars that readers subscribe to. */
export const calendarText = {
  name: (name: string, site: string) => `${name} – ${site}`,
} as const;

export const tableText = {
  title: 'Turnir cədvəli',
  pos: '№',
  team: 'Komanda',
  played: 'O',
  won: 'Q',
  drawn: 'H',
  lost: 'M',
  goals: 'T/F',
  diff: 'TF',
  points: 'X',
  form: 'Forma',
  playedLong: 'Oyun',
  wonLong: 'Qələbə',
  drawnLong: 'Heç-heçə',
  lostLong: 'Məğlubiyyət',
  goalsLong: 'Toplar (vurulan – buraxılan)',
  diffLong: 'Top fərqi',
  pointsLong: 'Xal',
  formLetter: {
    W: 'Q',
    D: 'H',
    L: 'M',
  },
  formWord: {
    W: 'Qələbə',
    D: 'Heç-heçə',
    L: 'Məğlubiyyət',
  },
  legend: {
    ucl: 'Çempionlar Liqası',
    uel: 'Avropa Liqası',
    uecl: 'Konfrans Liqası',
    promotion: 'Yuxarı liqaya qalxır',
    advance: 'Növbəti mərhələyə çıxır',
    playoff: 'Pley-off',
    relegation: 'Aşağı liqaya düşür',
  },
  season: (name: string) => `${name} mövsümü`,
  chooseSeason: 'Mövsüm seçimi',
  live: 'canlı',
  deduction: (team: string, points: number) => `${team}: ${points} xal silinib.`,
  notes: 'Qeydlər',
  placed: (team: string, place: string) => `${team}: ${place} yer qərarla müəyyən edilib.`,
  empty: 'Cədvəl hələ formalaşmayıb',
  caption: (league: string | number) => `${league} – turnir cədvəli`,
  choose: 'Turnir seçimi',
  zones: 'Rənglərin mənası',
  formLong: 'Son oyunlar',
  posLong: 'Yer',
  upBy: (n: string | number) => `${n} pillə yüksəlib`,
  downBy: (n: string | number) => `${n} pillə enib`,
  fullTable: 'Tam cədvəl',
  screenTitle: 'Nəticələr və cədvəllər',
  description: (league: string | number) => `${league}: turnir cədvəli, son nəticələr və növbəti oyunlar`,
} as const;

/** The sentences of the problem codes. */
export const competitionProblemText = {
  'competition.inUse': 'Silmək olmaz: oyunlarda və ya mövsümlərdə istifadə olunur',
  'season.startsOn': 'Mövsümün başladığı günü yazın: 21.11.2026',
  'season.zone': 'Zonanın yerlərini və növünü düzgün yazın',
  'season.deduction': 'Xalların sayını (1–99) və səbəbini yazın',
  'season.place': 'Yeri (1–99) və səbəbi yazın; komanda və yer bir dəfə yazılır',
  'stage.best': 'Yeri və komandaların sayını birlikdə yazın',
  'stage.ties':
    'Bu mərhələnin cütlərində püşk və ya qərar var. Növü dəyişmək üçün əvvəlcə cütlərdəki mənbələri və qərarları silin.',
  'coefficient.points': 'Əmsalı rəqəmlə yazın: 25,500',
  'coefficient.source': 'Rəqəmin mənbəyini yazın',
  'stage.last': 'Mövsümdə ən azı bir mərhələ qalmalıdır',
  'season.start': 'Ədədləri və formanı (Q, H, M) düzgün yazın; komanda bir dəfə yazılır',
} as const;

/** The toasts after a form has redirected to another screen. */
export const competitionToastText = {
  'season.created': 'Mövsüm yaradıldı, komandalarını yazın',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof competitionProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof competitionToastText, string> {}
}
