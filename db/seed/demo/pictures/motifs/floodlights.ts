import { glowOf, INK, mix } from '../parts/color.ts';
import { drawFarCrowd } from '../parts/crowd.ts';
import { beam, bloom, dust, glow } from '../parts/lights.ts';
import { polygon } from '../parts/line.ts';
import { circle, group, path, rect, repeat, type Scene, stroke } from '../parts/scene.ts';
import { drawSky, type Hour, horizonGlow } from '../parts/sky.ts';

/** Looking up at the masts as evening comes. */
export function floodlights(scene: Scene): string {
  const { random } = scene;
  const hour: Hour = random.pick(['dusk', 'blue', 'night', 'dusk']);
  const light = mix('#fff5dc', glowOf(scene.b), 0.2);
  const right = random.chance(0.5);
  const [x, y] = [random.range(980, 1180), random.range(235, 310)];
  const mirrored = right ? '' : 'transform="translate(1600 0) scale(-1 1)"';
  const rain = hour !== 'dusk' && random.chance(0.5);
  const content =
    horizonGlow(scene, 860, hour === 'dusk' ? '#ffb066' : glowOf(scene.a), 0.75) +
    tower(scene, 210, 470, 0.26, light) +
    tower(scene, 470, 560, 0.17, light) +
    stand(scene) +
    beam(scene, [x - 10, y + 65], [260, 980], { start: 130, end: 470, color: light, strength: 0.34 }) +
    beam(scene, [x - 10, y + 65], [760, 1040], { start: 120, end: 300, color: light, strength: 0.26 }) +
    tower(scene, x, y, random.range(0.78, 0.98), light);
  return (
    drawSky(scene, hour, 900) +
    group(content, mirrored) +
    bloom(scene, 800, 1000, 1100, 190, '#59d890', 0.42) +
    drawFarCrowd(scene, 900, 1010, 40, 0.22) +
    (rain ? drawRain(scene) : dust(scene, 110, light))
  );
}

/** One mast with its head of lamps, tilted as one sees it from below. */
function tower(scene: Scene, x: number, y: number, size: number, light: string): string {
  const [columns, rows] = [7, 5];
  const [wide, tall] = [66, 60];
  const frame = rect(-wide * 3.8, -tall * 2.8, wide * 7.6, tall * 5.6, '#0c1220', 'rx="10"');
  const lamps = repeat(columns * rows, (at) => {
    const lampX = ((at % columns) - 3) * wide;
    const lampY = (Math.floor(at / columns) - 2) * tall;
    const broken = scene.random.chance(0.03);
    return (
      circle(lampX, lampY, 26, '#2a3348') +
      (broken
        ? ''
        : circle(lampX, lampY, 22, light) +
          circle(lampX - 3, lampY - 3, 13, '#ffffff') +
          (size > 0.5 ? glow(scene, lampX, lampY, 62, light, 0.5) : ''))
    );
  });
  const lattice = repeat(12, (at) => {
    const top = 150 + at * 92;
    const half = 34 + at * 5;
    return stroke(
      `M${-half} ${top}L${half + 5} ${top + 92}M${half} ${top}L${-half - 5} ${top + 92}M${-half} ${top}H${half}`,
      '#0a0f1a',
      9,
    );
  });
  const legs =
    path(
      polygon([
        [-40, 130],
        [-28, 130],
        [-86, 1260],
        [-104, 1260],
      ]),
      '#0a0f1a',
    ) +
    path(
      polygon([
        [40, 130],
        [28, 130],
        [86, 1260],
        [104, 1260],
      ]),
      '#0a0f1a',
    );
  const halo = glow(scene, 0, 0, 660, light, 0.85);
  return group(
    legs + lattice + halo + group(frame + lamps, 'transform="skewY(-7) rotate(-2)"'),
    `transform="translate(${x} ${y}) scale(${size})"`,
  );
}

function stand(scene: Scene): string {
  const roof = polygon([
    [-20, 800],
    [560, 846],
    [980, 838],
    [980, 862],
    [560, 872],
    [-20, 836],
  ]);
  const body = polygon([
    [-20, 826],
    [560, 868],
    [980, 858],
    [1640, 884],
    [1640, 1010],
    [-20, 1010],
  ]);
  return (
    path(body, mix('#060a13', scene.a, 0.1)) +
    path(roof, mix(INK, '#000000', 0.3)) +
    stroke('M-20 838L560 874L980 862', mix(glowOf(scene.a), '#ffffff', 0.3), 4, 'opacity=".8"')
  );
}

function drawRain({ random }: Scene): string {
  const d = repeat(260, () => {
    const [x, y, length] = [random.range(-60, 1640), random.range(-40, 980), random.range(18, 52)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.22).toFixed(1)} ${length.toFixed(1)}`;
  });
  return stroke(d, '#dfe9ff', 1.6, 'opacity=".38"');
}
