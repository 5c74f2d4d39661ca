import { GRASS, glowOf, INK, lightnessOf, mix } from '../parts/color.ts';
import { drawFootball } from '../parts/football.ts';
import { bloom, dust } from '../parts/lights.ts';
import { type Point, smooth } from '../parts/line.ts';
import { clip, ellipse, group, linear, n, path, rect, repeat, type Scene, stroke } from '../parts/scene.ts';
import { drawBokeh, drawMeadow, drawSky, type Hour } from '../parts/sky.ts';

/** New boots on wet grass. */
export function boots(scene: Scene): string {
  const { random } = scene;
  const hour: Hour = random.pick(['dusk', 'night', 'dawn', 'blue']);
  const right = random.chance(0.5);
  const light = hour === 'night' ? mix('#ffffff', glowOf(scene.a), 0.4) : '#ffe2b0';
  const second = Math.abs(lightnessOf(scene.a) - lightnessOf(scene.b)) < 0.08 ? '#ffffff' : scene.b;
  const design = random.int(0, 2);
  const pair =
    group(boot(scene, mix(scene.a, INK, 0.12), second, design), 'transform="translate(250 60) scale(.92)"') +
    group(boot(scene, scene.a, second, design), 'transform="translate(0 130)"');
  const ball = random.chance(0.65)
    ? drawFootball(scene, { x: 1330, y: 590, r: 165, panel: mix(scene.b, INK, 0.6) })
    : '';
  return (
    drawSky(scene, hour, 640) +
    drawBokeh(scene, { count: 60, top: 40, bottom: 540, color: scene.b, size: 74 }) +
    bloom(scene, right ? 1200 : 400, 320, 900, 500, light, 0.5) +
    drawMeadow(scene, 590) +
    bloom(scene, 800, 660, 1000, 150, light, 0.4) +
    blades(scene, 640, 46, 0.5, light) +
    group(
      ellipse(640, 800, 640, 46, '#03100a', 'opacity=".55"') +
        (ball ? ellipse(1340, 752, 200, 26, '#03100a', 'opacity=".5"') : '') +
        ball +
        pair,
      right
        ? 'transform="translate(-40 -110) scale(1.12)"'
        : 'transform="translate(1640 -110) scale(-1.12 1.12)"',
    ) +
    blades(scene, 900, 96, 1, light) +
    blades(scene, 1010, 170, 1.3, light) +
    drops(scene) +
    dust(scene, 40, light)
  );
}

