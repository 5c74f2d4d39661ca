import { encode } from 'uqr';

/** A QR code as an SVG path. `size` is the width and height of the view box, including the quiet zone. */
export interface QrCode {
  size: number;
  path: string;
}

/** Encodes a text as a QR code. */
export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
