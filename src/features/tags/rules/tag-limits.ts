/** How long the name of a tag may be, in characters, and how many tags an article may carry. */
export const tagLimits = { characters: 60, perArticle: 30 } as const;
