/** Tables of where pictures are used, and of the addresses they had before. */
export interface MediaLibraryTables {
  article_media: ArticleMediaTable;
  media_alias: MediaAliasTable;
}

/** Own pictures inside the text of an article. Kept by the database's triggers, so never write it. */
export interface ArticleMediaTable {
  article_id: string;
  /** `articles/{timestamp}-{filename}`, also of pictures the library no longer knows. */
  path: string;
}

/** Where a picture lay before its bytes were replaced. */
export interface MediaAliasTable {
  path: string;
  media_id: string;
  created_at: number;
}
