/** Competitions in the back-office. */
export const competitionRecordText = {
  list: 'Turnirlər',
  create: 'Yeni turnir',
  deleteHint: 'Yalnız heç bir oyunda və mövsümdə istifadə olunmayan silinir.',
  field: { kind: 'Növ', region: 'Region', category: 'Kateqoriya' },
  noCategory: 'Kateqoriya yoxdur',
  kind: { league: 'Liqa', cup: 'Kubok', friendly: 'Yoldaşlıq görüşləri' },
  region: { azerbaijan: 'Azərbaycan', europe: 'Avropa', world: 'Dünya' },
} as const;

export const seasonText = {
  list: 'Mövsümlər',
  empty: 'Bu turnirin mövsümü hələ yoxdur.',
  create: 'Yeni mövsüm',
  createHint: 'Qaydalar əvvəlki mövsümdən götürülür.',
  title: (competition: string, season: string) => `${competition}, ${season}`,
  name: 'Mövsüm',
  nameHint: '2025/26 şəklində',
  startsOn: 'Başladığı gün',
  teams: 'Mövsümün komandaları',
  teamsHint: 'Hər sətirdə bir komanda. Siyahını yapışdırmaq olar.',
  unknownTeams: (count: number) => `Saytda ${count} komandanın adı tapılmadı:`,
  unknownTeamsHint:
    'Ad səhv yazılıbsa, düzəldin və ya komandanın səhifəsində bu yazılışı əlavə edin. Adlar düzgündürsə, komandaları indi yaradın.',
  createTeams: 'Bu komandaları yarat və saxla',
  rules: 'Qaydalar',
  win: 'Qələbəyə xal',
  draw: 'Heç-heçəyə xal',
  legs: 'Dövrələrin sayı',
  teamCount: 'Komanda sayı',
  tieBreaks: 'Xallar bərabər olanda',
  tieBreaksHint: 'Yuxarıdakı birinci yoxlanır. Dəyişiklik saxlanandan sonra qüvvəyə minir.',
  tieBreak: {
    headToHead: 'Öz aralarındakı oyunlar',
    goalDifference: 'Top fərqi',
    goalsFor: 'Vurulan qollar',
    wins: 'Qələbələr',
    awayGoals: 'Səfərdə vurulan qollar',
    awayWins: 'Səfər qələbələri',
  },
  up: (name: string) => `Yuxarı: ${name}`,
  down: (name: string) => `Aşağı: ${name}`,
  remove: (name: string) => `Çıxar: ${name}`,
  add: (name: string) => `Əlavə et: ${name}`,
  zones: 'Zonalar',
  zonesHint: 'Sətri boşaltsanız, zona silinir. Ad boş qalsa, növün adı göstərilir.',
  from: 'Neçənci yerdən',
  to: 'Neçənci yerədək',
  kind: 'Növ',
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
  table: 'Cədvəl indi',
  tableEmpty: 'Cədvəl hələ boşdur.',
  rounds: 'Turlar',
  roundsEmpty: 'Tur hələ yoxdur.',
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
  noSquad: 'Komandanın heyəti hələ daxil edilməyib',
  form: 'Son oyunların nəticələri',
  national: 'Azərbaycan milli komandası',
  noNational:
    'Milli komandanın oyunları hələ daxil edilməyib. Oyunlar təyin olunanda vaxt, heyət və nəticələr burada görünəcək.',
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
    playoff: 'Pley-off',
    relegation: 'Aşağı liqaya düşür',
  },
  season: (a: string | number, b: string | number) => `${a}/${b} mövsümü`,
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
