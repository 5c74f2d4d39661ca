export const webSubText = {
  /** The channel in the list of deliveries. */
  channel: 'WebSub (RSS abunələri)',
} as const;
