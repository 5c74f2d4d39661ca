/** An image as reader pages need it. */
export interface Picture {
  /** `/media/articles/{timestamp}-{filename}` for a file of the site, any other URL for an external image. */
  url: string;
  /** Pixels of the stored original; null for an external image. */
  width: number | null;
  height: number | null;
  /** Dominant colour `#rrggbb`, shown until the image is loaded; null when unknown. */
  color: string | null;
  /** Alternative text; empty when the image is decorative. */
  alt: string;
  credit: string;
  caption: string;
  /** The focal point, which every crop contains: 0..1 from the left and from the top. */
  focalX: number;
  focalY: number;
}
