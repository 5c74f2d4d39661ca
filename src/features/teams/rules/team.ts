/** A club or a national team. */
export interface Team {
  slug: string;
  name: string;
  /** For small screens and tables. */
  shortName: string;
  /** The colours of the shirt, `#rrggbb`. */
  colors: [main: string, second: string];
}
