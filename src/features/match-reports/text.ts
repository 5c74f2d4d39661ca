import { inCase } from '#az/characters/endings.ts';

/** The text of a round that editors publish before and after its matches. */
export const roundBlockText = {
  round: (roman: string) => `${roman} tur`,
  day: (date: string, weekday: string) => `${date} (${weekday})`,
  tonightAt: (time: string) => `Bu gecə, ${time}`,
  nightAt: (time: string) => `Gecə, ${time}`,
  goal: 'Qol',
  goals: 'Qollar',
  red: 'Qırmızı vərəqə',
  reds: 'Qırmızı vərəqələr',
  secondYellow: 'ikinci sarı vərəqə',
  missedPenalty: 'Reallaşdırılmayan penalti',
  missedPenalties: 'Reallaşdırılmayan penaltilər',
  shootOut: (score: string) => `pen. ${score}`,
  status: {
    live: 'oyun davam edir',
    postponed: 'təxirə salınıb',
    cancelled: 'ləğv edilib',
    abandoned: 'yarımçıq dayandırılıb',
    suspended: 'dayandırılıb',
    awarded: 'texniki məğlubiyyət',
  },
  reason: (reason: string) => `Səbəb: ${reason}`,
  played: 'Turun əvvəlki oyunları',
  remaining: 'Turun qalan oyunları',
} as const;

