import { mix } from './color.ts';
import { group, n, rect, repeat, type Scene } from './scene.ts';

/** Paper in the air in the two colours, near pieces large and soft. */
export function drawConfetti(
  scene: Scene,
  count: number,
  colors: readonly string[] = [scene.a, scene.b, '#f3d583'],
): string {
  const { random } = scene;
  return repeat(count, () => {
    const near = random() ** 4;
    const size = 7 + near * 34;
    const color = mix(colors[random.int(0, colors.length - 1)] ?? '#ffffff', '#ffffff', random.range(0, 0.3));
    const turn = `translate(${n(random.range(0, 1600))} ${n(random.range(0, 1000))}) rotate(${n(random.range(0, 180))}) skewX(${n(random.range(-30, 30))})`;
    return group(
      rect(-size / 2, -size * 0.3, size, size * random.range(0.3, 0.7), color),
      `transform="${turn}" opacity="${near > 0.4 ? 0.75 : 0.9}"`,
    );
  });
}
