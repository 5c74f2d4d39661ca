/** The sentences of the problem codes. */
export const teamProblemText = {
  'team.unknown': 'Belə komanda yoxdur',
  'team.shortName': 'Qısa adı yazın: ən çoxu 14 simvol',
  'team.nameTaken': 'Bu ad başqa komandanın adı və ya digər yazılışıdır',
  'team.same': 'Komandanı özü ilə birləşdirmək olmaz',
  'team.met': 'Bu komandalar bir-biri ilə oynayıb, onları birləşdirmək olmaz',
  'player.unknown': 'Belə oyunçu yoxdur',
  'player.same': 'Oyunçunu özü ilə birləşdirmək olmaz',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof teamProblemText, string> {}
}
