import type { Point } from './line.ts';

export type HeadPart = 'skin' | 'hair' | 'face';
export type Hair = 'short' | 'long' | 'none';

type Outline = readonly (readonly [ahead: number, up: number])[];

// In body heights from the middle of the head, looking right or at us.
const PROFILE: Outline = [
  [0, 0.068],
  [0.034, 0.057],
  [0.05, 0.03],
  [0.052, 0.012],
  [0.064, -0.008],
  [0.053, -0.02],
  [0.054, -0.03],
  [0.046, -0.054],
  [0.02, -0.055],
  [-0.016, -0.036],
  [-0.044, -0.034],
  [-0.058, 0.008],
  [-0.042, 0.052],
];
const FRONT: Outline = [
  [0, 0.068],
  [0.04, 0.052],
  [0.05, 0.016],
  [0.046, -0.02],
  [0.026, -0.058],
  [0, -0.068],
  [-0.026, -0.058],
  [-0.046, -0.02],
  [-0.05, 0.016],
  [-0.04, 0.052],
];
const PROFILE_HAIR: Outline = [
  [0.048, 0.036],
  [0.036, 0.068],
  [0, 0.08],
  [-0.048, 0.06],
  [-0.066, 0.008],
  [-0.052, -0.036],
  [-0.036, -0.01],
  [-0.008, 0.012],
  [0.014, 0.034],
];
const FRONT_HAIR: Outline = [
  [0.05, 0.012],
  [0.052, 0.05],
  [0.026, 0.078],
  [0, 0.082],
  [-0.026, 0.078],
  [-0.052, 0.05],
  [-0.05, 0.012],
  [-0.036, 0.044],
  [0, 0.05],
  [0.036, 0.044],
];
const LONG_HAIR: Outline = [
  [-0.03, 0.06],
  [-0.066, 0],
  [-0.064, -0.07],
  [-0.03, -0.08],
  [0, 0],
];
const EAR: Outline = [
  [0.046, 0.012],
  [0.057, 0.012],
  [0.057, -0.006],
  [0.047, -0.014],
];
/** Brows, nose and mouth: no more than a reader sees from the stands. */
const FRONT_FACE: Outline[] = [
  [
    [0.012, 0.017],
    [0.024, 0.021],
    [0.035, 0.017],
    [0.034, 0.011],
    [0.024, 0.014],
    [0.013, 0.011],
  ],
  [
    [0.017, 0.006],
    [0.024, 0.009],
    [0.031, 0.005],
    [0.024, 0.001],
  ],
  [
    [-0.001, 0.008],
    [0.007, -0.017],
    [0.004, -0.021],
    [-0.007, -0.02],
    [-0.002, -0.016],
  ],
  [
    [-0.017, -0.036],
    [0, -0.034],
    [0.017, -0.036],
    [0, -0.042],
  ],
];
const PROFILE_FACE: Outline[] = [
  [
    [0.03, 0.017],
    [0.049, 0.019],
    [0.049, 0.012],
    [0.032, 0.011],
  ],
  [
    [0.036, 0.006],
    [0.044, 0.005],
    [0.044, -0.001],
    [0.037, 0],
  ],
  [
    [0.034, -0.034],
    [0.053, -0.033],
    [0.05, -0.038],
  ],
  [
    [-0.012, 0.012],
    [-0.001, 0.01],
    [-0.003, -0.014],
    [-0.012, -0.012],
  ],
];

/** The pieces of a head at `middle`, `tilt` degrees from upright; `turn` above 0.5 looks at us. */
export function headPieces(
  middle: Point,
  tilt: number,
  turn: number,
  h: number,
  hair: Hair,
): { part: HeadPart; points: Point[] }[] {
  const [c, s] = [Math.cos((-tilt * Math.PI) / 180), Math.sin((-tilt * Math.PI) / 180)];
  const piece = (part: HeadPart, outline: Outline, mirrored = 1) => ({
    part,
    points: outline.map(([x, y]): Point => {
      const px = x * mirrored;
      return [middle[0] + (px * c + y * s) * h, middle[1] + (px * s - y * c) * h];
    }),
  });
  const front = turn > 0.5;
  const features = front
    ? [
        ...FRONT_FACE.map((it) => piece('face', it)),
        ...FRONT_FACE.slice(0, 2).map((it) => piece('face', it, -1)),
      ]
    : PROFILE_FACE.map((it) => piece('face', it));
  return [
    ...(hair === 'long' ? [piece('hair', LONG_HAIR)] : []),
    ...(front ? [piece('skin', EAR), piece('skin', EAR, -1)] : []),
    piece('skin', front ? FRONT : PROFILE),
    ...(hair === 'none' ? [] : [piece('hair', front ? FRONT_HAIR : PROFILE_HAIR)]),
    ...features,
  ];
}