function boot(scene: Scene, color: string, trim: string, design: number): string {
  const upper: Point[] = [
    [196, 330],
    [232, 318],
    [300, 330],
    [352, 340],
    [380, 372],
    [424, 410],
    [520, 456],
    [640, 482],
    [760, 510],
    [858, 548],
    [900, 592],
    [896, 632],
    [820, 652],
    [560, 656],
    [320, 656],
    [206, 652],
    [178, 618],
    [176, 540],
    [188, 440],
  ];
  const outline = smooth(upper, true, 0.85);
  const body = linear(
    scene,
    [0, 330, 0, 660],
    [
      [0, mix(color, '#ffffff', 0.4)],
      [0.3, color],
      [0.75, mix(color, INK, 0.3)],
      [1, mix(color, INK, 0.68)],
    ],
  );
  const gleam = smooth(
    [
      [470, 446],
      [640, 494],
      [790, 536],
      [850, 566],
      [790, 552],
      [620, 512],
    ],
    true,
  );
  const marks = [
    repeat(3, (at) => stroke(`M${350 + at * 70} ${640}L${430 + at * 62} ${446 + at * 14}`, trim, 24)),
    path(
      smooth(
        [
          [190, 620],
          [330, 560],
          [470, 520],
          [720, 500],
          [560, 560],
          [420, 620],
          [300, 652],
        ],
        true,
      ),
      trim,
    ),
    path(
      smooth(
        [
          [180, 480],
          [300, 500],
          [360, 600],
          [330, 660],
          [170, 660],
        ],
        true,
      ),
      trim,
    ) +
      stroke('M420 640Q520 590 560 470', trim, 16) +
      stroke('M470 646Q570 600 610 484', trim, 10),
  ];
  const laces = repeat(6, (at) => {
    const [x, y] = [402 + at * 40, 398 + at * 17];
    return (
      stroke(`M${x - 16} ${y + 34}Q${x + 6} ${y - 8} ${x + 34} ${y + 6}`, INK, 15, 'opacity=".35"') +
      stroke(`M${x - 18} ${y + 30}Q${x + 4} ${y - 12} ${x + 32} ${y + 2}`, trim, 11)
    );
  });
  const knot = stroke('M398 386C350 330 420 300 404 380C440 320 480 350 404 384', trim, 9);
  const opening =
    path(
      smooth(
        [
          [196, 334],
          [232, 320],
          [300, 331],
          [352, 342],
          [330, 366],
          [240, 360],
        ],
        true,
      ),
      mix(color, '#000000', 0.75),
    ) + stroke('M200 330Q270 306 352 340', mix(color, '#ffffff', 0.35), 8);
  const tab = path(
    smooth(
      [
        [190, 352],
        [204, 312],
        [226, 314],
        [232, 352],
      ],
      true,
    ),
    mix(trim, INK, 0.15),
  );
  const sole = path(
    smooth(
      [
        [178, 640],
        [210, 668],
        [420, 664],
        [560, 676],
        [760, 674],
        [890, 650],
        [904, 622],
        [820, 646],
        [560, 648],
        [320, 650],
      ],
      true,
      0.7,
    ),
    mix(trim, '#ffffff', 0.25),
  );
  const studs = [230, 300, 470, 560, 660, 760, 830]
    .map((x) =>
      path(
        `M${x - 17} 668L${x - 10} 706Q${x} 712 ${x + 10} 706L${x + 17} 668Z`,
        linear(
          scene,
          [x - 16, 0, x + 16, 0],
          [
            [0, mix(trim, '#ffffff', 0.4)],
            [1, mix(trim, INK, 0.6)],
          ],
        ),
      ),
    )
    .join('');
  return (
    studs +
    tab +
    path(outline, body) +
    group(marks[design] ?? '', `clip-path="${clip(scene, outline)}" opacity=".95"`) +
    path(
      outline,
      linear(
        scene,
        [170, 0, 910, 0],
        [
          [0, INK, 0.55],
          [0.18, INK, 0],
          [0.8, INK, 0],
          [1, INK, 0.5],
        ],
      ),
    ) +
    path(
      outline,
      linear(
        scene,
        [0, 520, 0, 660],
        [
          [0, INK, 0],
          [1, INK, 0.5],
        ],
      ),
    ) +
    path(gleam, '#ffffff', 'opacity=".34"') +
    stroke('M196 470Q206 560 198 630', '#ffffff', 5, 'opacity=".3"') +
    opening +
    laces +
    knot +
    sole
  );
}

function blades({ random }: Scene, base: number, tall: number, wide: number, light: string): string {
  const colors = [mix(GRASS.deep, INK, 0.2), GRASS.dark, GRASS.mid, mix(GRASS.light, light, 0.3)];
  return colors
    .map((color) => {
      const d = repeat(120, () => {
        const [x, y, up] = [
          random.range(-20, 1620),
          base + random.range(-22, 22),
          tall * random.range(0.4, 1),
        ];
        const [lean, half] = [random.range(-0.4, 0.4) * up, wide * random.range(2, 4.5)];
        return `M${n(x - half)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - up * 0.6)} ${n(x + lean)} ${n(y - up)}Q${n(x + lean * 0.3 + half)} ${n(y - up * 0.5)} ${n(x + half)} ${n(y)}z`;
      });
      return path(d, color);
    })
    .join('');
}

function drops(scene: Scene): string {
  const { random } = scene;
  return repeat(36, () => {
    const [x, y, r] = [random.range(0, 1600), random.range(760, 985), random.range(2, 5)];
    return (
      ellipse(x, y, r, r * 1.15, '#e9fff2', 'opacity=".55"') +
      rect(x - r * 0.4, y - r * 0.6, r * 0.5, r * 0.5, '#ffffff', 'rx="1"')
    );
  });
}
