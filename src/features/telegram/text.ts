/** The words of the Telegram channel and of its posts. */
export const telegramText = {
  /** The channel in the list of deliveries. */
  channel: 'Telegram',
  readArticle: 'Xəbəri oxuyun',
  followMatch: 'Oyunun gedişatı',
  archived: 'Xəbər arxivdədir',
  removed: 'Xəbər saytdan götürülüb',
  penalties: (score: string) => `penaltilər ${score}`,
} as const;
