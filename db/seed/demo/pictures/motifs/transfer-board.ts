import { glowOf, INK, lightnessOf, mix, tone } from '../parts/color.ts';
import { lampDigits, lampWidth } from '../parts/digits.ts';
import { drawJersey, type JerseyPattern } from '../parts/jersey.ts';
import { beam, bloom, dust, glow } from '../parts/lights.ts';
import { disc, polygon } from '../parts/line.ts';
import { across, circle, linear, path, rect, repeat, type Scene } from '../parts/scene.ts';
import { drawBackdrop } from '../parts/sky.ts';

/** From one shirt to the other: the board of the window's last day. */
export function transferBoard(scene: Scene): string {
  const { random } = scene;
  const light = mix('#fff4dc', glowOf(scene.a), 0.2);
  const contrast = (color: string, other: string) =>
    Math.abs(lightnessOf(color) - lightnessOf(other)) > 0.12
      ? other
      : lightnessOf(color) > 0.6
        ? INK
        : '#ffffff';
  const [y, size] = [random.range(110, 150), random.range(430, 470)];
  const [first, second] = random.pick([
    ['plain', 'stripes'],
    ['hoops', 'plain'],
    ['sash', 'half'],
    ['stripes', 'chevron'],
    ['half', 'hoops'],
    ['chevron', 'plain'],
    ['plain', 'sash'],
  ]);
  const shirt = (x: number, color: string, other: string, pattern: JerseyPattern) =>
    bloom(scene, x, y + 230, 380, 360, glowOf(color), 0.42) +
    bloom(scene, x + 20, y + 260, 270, 300, '#000000', 0.6) +
    drawJersey(scene, { x, y, width: size, color, trim: contrast(color, other), pattern });
  return (
    drawBackdrop(scene, 400, 330, 1) +
    rect(
      800,
      0,
      800,
      1000,
      linear(
        scene,
        [800, 0, 1600, 0],
        [
          [0, mix(INK, tone(scene.b, 0.45), 0.7), 0],
          [1, mix(INK, tone(scene.b, 0.45), 0.7)],
        ],
      ),
    ) +
    rays() +
    [360, 1240]
      .map((x) => beam(scene, [x, -80], [x, 760], { start: 70, end: 340, color: light, strength: 0.26 }))
      .join('') +
    shirt(360, scene.a, scene.b, first) +
    shirt(1240, scene.b, scene.a, second) +
    arrow(scene, y + 225) +
    flaps(scene) +
    dust(scene, 70, light)
  );
}

function rays(): string {
  return repeat(9, (at) => {
    const x = 120 + at * 190;
    return path(
      polygon([
        [x, -20],
        [x + 60, -20],
        [x - 330, 1020],
        [x - 390, 1020],
      ]),
      '#ffffff',
      `opacity="${at % 2 ? 0.018 : 0.032}"`,
    );
  });
}

function arrow(scene: Scene, y: number): string {
  const body = polygon([
    [642, y - 34],
    [826, y - 34],
    [826, y - 92],
    [968, y],
    [826, y + 92],
    [826, y + 34],
    [642, y + 34],
  ]);
  const paint = linear(
    scene,
    [620, 0, 968, 0],
    [
      [0, mix('#10b981', '#ffffff', 0.1), 0.15],
      [0.35, '#10b981'],
      [1, '#4fe0a8'],
    ],
  );
  const trails = repeat(3, (at) =>
    rect(560 - at * 26, y - 30 + at * 24, 60 + at * 18, 9, '#10b981', `rx="4" opacity="${0.5 - at * 0.12}"`),
  );
  return (
    glow(scene, 860, y, 330, '#10b981', 0.4) +
    trails +
    path(body, paint) +
    path(
      body,
      linear(
        scene,
        [0, y - 92, 0, y + 92],
        [
          [0, '#ffffff', 0.5],
          [0.5, '#ffffff', 0],
          [1, INK, 0.35],
        ],
      ),
    )
  );
}

/** Rows of flaps as in an old station: hours, shirts, sums; the lamps tell who is through. */
function flaps(scene: Scene): string {
  const { random } = scene;
  const [x, top, w, h] = [150, 660, 1300, 300];
  const flap = across(
    scene,
    [0, 0, 0, 1],
    [
      [0, '#2a3244'],
      [0.48, '#1b2232'],
      [0.5, '#05070c'],
      [0.53, '#242c3d'],
      [1, '#171d2a'],
    ],
  );
  const rows = repeat(4, (row) => {
    const y = top + 22 + row * 66;
    const cells = repeat(26, (at) => rect(x + 24 + at * 43.5, y, 39, 54, flap, 'rx="5"'));
    const text = `${String(random.int(9, 23)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`;
    const sum = `${random.int(1, 9)}${random.int(0, 9)}`;
    const amber = '#ffc94d';
    const name = random.range(150, 230);
    const words =
      rect(x + 334, y + 20, name, 14, '#eef2f8', 'rx="4"') +
      rect(x + 352 + name, y + 20, random.range(90, 170), 14, '#eef2f8', 'rx="4" opacity=".55"');
    const done = random.chance(0.5);
    return (
      cells +
      path(lampDigits(text, x + 34, y + 10, 4.9, 0.46), amber) +
      rect(x + 218, y + 12, 30, 30, row % 2 ? scene.b : scene.a, 'rx="4"') +
      path(lampDigits('>', x + 268, y + 10, 4.9, 0.46), '#10b981') +
      words +
      path(lampDigits(sum, x + w - 218 - lampWidth(sum, 4.9), y + 10, 4.9, 0.46), '#7dffb0') +
      circle(x + w - 96, y + 27, 15, done ? '#10b981' : '#5a2a14') +
      (done ? glow(scene, x + w - 96, y + 27, 60, '#10b981', 0.7) : '')
    );
  });
  const screws = [
    [x + 14, top + 10],
    [x + w - 14, top + 10],
    [x + 14, top + h - 12],
    [x + w - 14, top + h - 12],
  ]
    .map(([px = 0, py = 0]) => disc(px, py, 5))
    .join('');
  return (
    rect(x - 14, top - 8, w + 28, h + 22, '#000000', 'rx="16" opacity=".45"') +
    rect(
      x - 8,
      top - 12,
      w + 16,
      h + 16,
      linear(
        scene,
        [0, top - 12, 0, top + h],
        [
          [0, '#5d687d'],
          [0.05, '#1d2433'],
          [1, '#0b0f18'],
        ],
      ),
      'rx="14"',
    ) +
    rect(x + 4, top, w - 8, h - 6, '#080b12', 'rx="8"') +
    rows +
    path(screws, '#8b95a6')
  );
}
