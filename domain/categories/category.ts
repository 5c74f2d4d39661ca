/** A section of the newspaper (spec §3). */
export interface Category {
  id: string;
  slug: string;
  name: string;
  /** For narrow places; null when the name is short enough. */
  shortName: string | null;
  description: string;
  /** `#rrggbb`. */
  color: string;
  /** Published articles. */
  articleCount: number;
  createdAt: number;
  updatedAt: number;
}
