import { GRASS, INK, lightnessOf, mix, tone } from '../parts/color.ts';
import { blockDigits } from '../parts/digits.ts';
import { drawFootball } from '../parts/football.ts';
import { bloom } from '../parts/lights.ts';
import { circle, ellipse, group, linear, n, path, rect, repeat, type Scene, stroke } from '../parts/scene.ts';

/** February as it mostly is: nobody counts a drawn calendar, but a thirtieth of it is seen at once. */
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The month on a desk, match days marked, the next one ringed. */
export function calendar(scene: Scene): string {
  const { random } = scene;
  const bright = random.chance(0.6);
  const surface = bright ? mix('#e9edf2', tone(scene.a, 0.8), 0.25) : mix(INK, scene.a, 0.3);
  const turn = random.range(-11, 8);
  const left = random.chance(0.5);
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
          [0, mix(surface, '#ffffff', bright ? 0.4 : 0.1)],
          [1, mix(surface, INK, bright ? 0.22 : 0.5)],
        ],
      ),
    ) +
    desk(scene, bright) +
    group(
      sheet(scene),
      `transform="translate(${left ? 130 : 420} ${n(random.range(70, 110))}) rotate(${n(turn)} 500 420)"`,
    ) +
    thing(scene, left ? 1370 : 230, 760) +
    pen(left ? 1330 : 250, 250, left ? -24 : 22, scene.b) +
    bloom(scene, left ? 1500 : 100, 0, 1200, 800, '#fff4da', bright ? 0.5 : 0.3)
  );
}

/** Wood grain, or the lines of a cutting mat. */
function desk({ random }: Scene, bright: boolean): string {
  const d = repeat(26, () => {
    const y = random.range(0, 1000);
    return `M-20 ${n(y)}C400 ${n(y + random.range(-22, 22))} 1100 ${n(y + random.range(-22, 22))} 1620 ${n(y + random.range(-10, 10))}`;
  });
  return stroke(d, INK, 2.4, `opacity="${bright ? 0.05 : 0.2}"`);
}

