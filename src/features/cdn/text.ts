export const cdnText = {
  /** The channel in the list of deliveries. */
  channel: 'CDN (səhifələrin keşi)',
  /** What a delivery to the CDN is about. */
  title: 'Dəyişən səhifələr',
} as const;
