import { createCamera } from '../parts/camera.ts';
import { glowOf, INK, mix, tone } from '../parts/color.ts';
import { bloom, dust } from '../parts/lights.ts';
import { polygon, smooth } from '../parts/line.ts';
import { drawPitch } from '../parts/pitch.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  linear,
  n,
  path,
  radial,
  rect,
  repeat,
  type Scene,
  stroke,
} from '../parts/scene.ts';
import { drawTeams, spreadPlayers } from '../parts/team.ts';

/** The final is played on a screen; the pad lies in its light. */
export function gamepad(scene: Scene): string {
  const { random } = scene;
  const [one, two] = [glowOf(scene.a), glowOf(tone(scene.b, 0.75))];
  const dark = random.chance(0.6);
  const turn = random.range(-13, 13);
  return (
    rect(
      0,
      0,
      1600,
      1000,
      linear(
        scene,
        [0, 0, 1600, 1000],
        [
          [0, mix(INK, scene.a, 0.35)],
          [0.5, '#070b14'],
          [1, mix(INK, scene.b, 0.3)],
        ],
      ),
    ) +
    neon(scene, one, two) +
    screen(scene, one) +
    desk(scene, one, two) +
    group(
      ellipse(0, 150, 520, 110, '#000000', 'opacity=".6"') +
        pad(scene, dark ? '#171c28' : '#eef1f6', dark, one, two),
      `transform="translate(${n(800 + random.range(-110, 110))} 735) rotate(${n(turn)}) scale(1.06)"`,
    ) +
    dust(scene, 60, one)
  );
}

function neon(scene: Scene, one: string, two: string): string {
  const tube = (x1: number, y1: number, x2: number, y2: number, color: string) => {
    const d = `M${x1} ${y1}L${x2} ${y2}`;
    return (
      [34, 18, 9].map((width, at) => stroke(d, color, width, `opacity="${[0.14, 0.3, 0.7][at]}"`)).join('') +
      stroke(d, '#ffffff', 4)
    );
  };
  return (
    bloom(scene, 130, 300, 520, 520, one, 0.5) +
    bloom(scene, 1470, 300, 520, 520, two, 0.5) +
    tube(110, 60, 110, 520, one) +
    tube(160, 130, 160, 590, one) +
    tube(1490, 60, 1490, 520, two) +
    tube(1440, 130, 1440, 590, two)
  );
}

function screen(scene: Scene, light: string): string {
  const { random } = scene;
  const camera = createCamera({
    eye: [random.range(-10, 10), -56, 32],
    target: [0, -3, 0],
    zoom: 640,
    middle: [800, 300],
  });
  const frame = polygon([
    [270, 50],
    [1330, 50],
    [1330, 570],
    [270, 570],
  ]);
  const view =
    rect(270, 50, 1060, 520, mix('#0c2b1c', INK, 0.3)) +
    drawPitch(camera, {
      mowing: random.pick(['bands', 'checks', 'crossed']),
      dark: '#1c8a50',
      light: '#2fae68',
      lineWidth: 0.3,
    }) +
    drawTeams(scene, camera, spreadPlayers(scene, 18, [random.range(-20, 20), 0])) +
    rect(300, 74, 250, 40, '#0b1220', 'rx="6" opacity=".85"') +
    rect(300, 74, 14, 40, scene.a) +
    rect(536, 74, 14, 40, scene.b) +
    rect(330, 88, 60, 12, '#ffffff', 'rx="3"') +
    rect(412, 84, 30, 20, '#10b981', 'rx="3"') +
    rect(460, 88, 60, 12, '#ffffff', 'rx="3"') +
    rect(1180, 470, 120, 76, '#0b1220', 'rx="6" opacity=".7"') +
    stroke('M1190 480H1290V536H1190ZM1240 480V536', '#7dffb0', 2, 'opacity=".7"');
  return (
    bloom(scene, 800, 310, 900, 520, light, 0.5) +
    rect(252, 32, 1096, 556, '#05070c', 'rx="14"') +
    group(view, `clip-path="${clip(scene, frame)}"`) +
    path(
      frame,
      linear(
        scene,
        [270, 50, 1330, 570],
        [
          [0, '#ffffff', 0.2],
          [0.35, '#ffffff', 0],
          [1, '#000000', 0.25],
        ],
      ),
    ) +
    rect(752, 588, 96, 40, '#05070c')
  );
}

