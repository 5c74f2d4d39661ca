/** The words of the posts in the Telegram channel. */
export const telegramText = {
  readArticle: 'Xəbəri oxuyun',
  followMatch: 'Oyunun gedişatı',
  archived: 'Xəbər arxivdədir',
  removed: 'Xəbər saytdan götürülüb',
  penalties: (score: string) => `penaltilər ${score}`,
} as const;
