/** The providers of match data: their screen, and what they write into the ledger of a match. */
export const providerText = {
  title: 'Oyun mənbələri',
  intro:
    'Oyunların gedişatını gətirən mənbələr. Mənbə olmasa da sayt işləyir: oyunları redaksiya özü aparır.',
  none: 'Mənbə qoşulmayıb. Onu administrator serverin parametrlərində qoşur.',
  provider: 'Mənbə',
  state: 'Vəziyyət',
  states: {
    working: 'İşləyir',
    failing: 'Xəta var, yenidən cəhd edilir',
    paused: 'Xətalara görə fasilə verilib',
    spent: 'Günlük sorğu limiti dolub',
    off: 'Söndürülüb',
    plan: 'Tarif planı bu sorğuya icazə vermir',
  },
  planHint:
    'Mənbənin cavabı aşağıdadır. Sorğular bir saatdan bir təkrarlanır. Ya mənbədə tarif planını dəyişin, ya da oyunları redaksiya özü aparsın.',
  conflicts: 'Mənbənin hesabı ilə qolları bir-birinə uyğun gəlmir',
  conflictsHint: 'Pultu açıb hesabı yoxlayın: sizin yazdığınız dəyişmir.',
  conflict: (provider: string, reported: string, listed: string) =>
    `${provider}: hesab ${reported}, siyahıdakı qollara görə ${listed}`,
  succeededAt: 'Son uğurlu sorğu',
  never: 'Hələ olmayıb',
  nextAt: (time: string) => `Növbəti sorğu: ${time}`,
  remaining: 'Qalan sorğu (gün)',
  unlimited: '–',
  error: 'Xəta',
  unknownValues: (count: string) => `Tanınmayan məlumatlar: ${count}`,
  teams: 'Tanınmayan komandalar',
  teamsHint: 'Mənbənin yazdığı ad bizim komandalara uyğun gəlmədi. Komandanı seçin: oyunları özü bağlanacaq.',
  noTeams: 'Tanınmayan komanda yoxdur',
  team: 'Saytdakı komanda',
  matches: 'Bağlanmamış oyunlar',
  matchesHint: 'Mənbədə olan, bizdə isə tapılmayan oyunlar. Oyun bizdə yoxdursa, əvvəlcə onu yaradın.',
  noMatches: 'Bağlanmamış oyun yoxdur',
  match: 'Saytdakı oyun',
  choose: 'Seçin',
  noChoices: 'Bu vaxta yaxın oyunumuz yoxdur',
  link: 'Bağla',
  linkedTeams: (count: string) => `Bağlanmış komandalar (${count})`,
  unlink: 'Ayır',
  retracted: 'Məlumat mənbəyi hadisəni geri götürdü',
  retractedByVar: 'VAR yoxlamasından sonra məlumat mənbəyi hadisəni geri götürdü',
  varOffside: 'Ofsayd',
  varHandball: 'Əllə oyun',
  varFoul: 'Qayda pozuntusu',
} as const;

/** The sentences of the problem codes. */
export const providerProblemText = {
  'feed.teamUnknown': 'Belə komanda yoxdur. Adı siyahıdakı kimi yazın.',
  'feed.matchRequired': 'Oyunu seçin',
  'feed.matchTaken': 'Bu oyun həmin mənbənin başqa oyununa bağlanıb',
} as const;

/** The toasts after a form has redirected to another screen. */
export const providerToastText = {
  'feed.linked': 'Bağlandı',
  'feed.unlinked': 'Bağ silindi',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof providerProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof providerToastText, string> {}
}
