export function stemWord(folded: string): string {
  return folded.length > 5 ? folded.replace(/(?:lar|ler)?(?:i|u|in|un|nin|nun|a|e|ya|ye|da|de|dan|den|ni|nu)?$/, '') || folded : folded;
}
