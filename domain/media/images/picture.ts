/** A picture as a reader's page needs it: where it is, how it is placed, and the words that belong to it. */
export interface Picture {
  /** `/media/articles/{timestamp}-{filename}` for our own files, any other URL for a picture kept elsewhere. */
  url: string;
  /** Pixels of the stored original; null when the picture is kept elsewhere. */
  width: number | null;
  height: number | null;
  /** Dominant colour `#rrggbb`, shown until the picture has come; null when unknown. */
  color: string | null;
  /** Words for those who do not see it; empty when the picture is decorative. */
  alt: string;
  credit: string;
  caption: string;
  /** The point no crop may lose, 0..1 from the left and from the top. */
  focalX: number;
  focalY: number;
}
