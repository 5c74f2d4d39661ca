/** Teams and players in the back-office. */
export const teamRecordText = {
  teams: 'Komandalar',
  createTeam: 'Yeni komanda',
  players: 'Oyunçular',
  createPlayer: 'Yeni oyunçu',
  squads: 'Heyətlər',
  createSquad: 'Yeni heyət',
  deleteSquad: 'Oyunçular və onların oyunları qalır.',
  deleteHint: 'Yalnız heç bir oyunda və mövsümdə istifadə olunmayan silinir.',
  field: {
    team: 'Komanda',
    shirt: 'Nömrə',
    kind: 'Növ',
    shortName: 'Qısa ad',
    primaryColor: 'Əsas rəng',
    secondaryColor: 'İkinci rəng',
    aliases: 'Digər yazılışlar',
    country: 'Ölkə',
    code: 'Üç hərf',
    crest: 'Loqo və ya bayraq',
    position: 'Mövqe',
    bornOn: 'Doğum günü',
    season: 'Mövsüm',
    coach: 'Baş məşqçi',
    startsOn: 'Başladığı gün',
    squadName: 'Ad',
    squadPlayers: 'Oyunçular',
    createPlayers: 'Siyahıda olmayan oyunçuları yarat',
    genitive: 'Yiyəlik hal (kimin)',
    dative: 'Yönlük hal (kimə)',
    accusative: 'Təsirlik hal (kimi)',
    locative: 'Yerlik hal (kimdə)',
    ablative: 'Çıxışlıq hal (kimdən)',
  },
  hint: {
    team: 'Adını və ya digər yazılışını yazın. Boş qala bilər.',
    shortName: 'Dar sütunlar üçün, ən çoxu 14 simvol. Boş qalsa, ad götürülür.',
    code: 'Dar yerlər üçün: QAR, NEF.',
    crest:
      'Şəkillər bölməsinə yükləyin, müəllif hüququnu şəklin mənbə sahəsində yazın. Boş olsa, baş hərflər göstərilir.',
    season: '2025/26 və ya 2026',
    squadName: 'Boş qalsa, komanda və mövsüm yazılır. Milli komandada: Noyabr yığımı.',
    startsOn: 'Komandanın ən son başlayan heyəti onun indiki heyətidir.',
    squadPlayers:
      'Hər sətirdə bir oyunçu: “10. Ad Soyad”. “Qapıçılar:”, “Müdafiəçilər:”, “Yarımmüdafiəçilər:”, “Hücumçular:” sətirləri mövqeni göstərir. Mövsüm içində gələn və gedən: “10. Ad Soyad, 01.07.2025 – 31.12.2025”.',
    aliases: 'Hər sətirdə bir yazılış. İdxal və provayderlər komandanı bunlarla da tanıyır.',
    teamEndings:
      'Boş sahədə şəkilçi qayda ilə qoyulur. Yalnız qayda səhv edəndə yazın: “Bordeaux” (oxunuşu “Bordo”) üçün “nun”, “ya”, “nu”, “da”, “dan”.',
    playerEndings:
      'Boş sahədə şəkilçi qayda ilə qoyulur. Ad orijinalda yazılanda oxunuşuna uyğun şəkilçini defislə yazın: Luke Shaw (oxunuşu “Şou”) üçün “-nun”, “-ya”, “-nu”, “-da”, “-dan”. Mətnlərdə “Luke Shaw-nun” yazılır.',
  },
  endings: 'Şəkilçilər',
  kind: { club: 'Klub', national: 'Milli komanda' },
  noCountry: 'Bilinmir',
  noPosition: 'Bilinmir',
  position: {
    goalkeeper: 'Qapıçı',
    defender: 'Müdafiəçi',
    midfielder: 'Yarımmüdafiəçi',
    forward: 'Hücumçu',
  },
  /** The headings of a squad. */
  positions: {
    goalkeeper: 'Qapıçılar',
    defender: 'Müdafiəçilər',
    midfielder: 'Yarımmüdafiəçilər',
    forward: 'Hücumçular',
  },
  newSquad: 'Yeni heyət',
  merge: 'Başqası ilə birləşdir',
  mergeHint: {
    team: 'Oyunlar, oyunçular, digər yazılışlar və cədvəllər seçilən komandaya keçir, bu ad onun digər yazılışı olur.',
    player: 'Qollar və vərəqələr seçilən oyunçuya keçir. Bu ad siyahıdan çıxır.',
  },
  mergeInto: 'Hansı qalır',
  mergeChoose: 'Seçin',
  mergeSubmit: 'Birləşdir',
  mergeNone: 'Uyğun ad tapılmadı. Başqa söz axtarın.',
  squad: 'Komandanın oyunçuları',
  squadEmpty: 'Bu komandanın oyunçusu hələ yazılmayıb.',
} as const;

/** The sentences of the problem codes. */
export const teamProblemText = {
  'name.ending': 'Yalnız şəkilçini yazın, məsələn, “-un”',
  'team.inUse': 'Silmək olmaz: oyunlarda və ya mövsümlərdə istifadə olunur',
  'team.unknown': 'Belə komanda yoxdur',
  'team.shortName': 'Qısa adı yazın: ən çoxu 14 simvol',
  'team.nameTaken': 'Bu ad başqa komandanın adı və ya digər yazılışıdır',
  'team.same': 'Komandanı özü ilə birləşdirmək olmaz',
  'team.met': 'Bu komandalar bir-biri ilə oynayıb və ya bir cütdədir, onları birləşdirmək olmaz',
  'team.code': 'Üç latın hərfi yazın',
  'squad.season': 'Mövsümü yazın: 2025/26 və ya 2026',
  'squad.team': 'Komandanı yazın',
  'squad.startsOn': 'Heyətin başladığı günü yazın: 01.07.2026',
  'squad.line': 'Bu sətir oxunmur',
  'squad.player': 'Bu oyunçu siyahıda iki dəfə yazılıb',
  'squad.unknown': 'Bu oyunçular saytda yoxdur. Adları düzəldin və ya yaradılmasını seçin',
  'player.unknown': 'Belə oyunçu yoxdur',
  'player.same': 'Oyunçunu özü ilə birləşdirmək olmaz',
} as const;

/** The toasts after a form has redirected to another screen. */
export const teamToastText = { 'team.merged': 'Birləşdirildi' } as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof teamProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof teamToastText, string> {}
}
