import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import type { ImageImport } from './import-images.ts';
import type { ImportNames } from './import-names.ts';

/** What all batches of an import share. */
export interface ImportRun {
  /** The site that the records come from, as `sourceOf` names it. */
  source: string;
  /**
   * Of a dry run: articles that an earlier version imported from this site without its name, in the source of the system. An
   * import has given them to its source.
   */
  adopted: ReadonlySet<string>;
  names: ImportNames;
  isDryRun: boolean;
  /** Null: images are not fetched, and articles show those of the other site. */
  images: ImageImport | null;
  /** Try again to fetch the images of articles that did not change. */
  retriesImages: boolean;
  /** Slugs that a dry run would have used. */
  claimedSlugs: Set<string>;
  /** Null: the operator at the command line. */
  actor: Actor | null;
  /** Epoch ms. */
  now: number;
  newId: NewId;
  /** Lets requests of readers take their turn. Called after each article. */
  pause?: () => Promise<unknown>;
}
