/** Where an article stands on its way to readers and away from them (spec §4). */
export type ArticleStatus = 'draft' | 'pending' | 'scheduled' | 'published' | 'archived';
