declare module 'subset-font' {
  /** The font reduced to the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'sfnt'; noHinting?: boolean; keepFeatures?: string[] },
  ): Promise<Buffer>;
}
