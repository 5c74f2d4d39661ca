"""Pictures of Baku, its bay and the road."""
from props import *  # noqa: F403

DUSK = [(-1, (0.02, 0.02, 0.03)), (-0.02, (1.1, 0.45, 0.13)), (0.04, (0.9, 0.36, 0.2)), (0.11, (0.42, 0.24, 0.34)), (0.2, (0.13, 0.15, 0.32)), (0.42, (0.04, 0.07, 0.2)), (1, (0.01, 0.02, 0.08))]


def flame(location, height, width, lean, turn, material_):
    """A tower like a tongue of fire: wide below, its tip bent to one side."""
    def shape(u, v):
        r = width * np.clip(1 - v, 0, 1) ** 0.62 * (0.82 + 0.75 * v * np.exp(-2.2 * v))
        t = u * 2 * math.pi
        return r * np.cos(t) + lean * v ** 2.2, 0.5 * r * np.sin(t), height * v
    return sheet(shape, 48, 90, material_, location=location, rotation=(0, 0, turn))


def houses(x, y, heights, count, lit=0.25, strength=1.5, sides=(14, 30), kinds=3, ground=None):
    """A quarter: boxes with lit windows in ranges of x and y; ground(x, y) is the height they stand on."""
    cube, faces = bm_arrays(lambda bm: bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Translation((0, 0, 0.5))))
    for k in range(kinds):
        walls = [(0.05, 0.045, 0.045), (0.035, 0.04, 0.055), (0.07, 0.06, 0.05)][k % 3]
        lamps = [(1, 0.7, 0.38), (1, 0.84, 0.6), (0.85, 0.9, 1)][k % 3]
        at = []
        for _ in range(count // kinds):
            px, py = random.uniform(*x), random.uniform(*y)
            z = ground(px, py) if ground else 0
            at.append(place((px, py, z), random.choice((0, 0, 0.15, -0.2)), (random.uniform(*sides), random.uniform(*sides), random.uniform(*heights))))
        add(scatter("houses", cube, faces, at), windows(f"windows {k} {lit} {strength}", walls, lamps, lit=lit, strength=strength))


def lamps_along(points, color=(1, 0.72, 0.4), strength=30, radius=0.6):
    verts, faces = bm_arrays(lambda bm: bmesh.ops.create_icosphere(bm, subdivisions=1, radius=radius))
    add(scatter("lamps", verts, faces, [place(p) for p in points]), material(f"street lamp {color} {strength}", color, emit=strength))


def hill(x, y):
    return 75 * math.exp(-((x + 60) / 330) ** 2) * min(1, max(0, (y - 720) / 260))


def skyline(lit, strength, towers):
    shore = [(-900 + i * 15 + random.uniform(-3, 3), 690, 5) for i in range(120)]
    lamps_along(shore, strength=45)
    lamps_along([(-900 + i * 26, 705, 7) for i in range(70)], (0.9, 0.95, 1), 25, 0.5)
    sheet(lambda u, v: (-1400 + 2800 * u, 690 + 900 * v, np.vectorize(hill)(-1400 + 2800 * u, 690 + 900 * v)), 120, 40, material("hill", (0.012, 0.014, 0.016), rough=1, specular=0))
    box((0, 688, 1), (2800, 4, 4), material("quay", (0.05, 0.05, 0.05), rough=0.9))
    houses((-950, 950), (710, 840), (10, 34), 150, lit, strength, ground=hill)
    houses((-900, 900), (850, 1150), (14, 60), 150, lit, strength, ground=hill)
    houses((-1000, 1000), (1000, 1300), (30, 110), 16, lit, strength, (22, 34), ground=hill)
    m = windows("flame glass", (0.05, 0.07, 0.1), towers, storey=4.2, bay=5, lit=0.7, strength=strength * 1.3, pane=0.55)
    for x, y, h, w, lean, turn in ((-125, 985, 185, 36, 24, 0.3), (-45, 1030, 165, 34, -20, -0.2), (20, 965, 150, 32, 20, 0.5)):
        flame((x, y, 70), h, w, lean, turn, m)


@scene("city/bay-at-dusk")
def bay_at_dusk():
    start(samples=8, exposure=0.25, look='High Contrast')
    gradient(DUSK, 0.5)
    water(wave=0.12, scale=0.22, color=(0.008, 0.014, 0.025), rough=0.1)
    skyline(0.22, 2.2, (1, 0.5, 0.2))
    finish(haze=(0.32, 0.2, 0.2, 0.42), haze_near=300, haze_far=1300, bloom=0.14, bloom_at=1)
    camera((60, 90, 9), (-40, 900, 74), lens=50)


@scene("city/derrick-at-sunrise")
def derrick_at_sunrise():
    start(samples=8, exposure=0.1)
    gradient([(-1, (0.1, 0.06, 0.04)), (-0.01, (1.6, 0.62, 0.16)), (0.03, (1.5, 0.6, 0.18)), (0.1, (1.0, 0.42, 0.2)), (0.25, (0.48, 0.28, 0.26)), (0.6, (0.16, 0.17, 0.28)), (1, (0.07, 0.1, 0.2))], 0.75)
    water(wave=0.10, scale=0.5, color=(0.012, 0.012, 0.016), rough=0.1, stretch=3)
    lathe([(0.0001, -22), (13, -18), (22, 0), (13, 18), (0.0001, 22)], material("sun disc", (1, 0.55, 0.18), emit=14), (70, 1500, 62), rotation=(math.pi / 2, 0, 0), scale=1.25)
    iron = material("derrick iron", (0.03, 0.022, 0.018), rough=0.7, metal=0.5, vary=0.4, vary_scale=1)

    def derrick(x, y, height, base, z=5):
        top = base * 0.16
        def corner(i, v):
            r = base * (1 - v) + top * v
            return (x + r * (1, 1, -1, -1)[i % 4], y + r * (1, -1, -1, 1)[i % 4], z + height * v)
        levels = [1 - (1 - i / 9) ** 1.15 for i in range(10)]
        for i in range(4):
            cylinder(corner(i, 0), corner(i, 1), 0.22 * height / 40, iron, 8)
            for a, b in zip(levels, levels[1:]):
                cylinder(corner(i, a), corner(i + 1, b), 0.1 * height / 40, iron, 6)
                cylinder(corner(i + 1, a), corner(i, b), 0.1 * height / 40, iron, 6)
                cylinder(corner(i, b), corner(i + 1, b), 0.12 * height / 40, iron, 6)
        box((x, y, z + height + 0.6), (top * 2.6, top * 2.6, 1.2), iron)
        box((x, y, z), (base * 3.1, base * 3.1, 0.7), iron)
        for dx in np.linspace(-1.4, 1.4, 4):
            for dy in (-1.3, 0, 1.3):
                cylinder((x + dx * base, y + dy * base, -2), (x + dx * base, y + dy * base, z), 0.3, iron, 8)
        box((x + base * 0.9, y, z + 1.8), (base * 0.9, base * 0.9, 3), iron)
    derrick(-4, 120, 40, 4.6)
    derrick(62, 300, 38, 4.4)
    derrick(-112, 420, 40, 4.4)
    derrick(120, 620, 38, 4.4)
    for i in range(9):
        x = 2 + i * 7.6
        cylinder((x, 121 + i * 20, -2), (x, 121 + i * 20, 5), 0.25, iron, 8)
    tube([(2, 121, 5), (60, 296, 5)], 0.45, iron, smooth_steps=0)
    box((6, 108, 1.2), (1.2, 1.2, 6), iron)
    finish(haze=(0.75, 0.3, 0.12, 0.55), haze_near=90, haze_far=900, bloom=0.22, bloom_at=1.1)
    camera((10, 20, 5.5), (8, 120, 23), lens=38)


@scene("city/boulevard-evening")
def boulevard_evening():
    start(samples=8, exposure=0.3, seed=4, look='High Contrast')
    gradient(DUSK, 0.3)
    stone = material("paving", (0.24, 0.2, 0.17), rough=0.32, vary=0.3, vary_scale=0.7, bump=0.002, bump_scale=90, rough_vary=0.16)
    nodes, link, b = nodes_of(stone)
    brick = nodes.new("ShaderNodeTexBrick")
    brick.inputs["Scale"].default_value, brick.inputs["Brick Width"].default_value, brick.inputs["Row Height"].default_value, brick.inputs["Mortar Size"].default_value = 1, 1.2, 0.6, 0.012
    coord = nodes.new("ShaderNodeTexCoord")
    link(coord.outputs["Object"], brick.inputs["Vector"])
    mix = nodes.new("ShaderNodeMixRGB")
    mix.blend_type, mix.inputs[0].default_value = "MULTIPLY", 0.6
    link(b.inputs["Base Color"].links[0].from_socket, mix.inputs[1])
    link(brick.outputs["Color"], mix.inputs[2])
    brick.inputs["Color1"].default_value, brick.inputs["Color2"].default_value, brick.inputs["Mortar"].default_value = (1, 1, 1, 1), (0.75, 0.75, 0.75, 1), (0.2, 0.2, 0.2, 1)
    link(mix.outputs[0], b.inputs["Base Color"])
    box((-2, 40, -0.5), (9, 110, 1), stone)
    water(wave=0.07, scale=0.4, z=-1.6, color=(0.01, 0.016, 0.03))
    rail = material("balustrade", (0.5, 0.46, 0.4), rough=0.6, vary=0.25, vary_scale=2, bump=0.002, bump_scale=60)
    post = [(0.0001, 0), (0.075, 0), (0.08, 0.06), (0.045, 0.12), (0.085, 0.3), (0.05, 0.52), (0.075, 0.6), (0.07, 0.66), (0.0001, 0.66)]
    one = lathe(post, rail, segments=16)
    verts, faces = bm_arrays(lambda bm: bm.from_mesh(one.data))
    bpy.data.objects.remove(one)
    add(scatter("posts", verts, faces, [place((2.2, 1 + i * 0.24, 0.18)) for i in range(300)]), rail, smooth=True)
    box((2.2, 36, 0.09), (0.36, 74, 0.2), rail, bevel=0.02)
    box((2.2, 36, 0.91), (0.34, 74, 0.14), rail, bevel=0.03)
    for i in range(11):
        box((2.2, 0.4 + i * 7.2, 0.52), (0.42, 0.42, 1.04), rail, bevel=0.02)
    iron = material("lamp iron", (0.015, 0.016, 0.018), rough=0.4, metal=0.7)
    glow = material("lamp glass", (1, 0.76, 0.44), emit=22)
    for i in range(9):
        y = 7 + i * 7.2
        lathe([(0.0001, 0), (0.2, 0), (0.18, 0.2), (0.09, 0.35), (0.06, 0.8), (0.045, 3.4), (0.08, 3.45), (0.03, 3.6)], iron, (1.5, y, 0), 20)
        for dx in (-0.42, 0.42):
            tube([(1.5, y, 3.3), (1.5 + dx * 0.6, y, 3.25), (1.5 + dx, y, 3.5)], 0.025, iron)
            lathe([(0.0001, -0.16), (0.1, -0.13), (0.16, 0), (0.1, 0.13), (0.0001, 0.16)], glow, (1.5 + dx, y, 3.7), 20)
        if i < 6:
            area((1.5, y, 3.4), (1.5, y, 0), 0.9, 130, (1, 0.7, 0.38))
    leaf = material("leaf", (0.03, 0.07, 0.02), rough=0.6, translucent=0.25, tint=True)
    v, f = np.array([(-0.5, 0, 0), (0, -0.22, 0.1), (0.5, 0, 0), (0, 0.22, 0.1)]), np.array([(0, 1, 2, 3)])
    for i in range(8):
        y, x = 7 + i * 8.5, -5.2 + random.uniform(-0.3, 0.3)
        tube([(x, y, 0), (x + 0.1, y, 1.4), (x - 0.1, y + 0.1, 2.8)], 0.13, material("bark", (0.05, 0.035, 0.025), rough=0.9, bump=0.01, bump_scale=20))
        p = np.random.normal(0, 1, (1700, 3))
        p /= np.linalg.norm(p, axis=1, keepdims=True)
        p *= (np.random.uniform(0, 1, (1700, 1)) ** 0.4) * [1.7, 1.7, 1.5]
        at = [np.array(Matrix.Translation((x + a, y + b_, 4.1 + c)) @ Euler(np.random.uniform(0, 6, 3)).to_matrix().to_4x4() @ Matrix.Scale(random.uniform(0.12, 0.24), 4)) for a, b_, c in p]
        add(scatter("leaves", v, f, at, np.random.uniform(0.5, 1.4, (1700, 1)) * np.array([[1, 1, 1]])), leaf)
    box((-30, 200, -0.8), (50, 420, 1.5), material('lawn', (0.03, 0.05, 0.02), rough=0.9))
    houses((-75, -24), (60, 300), (14, 34), 40, 0.22, 0.9)
    houses((-40, 150), (330, 420), (14, 50), 40, 0.35, 1.6)
    lamps_along([(8 + i * 4, 320, 0.5) for i in range(45)], strength=25, radius=0.35)
    wood_ = wood("bench wood", (0.09, 0.045, 0.02), (0.2, 0.11, 0.05), axis=1)
    for k in range(4):
        box((-1.15 + k * 0.12, 6.4, 0.46), (0.1, 1.7, 0.035), wood_, bevel=0.006)
    for k in range(3):
        box((-1.32, 6.4, 0.6 + k * 0.12), (0.035, 1.7, 0.1), wood_, bevel=0.006)
    for dy in (-0.7, 0.7):
        box((-1.05, 6.4 + dy, 0.22), (0.5, 0.05, 0.44), iron, bevel=0.01)
        box((-1.34, 6.4 + dy, 0.5), (0.04, 0.05, 0.85), iron, bevel=0.01)
    finish(haze=(0.3, 0.19, 0.18, 0.5), haze_near=12, haze_far=220, bloom=0.2, bloom_at=1)
    camera((-0.15, -1.5, 1.35), (0.35, 12, 1.75), lens=34, fstop=4, focus=(0, 8, 1))


@scene("city/map-with-pin")
def map_with_pin():
    start(samples=8, seed=9, look='High Contrast')
    plain_world((0.05, 0.06, 0.09), 1)
    rng = np.random.default_rng(5)
    m = material("map paper", (0.60, 0.53, 0.40), rough=0.8, vary=0.08, vary_scale=6, bump=0.0002, bump_scale=500)

    def z(x, y):
        return 0.004 * np.abs(((x / 0.24 + 100.5) % 1) - 0.5) * 2 + 0.003 * np.abs(((y / 0.2 + 100.5) % 1) - 0.5) * 2

    sheet(lambda u, v: ((u - 0.5) * 1.3, (v - 0.5) * 1.1, z((u - 0.5) * 1.3, (v - 0.5) * 1.1)), 160, 160, m)

    def strip(points, width, color, lift):
        p = np.array(points)
        d = np.gradient(p, axis=0)
        n = np.c_[-d[:, 1], d[:, 0]] / np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9) * width / 2
        left, right = p - n, p + n
        v = np.empty((2 * len(p), 3))
        v[0::2, :2], v[1::2, :2] = left, right
        v[:, 2] = z(v[:, 0], v[:, 1]) + 0.00015 + lift * 0.15
        k = np.arange(len(p) - 1)[:, None] * 2
        add(from_arrays("road", v, np.hstack([k, k + 1, k + 3, k + 2])), material(f"print {color}", color, rough=0.8))

    def line(a, b, bend=0.0, n=40):
        t = np.linspace(0, 1, n)[:, None]
        p = np.array(a) * (1 - t) + np.array(b) * t
        side = np.array([a[1] - b[1], b[0] - a[0]])
        return p + side * bend * np.sin(math.pi * t)

    # The bay: a bow of sea to the lower right, as at Baku.
    coast = lambda x: -0.12 + 0.55 * (np.clip(x + 0.12, 0, 2)) ** 1.35 - 0.9 * np.clip(-0.02 - x, 0, 1) ** 1.2
    sheet(lambda u, v: ((u - 0.5) * 1.3, -0.55 + v * (np.clip(coast((u - 0.5) * 1.3), -0.55, 0.5) + 0.55),
                        z((u - 0.5) * 1.3, -0.55 + v * (np.clip(coast((u - 0.5) * 1.3), -0.55, 0.5) + 0.55)) + 0.0002), 200, 80, material("print sea", (0.12, 0.30, 0.44), rough=0.8, vary=0.05, vary_scale=8))
    xs = np.linspace(-0.6, 0.62, 120)
    for off, width, color, lift in ((0.012, 0.007, (0.75, 0.55, 0.2), 0.0012), (0.045, 0.0035, (0.9, 0.88, 0.82), 0.0011), (0.08, 0.0035, (0.9, 0.88, 0.82), 0.0011), (0.125, 0.006, (0.78, 0.3, 0.16), 0.0012)):
        strip(np.c_[xs, coast(xs) + off], width, color, lift)
    for i in range(46):
        x = -0.55 + i * 0.026 + rng.uniform(-0.006, 0.006)
        strip(line((x, coast(np.array(x)) + 0.012), (x - 0.05 + rng.uniform(-0.04, 0.04), coast(np.array(x)) + 0.5), rng.uniform(-0.1, 0.1)), 0.0018, (0.88, 0.85, 0.78), 0.001)
    for i in range(20):
        y = -0.06 + i * 0.03
        strip(line((-0.62, y + rng.uniform(-0.03, 0.03)), (0.6, y + 0.16 + rng.uniform(-0.06, 0.06)), rng.uniform(-0.06, 0.1)), 0.0018, (0.88, 0.85, 0.78), 0.001)
    strip(line((-0.6, 0.28), (0.6, 0.33), 0.12), 0.008, (0.78, 0.3, 0.16), 0.0014)
    for cx, cy, rx, ry in ((-0.17, 0.22, 0.05, 0.035), (0.14, 0.26, 0.05, 0.03), (-0.36, 0.12, 0.045, 0.05), (0.05, 0.09, 0.03, 0.016)):
        t = np.linspace(0, 2 * math.pi, 40)
        v = np.array([(cx + rx * math.cos(a) * (1 + 0.12 * math.sin(3 * a)), cy + ry * math.sin(a), 0) for a in t] + [(cx, cy, 0)])
        v[:, 2] = z(v[:, 0], v[:, 1]) + 0.0001
        add(from_arrays("park", v, np.array([(i, (i + 1) % 40, 40) for i in range(40)])), material("print park", (0.36, 0.5, 0.24), rough=0.8))
    oval = np.array([(0.0 + 0.022 * math.cos(a), 0.165 + 0.014 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40)])
    strip(oval, 0.003, (0.3, 0.2, 0.15), 0.0016)
    h = float(z(np.array(0.0), np.array(0.165)))
    red = material("pin head", (0.62, 0.015, 0.02), rough=0.08, coat=1)
    group((0.0, 0.165, h), (0.16, 0.2, 0), cylinder((0, 0, -0.004), (0, 0, 0.042), 0.0007, chrome(), 12),
          lathe([(0.0001, 0.036), (0.0055, 0.0365), (0.0085, 0.043), (0.0085, 0.047), (0.0055, 0.053), (0.0001, 0.0545)], red))
    for x, y, c in ((-0.2, 0.31, (0.02, 0.12, 0.4)), (0.2, 0.36, (0.8, 0.55, 0.04))):
        group((x, y, float(z(np.array(x), np.array(y)))), (random.uniform(-.2, .2), random.uniform(-.2, .2), 0), cylinder((0, 0, -0.004), (0, 0, 0.042), 0.0007, chrome(), 12),
              lathe([(0.0001, 0.036), (0.0055, 0.0365), (0.0085, 0.043), (0.0085, 0.047), (0.0055, 0.053), (0.0001, 0.0545)], material(f"pin {c}", c, rough=0.08, coat=1)))
    area((-0.7, 0.45, 0.4), (0, 0.15, 0), 0.2, 12, (1, 0.8, 0.58))
    area((0.8, -0.3, 0.8), (0, 0.15, 0), 0.8, 5, (0.6, 0.75, 1))
    finish(bloom=0.05)
    camera((0.16, -0.36, 0.34), (0.03, 0.06, 0.012), lens=46, fstop=3.2, focus=(0, 0.165, 0.035))


