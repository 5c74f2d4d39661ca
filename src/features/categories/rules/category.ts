/** A section of the site (spec §3). */
export interface Category {
  id: string;
  slug: string;
  name: string;
  /** Shown where space is limited. Null when the name is short enough. */
  shortName: string | null;
  description: string;
  /** `#rrggbb`. */
  color: string;
  /** Readers may comment on its articles. */
  hasComments: boolean;
  /** Published articles. */
  articleCount: number;
  createdAt: number;
  updatedAt: number;
}
