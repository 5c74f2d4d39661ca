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