@scene("city/team-bus-in-rain")
def team_bus_in_rain():
    start(samples=8, exposure=0.75, look="High Contrast", seed=7)
    plain_world((0.008, 0.012, 0.022), 1)
    road = material("wet road", (0.03, 0.03, 0.033), rough=0.3, vary=0.4, vary_scale=0.5, bump=0.0012, bump_scale=90, rough_vary=0.16)
    floor(road, 120, (0, 30, 0))
    paint = material("lane paint", (0.55, 0.55, 0.52), rough=0.5, vary=0.4, vary_scale=6)
    for k in range(7):
        box((-2.15, -5.6 + k * 4.2, 0.004), (0.14, 2.4, 0.008), paint)
    box((2.6, 20, 0.004), (0.14, 60, 0.008), paint)
    box((4.2, 20, 0.08), (2, 60, 0.18), material("kerb", (0.2, 0.2, 0.2), rough=0.5, vary=0.3, vary_scale=3))
    body, dark = material("bus paint", (0.02, 0.035, 0.09), rough=0.12, coat=1), material("bus glass", (0.006, 0.008, 0.01), rough=0.04, coat=1)
    box((0, 6, 1.95), (2.55, 12, 3.1), body, bevel=0.28)
    box((0, -0.02, 2.25), (2.2, 0.12, 1.55), dark, bevel=0.05)
    for s in (-1, 1):
        box((s * 1.27, 6.2, 2.45), (0.05, 11, 1.05), dark, bevel=0.02)
        for k in range(6):
            box((s * 1.262, 1.6 + k * 1.8, 2.45), (0.045, 1.3, 0.75), material("cabin light", (1, 0.72, 0.42), emit=0.5 if k % 3 else 1.1))
        tube([(s * 1.2, 0.1, 2.9), (s * 1.5, -0.25, 3.0), (s * 1.52, -0.3, 2.75)], 0.035, black(0.3))
        box((s * 1.52, -0.3, 2.55), (0.16, 0.14, 0.5), black(0.3), bevel=0.04)
        box((s * 0.95, -0.02, 0.92), (0.5, 0.1, 0.2), material("lamp housing", (0.6, 0.6, 0.62), rough=0.1, metal=0.6), bevel=0.04)
        for dx in (-0.1, 0.1):
            lathe([(0.0001, 0.0), (0.075, 0)], material("headlamp", (1, 0.92, 0.78), emit=90), (s * 0.95 + dx, -0.085, 0.92), 24, rotation=(math.pi / 2, 0, 0), round_=0)
        spot((s * 0.95, -0.15, 0.92), (s * 0.9, -9, 0.1), 900, 70, 0.8, 0.1, (1, 0.9, 0.75))
        for y in (2.6, 9.4):
            lathe([(0.25, -0.14), (0.48, -0.14), (0.5, -0.1), (0.5, 0.1), (0.48, 0.14), (0.25, 0.14)], black(0.8), (s * 1.13, y, 0.5), 40, rotation=(0, math.pi / 2, 0), round_=0)
            lathe([(0.0001, -0.1), (0.26, -0.12), (0.26, 0.12), (0.0001, 0.1)], steel(0.3), (s * 1.13, y, 0.5), 40, rotation=(0, math.pi / 2, 0), round_=0)
    box((0, -0.03, 3.22), (1.5, 0.08, 0.2), black(0.4))
    box((0, -0.06, 3.22), (1.3, 0.05, 0.1), material("route lamp", (1, 0.55, 0.12), emit=2.5))
    for x in (-0.45, 0.45):
        cylinder((x, -0.1, 1.5), (x + 0.5, -0.1, 2.3), 0.012, black(0.5))
    box((0, -0.05, 0.55), (2.3, 0.1, 0.35), black(0.4), bevel=0.04)
    box((0, -0.08, 0.72), (0.5, 0.02, 0.11), material("plate", (0.5, 0.5, 0.48), rough=0.5))
    rain(2600, (-5, 5), (-6.5, 4), (0, 4.5), lean=0.1, light=0.12)
    v, f = bm_arrays(lambda bm: bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1))
    add(scatter("drops", v, f, [place((random.uniform(-4, 4), random.uniform(-6, 1), random.uniform(0.0, 0.05)), 0, random.uniform(0.003, 0.008)) for _ in range(900)]), material("drop", (0.7, 0.75, 0.85), rough=0.1))
    bokeh(90, (-16, 16), (22, 48), (1.2, 9), (0.08, 0.2), ((1, 0.6, 0.25), (1, 0.75, 0.45), (0.5, 0.7, 1), (1, 0.2, 0.12), (0.3, 1, 0.5)), 16)
    for s in (-1, 1):
        for k in range(3):
            y = 14 + k * 9
            cylinder((s * 6.5, y, 0), (s * 6.5, y, 7), 0.08, black(0.5))
            box((s * 5.9, y, 7), (1.0, 0.3, 0.12), material("sodium", (1, 0.62, 0.25), emit=30))
            spot((s * 5.7, y, 6.9), (s * 4, y, 0), 1300, 110, 0.8, 0.3, (1, 0.62, 0.28))
    area((-3.5, -4, 4.5), (0, 2, 1.5), 2.5, 420, (0.4, 0.55, 1))
    box((0, 52, 8), (400, 1, 60), material("night wall", (0.02, 0.02, 0.03), rough=1))
    finish(haze=(0.07, 0.08, 0.12, 0.25), haze_near=6, haze_far=60, bloom=0.3, bloom_at=1)
    camera((-2.9, -7.2, 1.15), (0.25, 1.5, 1.6), lens=40, fstop=2.2, focus=(0, 0, 1.5))