function desk(scene: Scene, one: string, two: string): string {
  return (
    rect(
      0,
      622,
      1600,
      390,
      linear(
        scene,
        [0, 622, 0, 1000],
        [
          [0, '#10151f'],
          [0.3, '#1a2130'],
          [1, '#06080e'],
        ],
      ),
    ) +
    bloom(scene, 800, 650, 700, 90, '#8affc0', 0.28) +
    bloom(scene, 120, 720, 620, 220, one, 0.34) +
    bloom(scene, 1480, 720, 620, 220, two, 0.34)
  );
}

function pad(scene: Scene, color: string, dark: boolean, one: string, two: string): string {
  const half = [
    [60, -150],
    [170, -168],
    [280, -170],
    [372, -138],
    [424, -40],
    [466, 90],
    [474, 190],
    [430, 232],
    [372, 206],
    [300, 112],
    [220, 66],
    [110, 58],
  ] as const;
  const shape = smooth(
    [...half.map(([x, y]) => [x, y] as const), ...half.toReversed().map(([x, y]) => [-x, y] as const)],
    true,
    0.9,
  );
  const body = linear(
    scene,
    [0, -170, 0, 230],
    [
      [0, mix(color, '#ffffff', dark ? 0.28 : 0.9)],
      [0.3, color],
      [1, mix(color, INK, dark ? 0.7 : 0.5)],
    ],
  );
  const groove = mix(color, '#000000', dark ? 0.6 : 0.35);
  const shoulder = (side: number) =>
    path(
      smooth(
        [
          [side * 150, -150],
          [side * 190, -206],
          [side * 300, -208],
          [side * 352, -150],
        ],
        true,
        0.9,
      ),
      mix(color, '#000000', 0.5),
    );
  const glint = (side: number, light: string) =>
    stroke(`M${side * 424} -40Q${side * 466} 70 ${side * 474} 190`, light, 9, 'opacity=".85"') +
    stroke(`M${side * 424} -40Q${side * 466} 70 ${side * 474} 190`, light, 30, 'opacity=".22"');
  const buttons = (
    [
      [0, -46],
      [46, 0],
      [0, 46],
      [-46, 0],
    ] as const
  )
    .map(([x, y], at) => {
      const shine = [one, two, mix(one, '#ffffff', 0.5), mix(two, '#ffffff', 0.5)][at] ?? one;
      return (
        circle(272 + x, -66 + y, 25, groove) +
        circle(272 + x, -68 + y, 21, mix(INK, shine, 0.25)) +
        circle(272 + x, -68 + y, 13, shine)
      );
    })
    .join('');
  const cross =
    path('M-294 -120h44v34h34v44h-34v34h-44v-34h-34v-44h34z', groove) +
    path('M-290 -117h36v34h34v36h-34v34h-36v-34h-34v-36h34z', mix(color, dark ? '#ffffff' : INK, 0.16));
  return (
    shoulder(-1) +
    shoulder(1) +
    path(shape, body) +
    glint(-1, one) +
    glint(1, two) +
    path(
      smooth(
        [
          [-96, -128],
          [96, -128],
          [84, -40],
          [-84, -40],
        ],
        true,
        0.4,
      ),
      mix(color, '#000000', dark ? 0.35 : 0.12),
    ) +
    rect(-82, -126, 164, 5, one, 'rx="2.5" opacity=".9"') +
    cross +
    buttons +
    stick(scene, -128, 26, color, one) +
    stick(scene, 128, 26, color, two) +
    repeat(2, (at) => rect(at ? 108 : -132, -118, 24, 10, groove, 'rx="5"')) +
    circle(0, 14, 17, groove) +
    circle(0, 12, 13, one)
  );
}

function stick(scene: Scene, x: number, y: number, color: string, light: string): string {
  const cap = radial(scene, x - 14, y - 22, 92, [
    [0, mix(color, '#ffffff', 0.5)],
    [0.4, mix(color, INK, 0.45)],
    [1, '#05070b'],
  ]);
  return (
    circle(x, y, 70, '#06080d') +
    circle(x, y, 66, 'none', `stroke="${light}" stroke-width="4" opacity=".8"`) +
    circle(x, y - 6, 52, cap) +
    circle(x, y - 6, 34, '#0c1019', 'opacity=".7"') +
    circle(x, y - 6, 34, 'none', 'stroke="#3d4659" stroke-width="3"')
  );
}
