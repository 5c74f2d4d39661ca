/** The words of the posts in the Telegram channel. */
export const telegramText = {
  readArticle: 'Məqaləni oxuyun',
  followMatch: 'Oyunun gedişatı',
  archived: 'Məqalə arxivdədir',
  removed: 'Məqalə saytdan götürülüb',
  penalties: (score: string) => `penaltilər ${score}`,
} as const;
