import { lerp } from './color.ts';
import { type Hair, type HeadPart, headPieces } from './head.ts';
import { boot, limb, shortsLeg } from './limb.ts';
import { between, type Point, reach, smooth } from './line.ts';

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

export type BodyPart = HeadPart | 'neck' | 'shirt' | 'shorts' | 'sock' | 'boot' | 'hand';

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
  hair?: Hair;
  /** Seen from behind: no face. */
  away?: boolean;
}

/** A body of believable proportions, eight heads tall, in the pose given. */
export function makeFigure(pose: Pose, placement: Placement): Figure {
  const { x, y, height: h, anchor = 'feet', flip = false, hair = 'short', away = false } = placement;
  const spin = pose.spin ?? 0;
  const sole = Math.max(standing(pose.nearLeg, spin), standing(pose.farLeg, spin)) * h;
  const place = ([px, py]: Point): Point => [x + (flip ? -px : px), y + py - (anchor === 'feet' ? sole : 0)];
  const wide = (profile: number, front: number) => lerp(profile, front, pose.turn);

  // The hips are 0,0; the trunk has its own axes, `along` it and `across` it.
  const trunk = 180 - pose.lean + spin;
  const up = reach([0, 0], trunk, 1);
  const at = (along: number, across: number): Point => [
    (up[0] * along - up[1] * across) * h,
    (up[1] * along + up[0] * across) * h,
  ];
  const pieces: FigurePiece[] = [];
  const add = (part: BodyPart, far: boolean, points: readonly Point[]) => {
    pieces.push({ part, far, d: smooth(points.map(place)) });
  };

  const arm = (far: boolean, [upper, lower]: readonly [number, number]): Point => {
    const shoulder = at(0.275, (far ? -1 : 1) * wide(0.012, 0.088));
    const elbow = reach(shoulder, upper + spin, 0.168 * h);
    const wrist = reach(elbow, lower + spin, 0.15 * h);
    const hand = reach(wrist, lower + spin, 0.035 * h);
    add('skin', far, limb(elbow, wrist, h, [0.026, 0.03, 0.024, 0.018]));
    add('skin', far, limb(shoulder, elbow, h, [0.036, 0.034, 0.03, 0.027]));
    add(
      'hand',
      far,
      limb(between(wrist, hand, -0.15), between(wrist, hand, 1.6), h, [0.018, 0.026, 0.025, 0.016]),
    );
    add('shirt', far, limb(shoulder, between(shoulder, elbow, 0.62), h, [0.044, 0.05, 0.05, 0.047]));
    return hand;
  };

  const leg = (far: boolean, [thigh, shin, foot]: readonly [number, number, number]): Point => {
    const hip = at(-0.005, (far ? -1 : 1) * wide(0.008, 0.046));
    const knee = reach(hip, thigh + spin, 0.245 * h);
    const ankle = reach(knee, shin + spin, 0.235 * h);
    add(
      'skin',
      far,
      limb(knee, ankle, h, [0.036, 0.044, 0.036, 0.024, 0.021], [0.036, 0.033, 0.029, 0.023, 0.02]),
    );
    add(
      'sock',
      far,
      limb(
        between(knee, ankle, 0.2),
        ankle,
        h,
        [0.04, 0.043, 0.033, 0.025, 0.023],
        [0.035, 0.033, 0.028, 0.024, 0.022],
      ),
    );
    add('boot', far, boot(ankle, shin + spin, foot + spin, h * wide(1, 0.8), h));
    add('skin', far, limb(hip, knee, h, [0.066, 0.064, 0.052, 0.04]));
    add('shorts', far, shortsLeg(hip, between(hip, knee, 0.66), h));
    return ankle;
  };

  const farHand = arm(true, pose.farArm);
  const farFoot = leg(true, pose.farLeg);
  const nearFoot = leg(false, pose.nearLeg);
  const tilt = trunk - (pose.nod ?? 0);
  const head = reach(at(0.3, 0), tilt, 0.105 * h);
  add('neck', false, limb(at(0.27, 0), head, h, [0.036, 0.03, 0.03]));
  const half = TORSO.map(([along, profile, front]) => [along, wide(profile, front)] as const);
  const torso = [
    ...half.map(([along, it]) => at(along, it)),
    ...half.toReversed().map(([along, it]) => at(along, -it)),
  ];
  add('shorts', false, [at(0.03, 0), ...PELVIS.map(([along, side]) => at(along, side * wide(0.076, 0.098)))]);
  add('shirt', false, torso);
  for (const { part, points } of headPieces(head, tilt - 180, pose.turn, h, hair)) {
    if (away && part === 'face') continue;
    add(away && part === 'skin' ? 'hair' : part, false, points);
  }
  const nearHand = arm(false, pose.nearArm);

  return {
    pieces,
    hands: { near: place(nearHand), far: place(farHand) },
    feet: { near: place(nearFoot), far: place(farFoot) },
    head: place(head),
    neck: place(at(0.305, 0)),
    hips: place([0, 0]),
    torso: smooth(torso.map(place)),
    height: h,
  };
}

/** Half of a shirt from its hem to its collar: along the trunk, half width from the side and from the front. */
const TORSO = [
  [-0.082, 0.07, 0.09],
  [-0.06, 0.08, 0.104],
  [0.04, 0.072, 0.092],
  [0.17, 0.077, 0.097],
  [0.25, 0.066, 0.112],
  [0.297, 0.042, 0.082],
  [0.322, 0.02, 0.034],
] as const;
const PELVIS = [
  [0.02, 1],
  [-0.06, 1.04],
  [-0.08, 0],
  [-0.06, -1.04],
  [0.02, -1],
] as const;

/** How far under the hips the sole of a leg is, in body heights. */
function standing([thigh, shin, foot]: readonly [number, number, number], spin: number): number {
  const drop = (degrees: number, length: number) => Math.cos(((degrees + spin) * Math.PI) / 180) * length;
  return drop(thigh, 0.245) + drop(shin, 0.235) + Math.max(0.042, drop(foot, 0.1) + 0.02);
}
