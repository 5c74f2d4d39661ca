/** A club or a national side. */
export interface Team {
  slug: string;
  name: string;
  /** For narrow places. */
  shortName: string;
  /** The shirt: ground and second colour, `#rrggbb`. */
  colors: [main: string, second: string];
}
