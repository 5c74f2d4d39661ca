import { lerp } from './color.ts';
import { between, type Point, polygon, reach, smooth } from './line.ts';

/**
 * How a body stands. Angles are degrees as seen: 0 hangs down, 90 points ahead (to the right), 180 up, -90 behind.
 * The figure looks right; `flip` turns it.
 */
export interface Pose {
  /** 0 seen from the side, 1 from the front or back. */
  turn: number;
  /** How far the trunk leans ahead. */
  lean: number;
  /** How far the head leans ahead of the trunk. */
  nod?: number;
  /** Everything turned about the hips: -90 lies stretched to the right. */
  spin?: number;
  /** Upper arm, forearm. */
  nearArm: readonly [number, number];
  farArm: readonly [number, number];
  /** Thigh, shin, foot (90: toe ahead). */
  nearLeg: readonly [number, number, number];
  farLeg: readonly [number, number, number];
}

export type BodyPart = 'skin' | 'hair' | 'shirt' | 'shorts' | 'sock' | 'boot' | 'hand';

export interface FigurePiece {
  part: BodyPart;
  d: string;
  far: boolean;
}

export interface Figure {
  /** In the order in which they are painted. */
  pieces: FigurePiece[];
  hands: { near: Point; far: Point };
  feet: { near: Point; far: Point };
  head: Point;
  neck: Point;
  hips: Point;
  torso: string;
  height: number;
}

export interface Placement {
  x: number;
  y: number;
  /** Pixels from sole to crown when standing. */
  height: number;
  /** `feet`: x,y is the ground under the hips; `hips`: x,y is the hips themselves. */
  anchor?: 'feet' | 'hips';
  flip?: boolean;
  /** Long hair for variety. */
  hair?: 'short' | 'long' | 'none';
}

/** A body of believable proportions, eight heads tall, in the pose given. */
export function makeFigure(
  pose: Pose,
  { x, y, height, anchor = 'feet', flip = false, hair = 'short' }: Placement,
): Figure {
  const h = height;
  const spin = pose.spin ?? 0;
  const lowest = Math.max(...[pose.nearLeg, pose.farLeg].map((leg) => standing(leg, spin) * h));
  const hips: Point = [0, 0];
  const mirror = ([px, py]: Point): Point => [
    x + (flip ? -px : px),
    y + py - (anchor === 'feet' ? lowest : 0),
  ];

  const trunk = 180 - pose.lean + spin;
  const up = reach([0, 0], trunk, 1);
  const side: Point = [-up[1], up[0]];
  const at = (along: number, across: number): Point => [
    hips[0] + up[0] * along * h + side[0] * across * h,
    hips[1] + up[1] * along * h + side[1] * across * h,
  ];
  const wide = (profile: number, front: number) => lerp(profile, front, pose.turn);
  const neck = at(0.305, 0);
  const pieces: FigurePiece[] = [];
  const add = (part: BodyPart, far: boolean, points: readonly Point[], straight = false) => {
    const placed = points.map(mirror);
    pieces.push({ part, far, d: straight ? polygon(placed) : smooth(placed) });
  };

  const arm = (far: boolean, [upper, lower]: readonly [number, number]): Point => {
    const shoulder = at(0.275, (far ? -1 : 1) * wide(0.012, 0.088));
    const elbow = reach(shoulder, upper + spin, 0.168 * h);
    const wrist = reach(elbow, lower + spin, 0.15 * h);
    const hand = reach(wrist, lower + spin, 0.035 * h);
    add(
      'skin',
      far,
      limb(
        elbow,
        wrist,
        [0.026, 0.03, 0.024, 0.018].map((r) => r * h),
      ),
    );
    add(
      'skin',
      far,
      limb(
        shoulder,
        elbow,
        [0.036, 0.034, 0.03, 0.027].map((r) => r * h),
      ),
    );
    add(
      'hand',
      far,
      limb(
        between(wrist, hand, -0.15),
        reach(hand, lower + spin, 0.022 * h),
        [0.018, 0.026, 0.025, 0.016].map((r) => r * h),
      ),
    );
    add(
      'shirt',
      far,
      limb(
        shoulder,
        between(shoulder, elbow, 0.62),
        [0.044, 0.05, 0.05, 0.047].map((r) => r * h),
      ),
    );
    return hand;
  };

  const leg = (far: boolean, [thigh, shin, foot]: readonly [number, number, number]): Point => {
    const hip = at(-0.005, (far ? -1 : 1) * wide(0.008, 0.046));
    const knee = reach(hip, thigh + spin, 0.245 * h);
    const ankle = reach(knee, shin + spin, 0.235 * h);
    const calf = limb(
      knee,
      ankle,
      [0.036, 0.044, 0.036, 0.024, 0.021].map((r) => r * h),
      [0.036, 0.033, 0.029, 0.023, 0.02].map((r) => r * h),
    );
    add('skin', far, calf);
    const sockTop = between(knee, ankle, 0.2);
    add(
      'sock',
      far,
      limb(
        sockTop,
        ankle,
        [0.04, 0.043, 0.033, 0.025, 0.023].map((r) => r * h),
        [0.035, 0.033, 0.028, 0.024, 0.022].map((r) => r * h),
      ),
    );
    add('boot', far, boot(ankle, shin + spin, foot + spin, h * wide(1, 0.8), h));
    add(
      'skin',
      far,
      limb(
        hip,
        knee,
        [0.066, 0.064, 0.052, 0.04].map((r) => r * h),
      ),
    );
    add('shorts', far, shortsLeg(hip, between(hip, knee, 0.66), h));
    return ankle;
  };

  const handFar = arm(true, pose.farArm);
  const farFoot = leg(true, pose.farLeg);
  const nearFoot = leg(false, pose.nearLeg);
  const headMiddle = reach(at(0.3, 0), trunk - (pose.nod ?? 0), 0.105 * h);
  add(
    'skin',
    false,
    limb(
      at(0.27, 0),
      headMiddle,
      [0.036, 0.03, 0.03].map((r) => r * h),
    ),
  );
  const torsoPoints = (
    [
      [-0.045, wide(0.07, 0.092)],
      [0.06, wide(0.066, 0.084)],
      [0.17, wide(0.076, 0.096)],
      [0.25, wide(0.066, 0.112)],
      [0.297, wide(0.042, 0.082)],
      [0.322, wide(0.02, 0.034)],
    ] as const
  ).map(([along, across]) => [along, across] as const);
  const outline = [
    ...torsoPoints.map(([along, across]) => at(along, across)),
    ...torsoPoints.toReversed().map(([along, across]) => at(along, -across)),
  ];
  add('shorts', false, [
    at(0.05, wide(0.066, 0.088)),
    at(-0.06, wide(0.078, 0.1)),
    at(-0.075, 0),
    at(-0.06, -wide(0.078, 0.1)),
    at(0.05, -wide(0.066, 0.088)),
  ]);
  add('shirt', false, outline);
  addHead(add, headMiddle, trunk - (pose.nod ?? 0) - 180, pose.turn, h, hair);
  const handNear = arm(false, pose.nearArm);

  return {
    pieces,
    hands: { near: mirror(handNear), far: mirror(handFar) },
    feet: { near: mirror(nearFoot), far: mirror(farFoot) },
    head: mirror(headMiddle),
    neck: mirror(neck),
    hips: mirror(hips),
    torso: smooth(outline.map(mirror)),
    height: h,
  };
}