function sheet(scene: Scene): string {
  const { random } = scene;
  const [w, h] = [1040, 800];
  const first = random.int(0, 5);
  const month = random.int(1, 12);
  const days = MONTH_DAYS[month - 1] ?? 31;
  const today = random.int(9, days - 5);
  const head = lightnessOf(scene.a) > 0.9 ? scene.b : scene.a;
  const onHead = lightnessOf(head) > 0.72 ? INK : '#ffffff';
  const column = w / 7;
  const row = 112;
  const paper = repeat(3, (at) =>
    rect(12 - at * 6, 16 - at * 6, w, h, mix('#ffffff', INK, 0.14 - at * 0.06), 'rx="10"'),
  );
  const cells = repeat(days, (at) => {
    const [x, y] = [
      ((at + first) % 7) * column,
      214 + Math.floor((at + first) / 7) * (row - (first + days > 35 ? 14 : 0)),
    ];
    const day = at + 1;
    const game = (day + first) % 7 === 6 || random.chance(0.12);
    const [middleX, middleY] = [x + column / 2, y + 44];
    const mark =
      day === today
        ? circle(middleX, middleY, 50, '#d7263d') +
          circle(middleX, middleY, 50, 'none', 'stroke="#ffffff" stroke-width="3" opacity=".4"')
        : game
          ? circle(middleX, middleY, 44, mix(GRASS.mid, '#ffffff', 0.06))
          : '';
    const text = String(day);
    const field = 8.4;
    const color = day === today || game ? '#ffffff' : (at + first) % 7 > 4 ? '#b3262f' : '#1b2433';
    const digits = path(
      blockDigits(text, middleX - ((text.length * 4 - 1) * field) / 2, middleY - field * 2.5, field),
      color,
    );
    const ring =
      day === today
        ? stroke(
            `M${n(middleX - 62)} ${n(middleY + 6)}C${n(middleX - 70)} ${n(middleY - 74)} ${n(middleX + 70)} ${n(middleY - 84)} ${n(middleX + 64)} ${n(middleY + 8)}C${n(middleX + 58)} ${n(middleY + 76)} ${n(middleX - 58)} ${n(middleY + 74)} ${n(middleX - 66)} ${n(middleY - 18)}`,
            '#d7263d',
            6,
            'opacity=".85"',
          )
        : '';
    return mark + digits + ring;
  });
  const rings = repeat(9, (at) => {
    const x = 90 + at * ((w - 180) / 8);
    return (
      circle(x, 30, 13, INK, 'opacity=".5"') +
      stroke(`M${n(x)} 30C${n(x - 20)} -34 ${n(x + 20)} -44 ${n(x)} 24`, '#3d475a', 9) +
      stroke(`M${n(x - 2)} 26C${n(x - 20)} -32 ${n(x + 16)} -42 ${n(x - 2)} 20`, '#dfe5ee', 3.5)
    );
  });
  const names = repeat(7, (at) =>
    rect(at * column + column / 2 - 26, 168, 52, 11, at > 4 ? '#b3262f' : '#8b95a5', 'rx="5"'),
  );
  const grid = repeat(6, (at) => stroke(`M30 ${200 + at * 112}H${w - 30}`, '#dfe4eb', 2));
  const year =
    group(path(blockDigits(String(month).padStart(2, '0'), 46, 60, 14), onHead), '') +
    rect(170, 66, 260, 20, onHead, 'rx="10" opacity=".85"') +
    rect(170, 104, 150, 14, onHead, 'rx="7" opacity=".5"');
  return (
    rect(26, 40, w, h, '#000000', 'rx="10" opacity=".28"') +
    rect(16, 26, w + 10, h + 8, '#000000', 'rx="10" opacity=".16"') +
    paper +
    rect(
      0,
      0,
      w,
      h,
      linear(
        scene,
        [0, 0, w, h],
        [
          [0, '#ffffff'],
          [1, '#eef1f5'],
        ],
      ),
      'rx="10"',
    ) +
    path(`M10 0H${w - 10}a10 10 0 0 1 10 10V144H0V10a10 10 0 0 1 10 -10z`, head) +
    path(
      `M10 0H${w - 10}a10 10 0 0 1 10 10V144H0V10a10 10 0 0 1 10 -10z`,
      linear(
        scene,
        [0, 0, w, 144],
        [
          [0, '#ffffff', 0.25],
          [0.5, '#ffffff', 0],
          [1, INK, 0.3],
        ],
      ),
    ) +
    year +
    rect(w - 190, 56, 60, 60, scene.b, 'rx="30" stroke="#ffffff" stroke-width="4"') +
    rect(w - 114, 56, 60, 60, mix(scene.a, INK, 0.3), 'rx="30" stroke="#ffffff" stroke-width="4"') +
    names +
    grid +
    cells +
    rings
  );
}

function thing(scene: Scene, x: number, y: number): string {
  return (
    ellipse(x + 26, y + 118, 190, 50, INK, 'opacity=".3"') +
    ellipse(x + 14, y + 112, 140, 34, INK, 'opacity=".3"') +
    drawFootball(scene, { x, y, r: 138, panel: mix(scene.a, INK, 0.35), lightX: 0.35, lightY: -0.55 })
  );
}

function pen(x: number, y: number, turn: number, color: string): string {
  const body =
    rect(-15, -190, 30, 330, color, 'rx="8"') +
    rect(-15, -190, 9, 330, '#ffffff', 'rx="4" opacity=".45"') +
    rect(6, -190, 9, 330, INK, 'rx="4" opacity=".35"') +
    path('M-15 140L0 196L15 140Z', '#e7d3b0') +
    path('M-5 178L0 198L5 178Z', INK) +
    rect(-15, -204, 30, 34, '#c8ced8', 'rx="6"');
  return group(
    group(body.replaceAll(/fill="[^"]+"/g, 'fill="#000000"'), 'transform="translate(16 14)" opacity=".24"') +
      body,
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
}
