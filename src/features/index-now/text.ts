export const indexNowText = {
  /** The channel in the list of deliveries. */
  channel: 'IndexNow (axtarış sistemləri)',
} as const;
