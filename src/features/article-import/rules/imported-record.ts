import type { ArticleStatus } from '#features/articles/tables.ts';

/** The systems whose exports are understood. */
export const importSystems = ['wordpress', 'ghost', 'firestore', 'csv'] as const;
export type ImportSystem = (typeof importSystems)[number];

/**
 * One thing of an export of another system. Parsers only translate: names, HTML and dates stay as the old site had them.
 * Categories, tags and authors come before the articles that name them. `sourceId` is the id of the old site; it never
 * changes between two exports. Moments are epoch milliseconds. An `oldPath` is the pathname with its query, if it had one.
 */
export type ImportedRecord =
  | ImportedSite
  | ImportedCategory
  | ImportedTag
  | ImportedAuthor
  | ImportedArticle
  | SkippedRecord
  | LossRecord;
export type ImportedKind = ImportedRecord['kind'];

/** The address of the other site, as the export names it. At most one, before the first article that it belongs to. */
interface ImportedSite {
  kind: 'site';
  address: string;
}

export interface ImportedCategory {
  kind: 'category';
  sourceId: string;
  name: string;
  slug: string;
  description?: string;
  /** `#rrggbb`. */
  color?: string;
  oldPath?: string;
}

export interface ImportedTag {
  kind: 'tag';
  sourceId: string;
  name: string;
  oldPath?: string;
}

/** An author is the byline of articles. The record is needed for the old address of the author only. */
export interface ImportedAuthor {
  kind: 'author';
  sourceId: string;
  name: string;
  oldPath?: string;
}

export interface ImportedArticle {
  kind: 'article';
  sourceId: string;
  title: string | null;
  slug: string | null;
  excerpt: string | null;
  /** Not sanitised yet. Addresses of pictures are absolute. */
  html: string;
  /** Source ids, slugs or names. The first that is known is the category; the names of the others become tags. */
  categories: string[];
  /** Names. */
  tags: string[];
  /** The byline. */
  author: string | null;
  image: ImportedImage | null;
  status: ArticleStatus;
  featured: boolean;
  views: number;
  createdAt: number | null;
  updatedAt: number | null;
  /** For the status `scheduled`: when it is to be published. */
  publishedAt: number | null;
  oldPaths: string[];
  seoTitle?: string;
  seoDescription?: string;
  canonicalUrl?: string;
  noindex?: boolean;
  /** What this article loses. */
  losses: ImportLoss[];
}

/** An article after the long work: its HTML is sanitised, its title and its excerpt have no tags. */
export interface ParsedArticle extends Omit<ImportedArticle, 'html'> {
  /** Null: the text is too long or too deeply nested. */
  content: string | null;
  /** A hash of everything that the other site has. Another one means that something has changed there. */
  fingerprint: string;
}

/** A record as an import takes it. */
export type ParsedRecord = Exclude<ImportedRecord, ImportedArticle> | ParsedArticle;

export interface ImportedImage {
  url: string;
  alt?: string;
  caption?: string;
  credit?: string;
}

/** Something that is not imported at all, with the reason. */
interface SkippedRecord {
  kind: 'skipped';
  sourceId: string;
  /** What an editor recognises: a title, or a name. */
  title: string;
  loss: ImportLoss;
}

/** A loss of the whole export that belongs to no article, such as its members. */
interface LossRecord {
  kind: 'loss';
  loss: ImportLoss;
}

/** Something that is lost, or changed, on the way. */
export interface ImportLoss {
  code: ImportLossCode;
  /** The part of the export that it is about: the name of a shortcode, an address, a number. */
  detail?: string;
}

/** Every code has a sentence in `src/features/article-import/text.ts` and in `cli/commands/import-articles.ts`. */
export type ImportLossCode =
  // Values that were missing or unusable, and were replaced.
  | 'titleMissing'
  | 'excerptMade'
  | 'authorMissing'
  | 'categoryMissing'
  | 'categoryUnknown'
  | 'statusUnknown'
  | 'dateInvalid'
  | 'dateImpossible'
  | 'scheduleMissed'
  | 'slugChanged'
  | 'addressTaken'
  // Texts that were cut or cleaned.
  | 'textCut'
  | 'contentEmpty'
  | 'contentTooLong'
  | 'conversionStopped'
  | 'imageFailed'
  | 'imageHostSilent'
  | 'imageUnresolved'
  // Things that have no place here.
  | 'fieldUnknown'
  | 'categoryBecameTag'
  | 'categoriesCut'
  | 'tagsCut'
  | 'shortcodeUnknown'
  | 'embedUnknown'
  | 'blockUnknown'
  | 'fileLinked'
  | 'mediaLinked'
  | 'scriptRemoved'
  | 'seoTemplate'
  | 'codeInjection'
  | 'comments'
  | 'members'
  | 'coAuthors'
  // Access on the old site.
  | 'privatePost'
  | 'passwordProtected'
  | 'membersOnly'
  // Records that are not imported.
  | 'page'
  | 'trash'
  | 'otherType'
  | 'recordInvalid'
  | 'editedHere'
  | 'deletedHere';

/** Reads an export. It is called twice: once to count, once to import. @throws ImportFileInvalid */
export type Importer = (file: string, options?: ImporterOptions) => AsyncIterable<ImportedRecord>;

export interface ImporterOptions {
  /** The address of the old site, for exports that do not contain it: `https://old.az`. */
  origin?: string | null;
  /** Called around the conversion of each article, so that the caller can limit or refuse it. */
  convert?: ConvertArticle;
}

type ConvertArticle = (
  about: { sourceId: string; title: string },
  work: () => ImportedRecord,
) => ImportedRecord;

/** Converts every article without limits. */
export const convertWithoutLimits: ConvertArticle = (_about, work) => work();

/**
 * Why a file is refused. `invalid`: it is no export of the system, or is damaged. `incomplete`: its end is missing.
 * `noArticles`: it has nothing that could be imported. `encoding`: its letters are in no encoding of Unicode.
 */
export type ImportFailure = 'invalid' | 'incomplete' | 'noArticles' | 'encoding';

const FAILURES: Readonly<Record<ImportFailure, string>> = {
  invalid: 'The file cannot be read as an export',
  incomplete: 'The file is incomplete, its end is missing',
  noArticles: 'The file has no articles',
  encoding: 'The file is not in UTF-8: save it again as "CSV UTF-8"',
};

/** A file that is refused. Nothing of it was imported. `detail`: a line, or what is missing. */
export class ImportFileInvalid extends Error {
  override name = 'ImportFileInvalid';
  readonly detail: string;
  readonly failure: ImportFailure;

  constructor(detail: string, failure: ImportFailure = 'invalid') {
    super(detail === '' ? FAILURES[failure] : `${FAILURES[failure]}: ${detail}`);
    this.detail = detail;
    this.failure = failure;
  }
}
