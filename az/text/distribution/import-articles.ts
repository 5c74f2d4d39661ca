/** The import of articles from another site: the screen and its report. */
export const importArticlesText = {
  fallbackAuthor: 'Redaksiya',
} as const;
