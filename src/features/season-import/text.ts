import { ordinal } from '#az/characters/endings.ts';

/** The import of a season: the screen and its report. */
export const importText = {
  title: 'Mövsüm idxalı',
  intro:
    'Mövsümün oyunlarını və nəticələrini fayldan götürür. Təkrar idxal heç nəyi təkrar yaratmır, redaksiyanın dəyişdiyi nəticələrə toxunmur.',
  competition: 'Turnir',
  chooseCompetition: 'Turniri seçin',
  createCompetition: 'Yeni turnir yarat',
  competitionName: 'Turnirin adı',
  competitionNameHint: 'Növü fayldan bilinir: liqa, kubok, qruplar və həlledici mərhələ',
  competitionRegion: 'Region',
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
  file: 'Fayllar',
  fileHint:
    'CSV, Football.TXT və ya openfootball JSON. Oyunlar, onların hissələri və heyətlər birlikdə seçilə bilər, cəmi ən çoxu 900 KB',
  chosenFiles: (names: string) => `Seçilmiş fayllar: ${names}`,
  content: 'Və ya faylın mətni',
  contentHint: 'CSV-nin birinci sətri sütunların adlarıdır',
  check: 'Yoxla',
  write: 'İdxal et',
  writeNow: 'Yoxlamadan idxal et',
  fixErrors: 'Formadakı səhvləri düzəldin',
  fileProblems: (count: number) => `Fayl oxunmadı: ${count} səhv`,
  line: {
    line: (n: number) => `${ordinal(n)} sətir`,
    match: (n: number) => `${ordinal(n)} oyun`,
    squad: (n: number) => `${ordinal(n)} heyət`,
  },
  /** A place of one of several files. */
  placeInFile: (file: string, place: string) => `${file}, ${place}`,
  morePlaces: (count: number) => `və daha ${count} yerdə`,
  skipUnread: 'Oxunmayanları burax və yoxla',
  skipUnreadHint: 'Qalan oyunlar və heyətlər götürülür. Hesabat buraxılanları sayır.',
  unread: 'Oxunmadığı üçün buraxılanlar',
  report: 'Hesabat',
  dryRun: 'Hələ heç nə yazılmayıb.',
  written: 'İdxal edildi.',
  noChanges: 'Hər şey artıq saytdadır, dəyişiklik yoxdur.',
  unknownLeft: 'Tanınmayan komandalar qaldığı üçün heç nə yazılmadı.',
  newSeason: 'yeni mövsüm',
  newCompetition: 'yeni turnir',
  fixtures: 'Oyunlar',
  fixtureCounts: (added: number, changed: number, same: number) =>
    `${added} yeni, ${changed} dəyişən, ${same} dəyişməyən`,
  results: 'Nəticələr',
  resultCounts: (added: number, corrected: number, same: number) =>
    `${added} yeni, ${corrected} düzəliş, ${same} dəyişməyən`,
  stages: 'Yeni mərhələlər',
  rounds: 'Yeni turlar',
  goals: 'Qollar',
  goalCounts: (read: number, added: number, unnamed: number) =>
    `faylda ${read}, ${added} yeni${unnamed > 0 ? `, ${unnamed} qolun müəllifi yoxdur` : ''}`,
  goalsLinked: (count: number) => `${count} qolun müəllifi saytdakı futbolçu ilə bağlandı`,
  goalsRemoved: (count: number) => `${count} qol silinir`,
  goalsSkipped: (count: number) => `${count} ad götürülmədi`,
  matches: 'Fayldakı oyunlar',
  matchCounts: (read: number, skipped: number, unknown: number) =>
    [
      `${read} oxundu`,
      skipped > 0 && `${skipped} buraxıldı`,
      unknown > 0 && `${unknown} oyunun komandası saytda yoxdur`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  squads: 'Heyətlər',
  squadCounts: (read: number, added: number, changed: number) =>
    `${read} oxundu, ${added} yeni, ${changed} dəyişən`,
  people: 'Hakimlər və futbolçular',
  peopleCounts: (read: number, added: number, known: number, skipped: number) =>
    `${read} oxundu, ${added} yeni, ${known} məlum${skipped > 0 ? `, ${skipped} buraxıldı` : ''}`,
  /** Where the first of several places of one kind is. */
  first: (place: string, text: string) => (text === '' ? place : `${place}: ${text}`),
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
  createAllTeams: 'Saytda olmayan komandaları yarat',
  nearest: 'Oxşarlar',
  allTeams: 'Bütün komandalar',
} as const;

/** Why a line of the file cannot be read. The keys are `ImportProblemCode` of the domain. */
export const importFileProblems = {
  unreadable: 'sətir anlaşılmadı',
  empty: 'faylda oyun və heyət yoxdur',
  squadTeamMissing: 'heyətin komandası yazılmayıb',
  playerInvalid: 'futbolçu anlaşılmadı',
  tooManyMatches: 'faylda bir mövsümdə ola biləcəyindən çox oyun var',
  tooManyCells: 'faylda bir mövsümdə ola biləcəyindən çox xana var',
  jsonInvalid: 'JSON düzgün deyil',
  columnsMissing: 'bu sütunlar çatmır',
  dateMissing: 'oyunun tarixi yoxdur',
  dateInvalid: 'mövsümdə belə tarix yoxdur',
  timeInvalid: 'vaxt 20:00 şəklində yazılmalıdır',
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
  dateAssumed: (count: number) => `${count} oyunun tarixi yoxdur, turnirin ilk günü yazılır`,
  awardAssumed: (count: number) =>
    `${count} oyunda 3:0 hesabı ilk hissənin hesabına uyğun deyil: qərarla verilmiş nəticə kimi yazılır`,
  teamsOpen: (count: number) => `${count} oyunun komandaları hələ məlum deyil: götürülmür`,
  matchRepeated: (count: number) => `${count} oyun fayllarda təkrarlanır: bir dəfə götürülür`,
  playersTwice: (count: number) => `${count} futbolçu heyətdə iki dəfə yazılıb: bir dəfə götürülür`,
  playerUnnamed: (count: number) => `${count} futbolçunun adı yoxdur: götürülmür`,
  playerUnclear: (count: number) =>
    `${count} futbolçunun adını saytda bir neçə nəfər daşıyır: götürülmür, onu heyətə özünüz əlavə edin`,
  teamTwiceInRound: (count: number) =>
    `${count} oyunda komanda həmin turda başqa oyun da keçirir: turun nömrəsini yoxlayın`,
  headingUnknown: (count: number) => `${count} oyunun başlığı tanınmır: mərhələ öz adı ilə yazılır`,
  goalsUnread: (count: number) => `${count} oyunun qol siyahısı oxunmadı`,
  goalsMissing: (count: number) => `${count} oyunda qolların bir hissəsinin müəllifi göstərilməyib`,
  goalsTooMany: (count: number) => `${count} oyunda qol müəllifləri hesabdan çoxdur: götürülmür`,
  linesSkipped: (count: number) => `${count} sətir (start heyətləri, qeydlər və s.) götürülmür`,
  groupUnknown: () => 'Qrupların adı faylda yoxdur: hərflərlə adlandırılır',
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
  'import.encoding': 'Fayl UTF-8 kodlaşdırmasında deyil. Onu UTF-8 kimi yenidən saxlayın.',
  'import.timeZoneRequired': 'Fayldakı vaxtların saat qurşağını seçin',
  'import.competitionName': 'Turnirin adını yazın: hərflə, ən çoxu 80 işarə',
  'import.slug': 'Turnirin ünvanında yalnız kiçik latın hərfləri, rəqəmlər və defis ola bilər',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof seasonImportProblemText, string> {}
}

/** The tournaments of national teams that the import of their results creates. */
export const internationalText = {
  friendlies: 'Yoldaşlıq oyunları',
  worldCup: 'Dünya çempionatı',
  worldCupQualification: 'Dünya çempionatının seçmə mərhələsi',
  euro: 'Avropa çempionatı',
  euroQualification: 'Avropa çempionatının seçmə mərhələsi',
  nationsLeague: 'Millətlər Liqası',
  fifaSeries: 'FIFA Series',
  maltaTournament: 'Malta beynəlxalq turniri',
};
