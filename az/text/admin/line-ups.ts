import { quote } from '#az/characters/quote.ts';

/** The labels and marks that `parseTeamSheet` knows. */
export const teamSheetText = {
  formation: 'Sxem',
  bench: 'Ehtiyatlar',
  coach: 'Baş məşqçi',
  captainMark: 'K',
  goalkeeperMark: 'Q',
} as const;

export const lineUpText = {
  title: 'Heyətlər',
  intro:
    'Heyəti mətn kimi yapışdırın: hər sətirdə bir oyunçu, “10. Ad Soyad (K)”. “Ehtiyatlar:” sətrindən sonra ehtiyat oyunçular gəlir. “Sxem: 4-3-3” və “Baş məşqçi: Ad Soyad” sətirləri də oxunur.',
  sheet: 'Heyətin mətni',
  none: 'Hələ heyət yoxdur',
  official: 'Rəsmi heyət',
  expected: 'Ehtimal olunan heyət',
  createPlayers: 'Yeni oyunçuları komandaya əlavə et',
  newPlayers: (count: number) => `Saytda ${count} oyunçunun adı tapılmadı:`,
  newPlayersHint:
    'Saxlayanda komandaya əlavə olunacaqlar. Ad səhvdirsə, mətndə düzəldin. Əlavə etmək istəmirsinizsə, yuxarıdakı seçimi ləğv edin.',
  saveAndCreate: (count: number) => `Saxla və ${count} oyunçu əlavə et`,
  preview: 'Yoxla',
  starters: (count: string | number) => `Start heyəti: ${count}`,
  bench: (count: string | number) => `Ehtiyat oyunçular: ${count}`,
  newPlayer: 'yeni',
  captain: 'kapitan',
  goalkeeper: 'qapıçı',
  stored: 'İndi saxlanmış heyət',
  problems: 'Mətndə nələrə baxmaq lazımdır',
  line: (line: string | number) => `Sətir ${line}`,
  problem: {
    unreadable: (text: string) => `${quote(text)} oxunmadı və heyətə düşmür`,
    shirtMissing: (text: string) => `${text}: nömrəsi yoxdur`,
    shirtTwice: (text: string) => `${text} nömrəsi iki oyunçudadır`,
    playerTwice: (text: string) => `${text} iki dəfə yazılıb`,
    captainTwice: (text: string) => `${text}: ikinci kapitan`,
    notEleven: (text: string) => `Start heyətində 11 deyil, ${text} oyunçu var`,
  },
} as const;
