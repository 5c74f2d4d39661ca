import { ordinal } from '#az/characters/endings.ts';

/** The import of a season: the screen and its report. */
export const importText = {
  title: 'Mövsüm idxalı',
  intro:
    'Mövsümün oyunlarını və nəticələrini fayldan götürür. Təkrar idxal heç nəyi təkrar yaratmır, redaksiyanın dəyişdiyi nəticələrə toxunmur.',
  competition: 'Turnir',
  chooseCompetition: 'Turniri seçin',
  season: 'Mövsüm',
  seasonHint: '2024-25, bir il ərzində keçirilirsə, 2024',
  timeZone: 'Fayldakı vaxtlar',
  defaultTimeZone: 'Azərbaycan turniri: Bakı vaxtı',
  timeZones: {
    'Asia/Baku': 'Bakı',
    'Europe/London': 'London, Lissabon',
    'Europe/Berlin': 'Berlin, Madrid, Paris, Roma',
    'Europe/Athens': 'Afina, Kiyev',
    'Europe/Istanbul': 'İstanbul, Moskva',
    UTC: 'UTC',
  },
  file: 'Fayl',
  fileHint: 'CSV, Football.TXT və ya openfootball JSON, ən çoxu 300 KB',
  content: 'Və ya faylın mətni',
  contentHint: 'CSV-nin birinci sətri sütunların adlarıdır',
  check: 'Yoxla',
  write: 'İdxal et',
  fixErrors: 'Formadakı səhvləri düzəldin',
  fileProblems: (count: number) => `Fayl oxunmadı: ${count} səhv`,
  line: { line: (n: number) => `${ordinal(n)} sətir`, match: (n: number) => `${ordinal(n)} oyun` },
  moreProblems: (count: number) => `və daha ${count} səhv`,
  report: 'Hesabat',
  dryRun: 'Hələ heç nə yazılmayıb.',
  written: 'İdxal edildi.',
  noChanges: 'Hər şey artıq saytdadır, dəyişiklik yoxdur.',
  unknownLeft: 'Tanınmayan komandalar qaldığı üçün heç nə yazılmadı.',
  newSeason: 'yeni mövsüm',
  fixtures: 'Oyunlar',
  fixtureCounts: (added: number, changed: number, same: number) =>
    `${added} yeni, ${changed} dəyişən, ${same} dəyişməyən`,
  results: 'Nəticələr',
  resultCounts: (added: number, corrected: number, same: number) =>
    `${added} yeni, ${corrected} düzəliş, ${same} dəyişməyən`,
  rounds: 'Yeni turlar',
  statuses: 'Təxirə salınan, ləğv edilən və ya yenidən təyin edilən',
  samples: 'Silinən nümunə oyunlar',
  startTotals: {
    replaced: 'Cədvəlin ilkin göstəriciləri fayldakı oyunlarla əvəz olunur.',
    kept: 'Cədvəl əvvəlki oyunların cəmi ilə başlayır və faylda onların hamısı yoxdur: bəzi oyunlar iki dəfə sayıla bilər.',
  },
  moved: 'Vaxtı dəyişən oyunlar',
  kept: 'Redaksiyanın qərarı qalır',
  keptScores: (site: string, file: string) => `saytda ${site}, faylda ${file}`,
  noResult: 'nəticə yoxdur',
  created: 'Yeni komandalar',
  respelled: 'Fərqli yazılan komandalar',
  unknown: 'Tanınmayan komandalar',
  unknownHint: 'Hər ad üçün komandanı seçin: ad onun başqa yazılışı kimi yadda qalır.',
  chooseTeam: 'Seçin',
  createTeam: 'Yeni komanda yarat',
  createTeams: 'Seçilməyən adları yeni komanda kimi götür',
  nearest: 'Oxşarlar',
  allTeams: 'Bütün komandalar',
} as const;

/** Why a line of the file cannot be read. The keys are `ImportProblemCode` of the domain. */
export const importFileProblems = {
  unreadable: 'sətir anlaşılmadı',
  empty: 'faylda oyun yoxdur',
  tooManyMatches: 'faylda bir mövsümdə ola biləcəyindən çox oyun var',
  tooManyCells: 'faylda bir mövsümdə ola biləcəyindən çox xana var',
  jsonInvalid: 'JSON düzgün deyil',
  columnsMissing: 'bu sütunlar çatmır',
  dateMissing: 'oyunun tarixi yoxdur',
  dateInvalid: 'mövsümdə belə tarix yoxdur',
  timeInvalid: 'vaxt 20:00 şəklində yazılmalıdır',
  roundUnknown: 'belə tur və ya mərhələ tanınmır',
  teamMissing: 'komandanın adı yoxdur',
  teamTwice: 'komanda özü ilə oynayır',
  scoreInvalid: 'hesab düzgün deyil',
  scoreMissing: 'hesab yoxdur',
  scoreUnexpected: 'başlamamış oyunun hesabı var',
  statusUnknown: 'belə status tanınmır',
  matchTwice: 'oyun faylda iki dəfə var',
} as const;

/** What the import leaves out or assumes. The keys are `ImportWarningCode` of the domain. */
export const importWarningText = {
  shootOutLevel: (count: number) => `${count} oyunda penaltilər seriyası götürülmür: faylda qalibi yoxdur`,
  timeMissing: (count: number) => `${count} oyunun vaxtı yoxdur, günorta saatı yazılır`,
  teamTwiceInRound: (count: number) =>
    `${count} oyunda komanda həmin turda başqa oyun da keçirir: turun nömrəsini yoxlayın`,
  abandoned: (count: number) =>
    `${count} yarımçıq qalan oyunun nəticəsi götürülmür: onu “Oyunlar” bölməsində yazın`,
} as const;

/** The reason in the ledger when an import corrects its own result. */
export const importReasonText = 'Yenidən idxal';

/** The sentences of the problem codes. */
export const seasonImportProblemText = {
  'import.competitionRequired': 'Turniri seçin',
  'import.season': 'Mövsümü 2024-25 və ya 2024 şəklində yazın',
  'import.timeZone': 'Belə saat qurşağı yoxdur',
  'import.contentRequired': 'Fayl seçin və ya onun mətnini yapışdırın',
  'import.timeZoneRequired': 'Fayldakı vaxtların saat qurşağını seçin',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof seasonImportProblemText, string> {}
}
