import type { Camera, Place } from './camera.ts';
import { INK, lightnessOf, SKIN } from './color.ts';
import { makeFigure, type Pose } from './figure.ts';
import { drawPlayer, type Kit } from './player.ts';
import { POSES } from './poses.ts';
import { ellipse, type Scene } from './scene.ts';

/** A kit made of a club's colour and its companion. */
export function kitOf(scene: Scene, shirt: string, trim: string): Kit {
  const { random } = scene;
  const pattern = random.pick(['plain', 'stripes', 'hoops', 'sash', 'half', 'plain']);
  const shorts = random.pick([trim, shirt, lightnessOf(shirt) > 0.8 ? INK : '#ffffff']);
  return { shirt, trim, pattern, shorts, socks: random.pick([shirt, trim]), skin: random.pick(SKIN) };
}

/** The two teams' kits, never to be mistaken for each other. */
export function teamKits(scene: Scene): [Kit, Kit] {
  const home = kitOf(scene, scene.a, scene.b);
  const away = kitOf(scene, scene.b, lightnessOf(scene.b) > 0.6 ? INK : '#ffffff');
  return [home, { ...away, pattern: 'plain' }];
}

const MOVES: [Pose, ...Pose[]] = [POSES.run, POSES.dribble, POSES.run, POSES.walk, POSES.sprint, POSES.stand];

/** Players at places of the pitch, far ones first, with the crossed shadows of four floodlights. */
export function drawTeams(scene: Scene, camera: Camera, places: readonly Place[]): string {
  const { random } = scene;
  const kits = teamKits(scene);
  return places
    .map((place, at) => ({ seen: camera.see(place), kit: kits[at % 2] ?? kits[0] }))
    .toSorted((one, two) => (one.seen?.scale ?? 0) - (two.seen?.scale ?? 0))
    .map(({ seen, kit }) => {
      if (!seen) return '';
      const height = Math.max(seen.scale * 1.95, 9);
      const figure = makeFigure(random.pick(MOVES), {
        x: seen.x,
        y: seen.y,
        height,
        flip: random.chance(0.5),
      });
      const shadow = [-1, 1]
        .map((side) =>
          ellipse(
            seen.x + side * height * 0.3,
            seen.y - height * 0.01,
            height * 0.34,
            height * 0.05,
            INK,
            'opacity=".3"',
          ),
        )
        .join('');
      return shadow + drawPlayer(scene, figure, { ...kit, skin: random.pick(SKIN) }, { dark: 0.45 });
    })
    .join('');
}

/** Eleven against eleven as a game spreads them: most of them where the ball is. */
export function spreadPlayers(scene: Scene, count: number, ball: readonly [number, number]): Place[] {
  const { random } = scene;
  return Array.from({ length: count }, (): Place => {
    const near = random.chance(0.55);
    const [x, y] = near
      ? [ball[0] + random.range(-15, 15), ball[1] + random.range(-14, 14)]
      : [random.range(-42, 48), random.range(-30, 30)];
    return [Math.min(Math.max(x, -50), 51), Math.min(Math.max(y, -33), 33), 0];
  });
}
