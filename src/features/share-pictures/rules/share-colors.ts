/** The colours of share pictures, those of the dark theme. */
export const NIGHT = '#0b1220';
export const WHITE = '#ffffff';
export const MUTED = '#b6c2d6';
