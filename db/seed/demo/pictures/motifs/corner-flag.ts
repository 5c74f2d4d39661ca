import { GRASS, glowOf, INK, lightnessOf, mix } from '../parts/color.ts';
import { drawFarCrowd } from '../parts/crowd.ts';
import { drawFootball } from '../parts/football.ts';
import { bloom, dust, glow } from '../parts/lights.ts';
import { type Point, polygon, smooth } from '../parts/line.ts';
import { across, clip, ellipse, group, n, path, rect, repeat, type Scene, stroke } from '../parts/scene.ts';
import { drawBokeh, drawMeadow, drawSky, type Hour } from '../parts/sky.ts';

/** A corner in the wind, the camera lying in the grass. */
export function cornerFlag(scene: Scene): string {
  const { random } = scene;
  const hour: Hour = random.pick(['dusk', 'night', 'dawn', 'blue']);
  const x = random.pick([520, 1060]) + random.range(-40, 40);
  const wind = x > 800 ? -1 : 1;
  const light = hour === 'dusk' || hour === 'dawn' ? '#ffd9a0' : mix('#ffffff', glowOf(scene.a), 0.4);
  const ground = 690;
  const [ballX, ballY] = [x + wind * random.range(150, 280), 815];
  return (
    drawSky(scene, hour, 640) +
    drawFarCrowd(scene, 400, 630, 30, hour === 'night' ? 0.4 : 0.62) +
    rect(0, 632, 1600, 60, mix(scene.b, INK, 0.4)) +
    repeat(6, (at) =>
      rect(at * 300 + 20, 640, 240, 44, mix(at % 2 ? scene.a : scene.b, INK, 0.12), 'opacity=".75"'),
    ) +
    drawBokeh(scene, { count: 26, top: 90, bottom: 420, color: scene.a, size: 56 }) +
    bloom(scene, wind > 0 ? 1400 : 200, 330, 900, 480, light, 0.5) +
    drawMeadow(scene, ground) +
    bloom(scene, x, 820, 900, 160, light, 0.28) +
    lines(x, wind) +
    ellipse(ballX + wind * 40, ballY + 62, 120, 18, INK, 'opacity=".45"') +
    drawFootball(scene, { x: ballX, y: ballY, r: 66, lightX: -0.4 * wind }) +
    flagPole(scene, x, wind) +
    grass(scene, light) +
    dust(scene, 50, light) +
    (hour === 'night'
      ? [200, 620, 1010, 1420].map((it) => glow(scene, it, 150, 210, '#fff6dc', 0.8)).join('')
      : '')
  );
}

/** The two lines meeting at the flag, and the quarter circle. */
function lines(x: number, wind: number): string {
  const paint = '#f3faf4';
  const touch = polygon([
    [x - wind * 8, 872],
    [x + wind * 8, 868],
    [x + wind * 1500, 762],
    [x + wind * 1500, 752],
    [x, 858],
  ]);
  const goal = polygon([
    [x - 14, 864],
    [x + 16, 866],
    [x - wind * 300 + 30, 1010],
    [x - wind * 300 - 34, 1010],
  ]);
  return (
    path(touch, paint, 'opacity=".92"') +
    path(goal, paint, 'opacity=".92"') +
    stroke(
      `M${n(x + wind * 330)} 838Q${n(x + wind * 300)} 930 ${n(x - wind * 120)} 930`,
      paint,
      11,
      'opacity=".9"',
    )
  );
}

function flagPole(scene: Scene, x: number, wind: number): string {
  const { random } = scene;
  const [top, w, tall] = [175, random.range(300, 380), random.range(210, 250)];
  const wave = random.range(16, 34);
  const turn = random.range(0, 6);
  const at = (share: number, down: number): Point => [
    x + wind * share * w,
    top + down * (1 - share * 0.12) + Math.sin(share * 7 + turn) * wave * share + share * 24,
  ];
  const steps = [0, 0.12, 0.25, 0.37, 0.5, 0.62, 0.75, 0.87, 1];
  const cloth = smooth(
    [...steps.map((it) => at(it, 0)), ...steps.toReversed().map((it) => at(it, tall))],
    true,
    0.8,
  );
  const strips = repeat(24, (index) => {
    const share = index / 24;
    const slope = Math.cos(share * 7 + turn) * share + 0.2;
    const shade = slope > 0 ? '#ffffff' : INK;
    const corners = [
      at(share, -60),
      at(share + 0.048, -60),
      at(share + 0.048, tall + 60),
      at(share, tall + 60),
    ];
    return path(polygon(corners), shade, `opacity="${n(Math.abs(slope) * (slope > 0 ? 2.6 : 4)) / 10}"`);
  });
  const [one, two] =
    Math.abs(lightnessOf(scene.a) - lightnessOf(scene.b)) < 0.08 ? [scene.a, '#ffffff'] : [scene.a, scene.b];
  const design = random.pick(['half', 'quarters', 'diagonal'] as const);
  const second =
    design === 'half'
      ? polygon([at(0, tall / 2), at(0.5, tall / 2), at(1, tall / 2), at(1.1, tall + 90), at(0, tall + 90)])
      : design === 'diagonal'
        ? polygon([at(0, tall + 60), at(1.1, tall + 60), at(1.1, -20)])
        : polygon([at(0.5, -60), at(1.1, -60), at(1.1, tall / 2), at(0.5, tall / 2)]) +
          polygon([at(0, tall / 2), at(0.5, tall / 2), at(0.5, tall + 60), at(0, tall + 60)]);
  const pole = across(
    scene,
    [0, 0, 1, 0],
    [
      [0, '#f6d34a'],
      [0.4, '#fff6c2'],
      [1, '#a87b12'],
    ],
  );
  return (
    ellipse(x + wind * -90, 878, 150, 9, INK, 'opacity=".4"') +
    rect(x - 10, top - 14, 20, 890 - top, pole, 'rx="9"') +
    group(path(cloth, one) + path(second, two) + strips, `clip-path="${clip(scene, cloth)}"`)
  );
}

/** Blades along the lower edge, some near enough to be large. */
function grass(scene: Scene, light: string): string {
  const { random } = scene;
  const colors = [GRASS.dark, GRASS.mid, mix(GRASS.light, light, 0.25), mix(GRASS.deep, INK, 0.4)];
  return colors
    .map((color) => {
      const d = repeat(170, () => {
        const [x, base, tall] = [random.range(-20, 1620), random.range(960, 1030), random.range(40, 130)];
        const [lean, wide] = [random.range(-34, 34), random.range(3, 8)];
        return `M${n(x - wide)} ${n(base)}Q${n(x + lean * 0.2)} ${n(base - tall * 0.6)} ${n(x + lean)} ${n(base - tall)}Q${n(x + lean * 0.3 + wide)} ${n(base - tall * 0.5)} ${n(x + wide)} ${n(base)}z`;
      });
      return path(d, color);
    })
    .join('');
}
