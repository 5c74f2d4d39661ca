import { glowOf, INK, mix } from '../parts/color.ts';
import { drawConfetti } from '../parts/confetti.ts';
import { drawFansFromBehind } from '../parts/crowd.ts';
import { drawCup } from '../parts/cup.ts';
import { beam, bloom, dust, glow, reflection } from '../parts/lights.ts';
import { group, linear, rect, type Scene, stroke } from '../parts/scene.ts';
import { drawBackdrop, drawBokeh } from '../parts/sky.ts';

/** The cup before anyone has lifted it. */
export function trophy(scene: Scene): string {
  const { random } = scene;
  const x = random.pick([560, 800, 1040]) + random.range(-30, 30);
  const light = mix('#fff1cf', glowOf(scene.a), 0.3);
  const height = random.range(600, 680);
  const y = 850 - height * 1.13;
  const cup = drawCup(scene, {
    x,
    y,
    height,
    shape: random.pick(['chalice', 'amphora', 'bowl']),
    metal: random.pick(['gold', 'gold', 'silver']),
  });
  const party = random.chance(0.6);
  return (
    drawBackdrop(scene, x, 420, 1.15) +
    drawBokeh(scene, { count: 46, top: 20, bottom: 620, color: scene.a, size: 64 }) +
    [-620, -260, 140, 520]
      .map((shift) =>
        beam(scene, [x + shift, -80], [x + shift * -0.25, 880], {
          start: 26,
          end: 210,
          color: light,
          strength: 0.3,
        }),
      )
      .join('') +
    bloom(scene, x, y + height * 0.35, 620, 520, light, 0.55) +
    rect(
      0,
      858,
      1600,
      150,
      linear(
        scene,
        [0, 858, 0, 1000],
        [
          [0, mix(INK, scene.a, 0.4)],
          [1, '#04060b'],
        ],
      ),
    ) +
    stroke('M0 858H1600', light, 3, 'opacity=".5"') +
    group(reflection(cup, 858 - 4, 0.22), '') +
    cup +
    sparkle(scene, x - height * 0.13, y + height * 0.12, height * 0.16) +
    sparkle(scene, x + height * 0.2, y + height * 0.3, height * 0.08) +
    (party ? drawConfetti(scene, 120) : dust(scene, 90, light) + drawFansFromBehind(scene, 950, 110))
  );
}

function sparkle(scene: Scene, x: number, y: number, r: number): string {
  const ray = `M${x - r} ${y}Q${x} ${y} ${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Z`;
  return `${glow(scene, x, y, r * 0.8, '#fff6da', 0.8)}<path d="${ray}" fill="#ffffff"/>`;
}