/** Sentences of the previews and reports that are prefilled from a match. Names come in the case that the sentence needs. */
export const matchArticleText = {
  and: (others: string, last: string) => `${others} və ${last}`,
  /** With the genitive of the competition. */
  inRound: (competition: string, roman: string) => `${competition} ${roman} turunda`,
  inCompetition: (competition: string) => `${competition} çərçivəsində`,
  inStage: {
    group: 'qrup mərhələsində',
    league: 'liqa mərhələsində',
    qualifying: 'təsnifat mərhələsində',
    playoff: 'pley-off mərhələsində',
    r32: '1/16 finalında',
    r16: '1/8 finalında',
    quarter: '1/4 finalında',
    semi: 'yarımfinalında',
    final: 'finalında',
    third: '3-cü yer uğrunda oyununda',
  },
  /** With the genitive of the round. */
  inLeg: (round: string, leg: string) => `${round} ${leg} oyununda`,
  leg: { first: 'ilk', second: 'cavab', replay: 'təkrar' },
  today: (time: string) => `bu gün saat ${time}`,
  tonight: (time: string) => `bu gecə saat ${time}`,
  /** With the genitive of the month. */
  onDay: (month: string, day: string, time: string) => `${month} ${day} saat ${time}`,
  inNight: (month: string, day: string, time: string) => `${month} ${day} keçən gecə saat ${time}`,
  hosts: (home: string, away: string) => `${home} ${away} qəbul edəcək`,
  meet: (home: string, away: string) => `${home} və ${away} üz-üzə gələcək`,
  kicksOff: (when: string, where: string | null) => `Oyun ${when} ${where ? `${where} ` : ''}başlayacaq.`,
  postponed: (pairing: string) => `${pairing} oyunu təxirə salınıb`,
  cancelled: (pairing: string) => `${pairing} oyunu ləğv edilib`,
  place: (team: string, points: number, place: string) => `${team} ${points} xalla ${place}`,
  placeNow: (places: string) => `Turnir cədvəlində ${places} yerdədir.`,
  placeAfter: (places: string) => `Bu oyundan sonra ${places} yerdədir.`,
  placeOther: (first: string, team: string, points: number, place: string) =>
    `${first}, ${team} isə ${points} xalla ${place}`,
  form: (team: string, count: number, results: string) =>
    `${team} son ${count > 1 ? `${count} ` : ''}oyununda ${results}.`,
  won: (n: number, of: number) => (of > 1 ? `${n} qələbə qazanıb` : 'qələbə qazanıb'),
  drew: (n: number, of: number) => (of > 1 ? `${n} dəfə heç-heçə edib` : 'heç-heçə edib'),
  lost: (n: number, of: number) => (of > 1 ? `${n} dəfə məğlub olub` : 'məğlub olub'),
  headToHead: (count: number, results: string) =>
    `Son ${count > 1 ? `${count} ` : ''}qarşılıqlı oyunda ${results}.`,
  allLevel: (count: number) => `Son ${count} qarşılıqlı oyun heç-heçə başa çatıb.`,
  beatRival: (teamsWithWins: string, isOneMatch: boolean) =>
    `${teamsWithWins} ${isOneMatch ? '' : 'dəfə '}qalib gəlib`,
  levelMatches: (n: number, isOneMatch: boolean) =>
    isOneMatch ? 'heç-heçə qeydə alınıb' : `${n} oyun heç-heçə başa çatıb`,
  channels: (names: string, isOne: boolean) =>
    `Oyun ${names} ${isOne ? 'kanalında' : 'kanallarında'} canlı yayımlanacaq.`,
  noChannel: 'Oyun yayımlanmayacaq.',
  /** The title says it in the definite past, the text in the past of news. */
  title: {
    live: (pairing: string, score: string) => `${pairing} oyunu davam edir: hesab ${score}`,
    halfTime: (pairing: string, score: string) => `${pairing} oyununda fasilə: hesab ${score}`,
    win: (winner: string, loser: string, score: string) =>
      `${winner} ${loser} ${score} hesabı ilə məğlub etdi`,
    draw: (home: string, away: string, score: string) => `${home} və ${away} heç-heçə etdi – ${score}`,
    goalless: (home: string, away: string) => `${home} və ${away} qolsuz heç-heçə etdi`,
    shootOut: (winner: string, loser: string) => `${winner} penaltilər seriyasında ${loser} qalib gəldi`,
    awarded: (loser: string) => `${loser} texniki məğlubiyyət verildi`,
    awardedDraw: (pairing: string) => `${pairing} oyununun nəticəsi qərarla müəyyənləşdi`,
    suspended: (pairing: string) => `${pairing} oyunu dayandırıldı`,
    abandoned: (pairing: string) => `${pairing} oyunu yarımçıq dayandırıldı`,
  },
  lead: {
    live: (pairing: string, score: string) => `${pairing} oyunu davam edir, hesab ${score}`,
    halfTime: (pairing: string, score: string) =>
      `${pairing} oyununun birinci hissəsi ${score} hesabı ilə başa çatıb`,
    win: (winner: string, loser: string, score: string) =>
      `${winner} ${loser} ${score} hesabı ilə məğlub edib`,
    draw: (home: string, away: string, score: string) => `${home} və ${away} ${score} hesablı heç-heçə edib`,
    goalless: (home: string, away: string) => `${home} və ${away} qolsuz heç-heçə edib`,
    shootOut: (winner: string, loser: string) => `${winner} penaltilər seriyasında ${loser} qalib gəlib`,
    awarded: (loser: string) => `${loser} texniki məğlubiyyət verilib`,
    awardedDraw: (pairing: string) => `${pairing} oyununun nəticəsi qərarla müəyyənləşib`,
    suspended: (pairing: string) => `${pairing} oyunu dayandırılıb`,
    abandoned: (pairing: string) => `${pairing} oyunu yarımçıq dayandırılıb`,
  },
  /** The part of a match that is being played. The lead tells the break between the halves. */
  now: {
    firstHalf: 'Birinci hissə oynanılır.',
    halftime: null,
    secondHalf: 'İkinci hissə oynanılır.',
    extraTimeBreak: 'Əsas vaxt başa çatıb.',
    extraTimeFirst: 'Əlavə vaxt oynanılır.',
    extraTimeHalftime: 'Əlavə vaxtın birinci hissəsi başa çatıb.',
    extraTimeSecond: 'Əlavə vaxt oynanılır.',
    shootOut: 'Penaltilər seriyası davam edir.',
  },
  playedAt: (where: string) => `Oyun ${where} keçirilib.`,
  shootOutResult: (score: string, winner: string, shootOut: string) =>
    `Oyun ${score} hesabı ilə başa çatıb, penaltilər seriyasında ${winner} ${shootOut} hesabı ilə üstün olub.`,
  extraTime: (score: string) => `Əsas vaxt ${score} hesabı ilə bitib, oyunda əlavə vaxt təyin olunub.`,
  firstLeg: (pairing: string, score: string) => `${pairing} ilk oyunu ${score} hesabı ilə başa çatıb.`,
  aggregate: (score: string) => `İki oyunun ümumi hesabı: ${score}.`,
  byAggregate: (score: string) => `İki oyunun cəmində ${score} hesabı ilə`,
  byAwayGoals: 'Səfərdə vurduğu qollara görə',
  byDecision: 'Qərara əsasən',
  goesOn: (how: string, team: string) => `${how} ${team} növbəti mərhələyə vəsiqə qazanıb.`,
  winsTie: (how: string, team: string) => `${how} ${team} qalib olub.`,
  scoreThen: (score: string) => `Həmin vaxt hesab ${score} idi.`,
  awardedScore: (score: string) => `Rəsmi hesab: ${score}.`,
  opened: (minute: string, team: string, player: string) =>
    `Hesabı ${minute} ${team} heyətində ${player} açıb.`,
  openedFromPenalty: (minute: string, team: string, player: string) =>
    `Hesabı ${minute} ${team} heyətində ${player} penaltidən açıb.`,
  openedBy: (minute: string, team: string) => `Hesabı ${minute} ${team} açıb.`,
  equalised: (minute: string, player: string) => `${minute} ${player} bərabərliyi bərpa edib.`,
  equalisedFromPenalty: (minute: string, player: string) =>
    `${minute} ${player} penaltidən bərabərliyi bərpa edib.`,
  scored: (minute: string, player: string, score: string) =>
    `${minute} ${player} hesabı ${inCase(score, 'dative')} çatdırıb.`,
  scoredFromPenalty: (minute: string, player: string, score: string) =>
    `${minute} ${player} penaltidən hesabı ${inCase(score, 'dative')} çatdırıb.`,
  /** With the genitive of the player. */
  ownGoal: (minute: string, player: string, score: string) =>
    `${minute} ${player} avtoqolundan sonra hesab ${score} olub.`,
  goalOf: (minute: string, score: string) => `${minute} hesab ${score} olub.`,
  /** With the genitive of the team. */
  sentOff: (minute: string, team: string, player: string) =>
    `${minute} ${team} futbolçusu ${player} qırmızı vərəqə alıb.`,
  sentOffTwice: (minute: string, team: string, player: string) =>
    `${minute} ${team} futbolçusu ${player} ikinci sarı vərəqədən sonra meydandan qovulub.`,
  missed: (minute: string, team: string, player: string) =>
    `${minute} ${team} futbolçusu ${player} penaltini reallaşdıra bilməyib.`,
  minute: (minute: string) => `${minute} dəqiqədə`,
} as const;

/** The screen with the texts of a round. */
export const roundScreenText = {
  hint: 'Mətnlər oyunların məlumatlarından yazılır. Kopyalayın və ya məqalə yaradıb dəyişin.',
  fixtures: 'Turdan əvvəl: təqvim',
  results: 'Turdan sonra: nəticələr',
  createArticle: 'Məqalə yarat',
} as const;