/** How far under the hips the sole of a leg is, in body heights. */
function standing([thigh, shin, foot]: readonly [number, number, number], spin: number): number {
  const drop = (degrees: number, length: number) => Math.cos(((degrees + spin) * Math.PI) / 180) * length;
  return drop(thigh, 0.245) + drop(shin, 0.235) + Math.max(0.042, drop(foot, 0.1) + 0.02);
}

/** A limb as an outline: widths from its beginning to its end, on its back and on its front side. */
function limb(from: Point, to: Point, back: readonly number[], front: readonly number[] = back): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [px, py] = [-dy / length, dx / length];
  const edge = (widths: readonly number[], sign: number) =>
    widths.map((width, at): Point => {
      const [x, y] = between(from, to, at / (widths.length - 1));
      return [x + px * width * sign, y + py * width * sign];
    });
  const cap = (point: Point, width: number, sign: number): Point => [
    point[0] + (dx / length) * width * 0.7 * sign,
    point[1] + (dy / length) * width * 0.7 * sign,
  ];
  return [
    cap(from, back[0] ?? 0, -1),
    ...edge(back, 1),
    cap(to, back.at(-1) ?? 0, 1),
    ...edge(front, -1).reverse(),
  ];
}

function shortsLeg(hip: Point, hem: Point, h: number): Point[] {
  return limb(
    hip,
    hem,
    [0.07, 0.077, 0.073, 0.072].map((r) => r * h),
  ).filter((_, at) => at !== 5);
}

function boot(ankle: Point, shin: number, foot: number, long: number, h: number): Point[] {
  const ahead = reach([0, 0], foot, 1);
  const below = reach([0, 0], shin, 1);
  const across: Point = [-ahead[1], ahead[0]];
  const sign = across[0] * below[0] + across[1] * below[1] < 0 ? -1 : 1;
  return (
    [
      [-0.03, -0.024],
      [-0.036, 0.012],
      [-0.034, 0.036],
      [0.01, 0.04],
      [0.07, 0.042],
      [0.108, 0.036],
      [0.106, 0.02],
      [0.072, 0.006],
      [0.034, -0.014],
      [0.024, -0.03],
    ] as const
  ).map(([forward, down]) => [
    ankle[0] + ahead[0] * forward * long + across[0] * sign * down * h,
    ankle[1] + ahead[1] * forward * long + across[1] * sign * down * h,
  ]);
}

const PROFILE = [
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
] as const;
const FRONT = [
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
] as const;
const PROFILE_HAIR = [
  [0.048, 0.036],
  [0.036, 0.068],
  [0, 0.08],
  [-0.048, 0.06],
  [-0.066, 0.008],
  [-0.052, -0.036],
  [-0.036, -0.01],
  [-0.008, 0.012],
  [0.014, 0.034],
] as const;
const FRONT_HAIR = [
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
] as const;

function addHead(
  add: (part: BodyPart, far: boolean, points: readonly Point[]) => void,
  middle: Point,
  tilt: number,
  turn: number,
  h: number,
  hair: 'short' | 'long' | 'none',
): void {
  const [c, s] = [Math.cos((-tilt * Math.PI) / 180), Math.sin((-tilt * Math.PI) / 180)];
  const placed = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([px, py]) => [middle[0] + (px * c + py * s) * h, middle[1] + (px * s - py * c) * h]);
  if (hair === 'long')
    add(
      'hair',
      false,
      placed([
        [-0.03, 0.06],
        [-0.066, 0],
        [-0.064, -0.07],
        [-0.03, -0.08],
        [0, 0],
      ]),
    );
  add('skin', false, placed(turn > 0.5 ? FRONT : PROFILE));
  if (hair !== 'none') add('hair', false, placed(turn > 0.5 ? FRONT_HAIR : PROFILE_HAIR));
}
