"""Pictures of the newsroom: microphones, desks, papers, boards."""
from props import *  # noqa: F403


def night_window(y=3.5, count=260, colors=((1, 0.65, 0.3), (1, 0.8, 0.55), (0.6, 0.75, 1), (1, 0.3, 0.2))):
    """Lights of a town behind the window, out of focus."""
    bokeh(count, (-4.5, 4.5), (y + 2, y + 7), (-0.6, 2.6), (0.012, 0.05), colors, 9)


@scene("newsroom/podcast-studio")
def podcast_studio():
    start(samples=8, exposure=0.9, look="High Contrast")
    plain_world((0.008, 0.01, 0.016), 1)
    floor(wood("studio table", (0.05, 0.022, 0.012), (0.17, 0.08, 0.04), rough=0.3), 3, (0, 0.3, 0))
    studio_microphone((-0.1, 0, 0.14), (0, 0.06, 0.5))
    studio_microphone((0.3, 0.45, 0.17), (0, -0.05, -0.6))
    for x, y, z in ((-0.034, 0.036, 0.12), (0.362, 0.408, 0.15)):
        tube([(x, y, z + 0.01), (x + 0.004, y + 0.004, z - 0.03), (x + 0.05, y + 0.06, z - 0.05), (x + 0.16, y + 0.3, z - 0.02), (x + 0.3, y + 0.8, z + 0.1)], 0.007, black(0.35))
    # Headphones on the table.
    soft, hard = material("earpad", (0.02, 0.02, 0.022), rough=0.75, bump=0.001, bump_scale=300), black(0.25)
    for s in (-1, 1):
        group((0.14, 0.12, 0.046), (math.pi / 2 - 0.2 * s, 0, 0.9),
              *[tube([(s * 0.075 + 0.004 * k, 0.034 * math.cos(t), 0.034 * math.sin(t)) for t in np.linspace(0, 6.28, 17)[:-1]], 0.012, soft if k == 0 else hard, closed=True) for k in (0, s * 2)])
    group((0.14, 0.12, 0.046), (math.pi / 2 - 0.05, 0, 0.9), tube([(0.08 * math.cos(t), 0, 0.1 * math.sin(t)) for t in np.linspace(0, math.pi, 15)], 0.008, hard))
    # Acoustic foam on the back wall, lit warm and violet.
    bm_foam = material("wedge foam", (0.03, 0.028, 0.035), rough=0.95, bump=0.003, bump_scale=200)
    wedge = (np.array([(-0.5, 0, -0.5), (0.5, 0, -0.5), (0.5, 0, 0.5), (-0.5, 0, 0.5), (0, -0.5, -0.5), (0, -0.5, 0.5)]), None)
    faces = np.array([(0, 4, 5), (0, 5, 3), (4, 1, 2), (4, 2, 5)])
    at = [np.array(Matrix.Translation(((i - 12) * 0.13 + 0.1, 2.1, (j - 3) * 0.13 + 0.4)) @ Matrix.Rotation(math.pi / 2 * ((i + j) % 2), 4, "Y") @ Matrix.Scale(0.13, 4)) for i in range(24) for j in range(11)]
    add(scatter("wedges", wedge[0], faces, at), bm_foam)
    box((0.3, 2.16, 0.5), (5, 0.05, 3), bm_foam)
    cylinder((-0.75, 1.95, -0.2), (-0.75, 1.95, 1.5), 0.012, material("tube light", (1, 0.35, 0.12), emit=14), 12)
    area((-0.75, 1.8, 0.5), (0, 2.1, 0.4), 0.3, 9, (1, 0.36, 0.12), 1.4)
    area((1.5, 1.6, 1.0), (0.6, 2.2, 0.3), 0.5, 12, (0.25, 0.3, 1))
    area((-0.7, -0.35, 0.75), (0, 0.1, 0.2), 0.3, 12, (1, 0.86, 0.7))
    area((0.9, 0.9, 0.7), (0.05, 0.1, 0.2), 0.3, 14, (0.45, 0.6, 1))
    finish(bloom=0.12)
    camera((-0.04, -0.72, 0.33), (0.06, 0.05, 0.21), lens=52, fstop=2, focus=(-0.1, -0.02, 0.26))


@scene("newsroom/press-conference")
def press_conference():
    start(samples=8, exposure=0.75, look="High Contrast")
    plain_world((0.02, 0.025, 0.04), 1)
    floor(wood("press table", (0.1, 0.05, 0.025), (0.25, 0.14, 0.07), rough=0.28), 3, (0, 0.9, 0))
    colors = [(0.5, 0.02, 0.025), (0.02, 0.1, 0.4), None, (0.75, 0.5, 0.03), (0.02, 0.28, 0.13), (0.6, 0.6, 0.6), None, (0.35, 0.04, 0.3)]
    for i, c in enumerate(colors):
        x = (i - 3.5) * 0.078 + random.uniform(-0.01, 0.01)
        y = random.uniform(-0.03, 0.05)
        z = 0.2 + random.uniform(-0.015, 0.03)
        tilt = -0.95 + random.uniform(-0.12, 0.12)
        turn = (i - 3.5) * 0.1 + random.uniform(-0.08, 0.08) + math.pi
        spin = (tilt, random.uniform(-0.2, 0.2), turn)
        if i % 3 == 1:
            hand_microphone((x, y, z), spin, flag=c)
        else:
            foam_microphone((x, y, z), spin, color=(0.012, 0.012, 0.014) if i != 5 else (0.09, 0.09, 0.1), flag=c)
        axis = Euler(spin).to_matrix() @ Vector((0, 0, -0.15))
        clip = Vector((x, y, z)) + axis * 0.8
        tube([clip, clip + Vector((0, -0.012, -0.04)), (clip.x, clip.y - 0.01, 0)], 0.005, black(0.4))
        lathe([(0.0001, 0), (0.036, 0), (0.034, 0.006), (0.01, 0.012), (0.0001, 0.013)], black(0.3), (clip.x, clip.y - 0.01, 0))
        tube([clip + axis * 0.25, (clip.x + 0.03, clip.y - 0.05, 0.01), (clip.x + random.uniform(-0.2, 0.2), clip.y - 0.2, 0.004), (clip.x + random.uniform(-0.5, 0.5), clip.y - 0.6, 0.004)], 0.0032, black(0.5))
    glass = material("bottle", (0.92, 0.97, 1), rough=0.02, glass=1, ior=1.33)
    for x in (-0.5, 0.52):
        lathe([(0.0001, 0), (0.031, 0), (0.033, 0.01), (0.033, 0.13), (0.029, 0.155), (0.013, 0.185), (0.012, 0.205), (0.0001, 0.206)], glass, (x, 0.42, 0))
        lathe([(0.0001, 0), (0.0145, 0), (0.0145, 0.018), (0.0001, 0.018)], material("cap", (0.03, 0.15, 0.45), rough=0.4), (x, 0.42, 0.204), round_=0)
    # Chairs of the hall and lamps, far out of focus.
    chair = material("chair", (0.05, 0.06, 0.09), rough=0.7)
    for r in range(5):
        for i in range(11):
            x, y = (i - 5) * 0.62, 2.6 + r * 0.95
            box((x, y, -0.22), (0.46, 0.06, 0.62), chair, bevel=0.04)
    floor(material("carpet", (0.035, 0.03, 0.04), rough=1), 20, (0, 8, -0.75))
    for i in range(7):
        box(((i - 3) * 1.5, 6.5, 2.0), (0.9, 0.3, 0.05), material("ceiling lamp", (1, 0.87, 0.7), emit=5))
    bokeh(8, (-1.6, 1.6), (4, 6), (0.5, 0.9), (0.02, 0.035), ((0.8, 0.9, 1),), 30)
    box((0, 8.8, 0.6), (12, 0.1, 4), material("hall wall", (0.1, 0.07, 0.06), rough=0.8))
    area((0, 6, 1.9), (0, 6, 0), 4, 260, (1, 0.8, 0.6))
    area((-1.0, -0.7, 1.2), (0, 0.1, 0.15), 0.5, 24, (1, 0.93, 0.84))
    area((1.1, 0.8, 0.7), (0, 0, 0.2), 0.4, 22, (0.55, 0.7, 1))
    finish(bloom=0.12)
    camera((-0.1, -0.68, 0.36), (0.0, 0.1, 0.19), lens=44, fstop=2.4, focus=(-0.02, -0.02, 0.22))


@scene("newsroom/newspapers-and-coffee")
def newspapers_and_coffee():
    start(samples=8, exposure=0.75)
    plain_world((0.10, 0.13, 0.2), 0.6)
    floor(wood("oak", (0.16, 0.085, 0.04), (0.4, 0.24, 0.12), planks=0.18, rough=0.38), 4)
    rng = np.random.default_rng(4)
    z = 0.0
    for i in range(11):
        w, h, thick = 0.29, 0.38, 0.011
        turn = 0.25 + rng.uniform(-0.09, 0.09)
        dx, dy = rng.uniform(-0.01, 0.01, 2)
        grey = rng.uniform(0.62, 0.74)
        m = material(f"newsprint {i}", (grey, grey * 0.97, grey * 0.89), rough=0.95, vary=0.06, vary_scale=14)
        # The fold: round on the left, open leaves on the right.
        for leaf in range(4):
            def shape(u, v, leaf=leaf, z=z):
                s = u * 2 - 1
                lift = thick / 4 * (leaf + 0.5) + 0.0022 * np.sin(5 * v + i) * s + 0.0016 * np.sin(9 * u + leaf)
                return s * w / 2 * (1 - 0.006 * leaf), (v - 0.5) * h, z + lift * np.clip((1 - np.abs(s)) * 9, 0.35, 1)
            sheet(shape, 24, 14, m, 0.0012, (dx, dy, 0), (0, 0, turn))
        group((dx, dy, 0), (0, 0, turn), tube([(-w / 2, -h / 2 + 0.004, z + thick / 2), (-w / 2, h / 2 - 0.004, z + thick / 2)], thick / 2 * 0.95, m, smooth_steps=0))
        z += thick
    top = z + 0.003
    ink, pale = (0.05, 0.05, 0.055), (0.2, 0.2, 0.2)
    items, faces = [], []

    def bar(x0, y0, x1, y1):
        k = len(items)
        items.extend([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)])
        faces.append((k, k + 1, k + 2, k + 3))
    bar(-0.13, 0.128, 0.13, 0.1295)
    for x0, x1, y0, y1 in ((-0.1, 0.1, 0.142, 0.168), (-0.13, 0.11, 0.096, 0.114), (-0.13, 0.04, 0.07, 0.088)):
        x = x0
        while x < x1:
            step = rng.uniform(0.012, 0.05)
            bar(x, y0, min(x1, x + step), y1)
            x += step + 0.006
    for c in range(4):
        for k in range(38):
            y = 0.055 - k * 0.0058
            if c < 2 and y > -0.085:
                continue
            x, end = -0.13 + c * 0.067, -0.13 + c * 0.067 + 0.058
            while x < end:
                step = rng.uniform(0.004, 0.014)
                bar(x, y, min(end, x + step), y + 0.0024)
                x += step + 0.0016
    group((dx, dy, top), (0, 0, turn), add(from_arrays("print", items, np.array(faces)), material("print ink", ink, rough=0.9)))
    picture = sheet(lambda u, v: (-0.13 + 0.125 * u, -0.08 + 0.13 * v, 0 * u), 60, 60, None)
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 60), indexing="ij")
    u, v = u.ravel(), v.ravel()
    tone = np.where(v < 0.36, 0.22 - 0.1 * ((u * 8).astype(int) % 2), 0.1 + 0.45 * np.exp(-((u - 0.25) ** 2 + (v - 0.85) ** 2) * 18) + 0.45 * np.exp(-((u - 0.78) ** 2 + (v - 0.85) ** 2) * 18))
    tone = np.where((u - 0.52) ** 2 + (v - 0.33) ** 2 * 1.1 < 0.018, 0.72, tone)
    a = picture.data.attributes.new("tint", "FLOAT_COLOR", "POINT")
    a.data.foreach_set("color", np.c_[tone, tone, tone, np.ones(len(u))].astype(np.float32).ravel())
    picture.data.materials.append(material("halftone", (1, 1, 1), rough=0.9, tint=True))
    group((dx, dy, top + 0.0002), (0, 0, turn), picture)
    cup = material("porcelain", (0.82, 0.8, 0.76), rough=0.12, coat=0.8)
    at = (0.25, 0.13, 0)
    lathe([(0.0001, 0.004), (0.03, 0.003), (0.036, 0.006), (0.075, 0.014), (0.076, 0.016), (0.034, 0.01), (0.0001, 0.009)], cup, at)
    lathe([(0.022, 0.01), (0.026, 0.014), (0.036, 0.035), (0.041, 0.068), (0.0395, 0.069), (0.034, 0.036), (0.02, 0.016), (0.0001, 0.015)], cup, at)
    lathe([(0.0001, 0.06), (0.0385, 0.06)], material("coffee", (0.03, 0.012, 0.005), rough=0.05, specular=0.6), at, round_=0)
    tube([(0.25 + 0.038, 0.13, 0.058), (0.25 + 0.062, 0.125, 0.055), (0.25 + 0.063, 0.12, 0.03), (0.25 + 0.034, 0.13, 0.026)], 0.004, cup)
    # Spectacles on the papers.
    wire = material("spectacles", (0.03, 0.015, 0.01), rough=0.15, coat=1)
    o = []
    for s in (-1, 1):
        o.append(tube([(s * 0.034 + 0.024 * math.cos(t), 0.019 * math.sin(t), 0.004) for t in np.linspace(0, 6.283, 25)[:-1]], 0.0021, wire, closed=True))
        o.append(tube([(s * 0.058, 0.006, 0.004), (s * 0.063, 0.012, 0.006), (s * 0.058, 0.07, 0.006), (s * 0.05, 0.13, 0.004)], 0.0018, wire))
    o.append(tube([(-0.011, 0.006, 0.004), (0, 0.011, 0.008), (0.011, 0.006, 0.004)], 0.0022, wire))
    group((0.06, -0.1, top + 0.001), (0, 0, 0.6), *o)
    sun_ = area((-1.3, 0.9, 0.8), (0, 0, 0), 0.12, 46, (1, 0.8, 0.56))
    # The window's bars throw shadows.
    for k in range(4):
        box((-0.75, 0.28 + k * 0.2, 0.45), (0.02, 0.022, 1.2), black(0.8), (0, 0, 0.6))
    box((-0.75, 0.55, 0.47), (0.02, 1.3, 0.02), black(0.8))
    finish(bloom=0.06)
    camera((0.22, -0.5, 0.36), (0.08, 0.02, 0.09), lens=46, fstop=3.2, focus=(0.04, -0.08, top))


@scene("newsroom/tactics-board-pressing")
def tactics_board_pressing():
    start(samples=8, exposure=0.1)
    plain_world((0.03, 0.04, 0.06), 1)
    m = material("board", (0.02, 0.12, 0.06), rough=0.32, coat=0.3, vary=0.12, vary_scale=3, rough_vary=0.15)
    box((0, 0, -0.01), (1.2, 0.8, 0.02), m)
    white = material("board line", (0.72, 0.74, 0.72), rough=0.5)
    for s in (-1, 1):
        box((0, s * 0.415, 0), (1.26, 0.035, 0.04), steel(0.32), bevel=0.006)
        box((s * 0.615, 0, 0), (0.035, 0.865, 0.04), steel(0.32), bevel=0.006)

    def stroke(points, radius, mat_, closed=False):
        o = tube(points, radius, mat_, closed, resolution=2)
        o.scale = (1, 1, 0.12)
        return o
    stroke([(-0.55, -0.35, 0.001), (0.55, -0.35, 0.001), (0.55, 0.35, 0.001), (-0.55, 0.35, 0.001)], 0.003, white, True).data.splines[0].use_smooth = False
    stroke([(0, -0.35, 0.001), (0, 0.35, 0.001)], 0.003, white)
    stroke([(0.095 * math.cos(t), 0.095 * math.sin(t), 0.001) for t in np.linspace(0, 6.283, 49)[:-1]], 0.003, white, True)
    for s in (-1, 1):
        for w, d in ((0.2, 0.16), (0.1, 0.06)):
            for a, b in (((0.55, w), (0.55 - d, w)), ((0.55 - d, w), (0.55 - d, -w)), ((0.55 - d, -w), (0.55, -w))):
                stroke([(s * a[0], a[1], 0.001), (s * b[0], b[1], 0.001)], 0.003, white)

    def magnet(x, y, color):
        plastic = material(f"magnet {color}", color, rough=0.25, coat=0.8)
        lathe([(0.0001, 0.011), (0.014, 0.011), (0.0185, 0.0125), (0.021, 0.01), (0.022, 0.004), (0.0215, 0), (0.0001, 0)], plastic, (x, y, 0.0005))
    red, blue = (0.55, 0.02, 0.02), (0.75, 0.72, 0.66)
    for x, y in ((0.1, 0.02), (0.16, 0.18), (0.17, -0.16), (-0.02, 0.1), (-0.03, -0.12), (-0.18, 0.0), (-0.3, 0.2), (-0.32, -0.2)):
        magnet(x, y, red)
    for x, y in ((0.27, 0.05), (0.3, 0.22), (0.31, -0.2), (0.22, -0.06), (0.08, 0.26), (0.05, -0.26), (-0.12, 0.05), (0.43, 0.0)):
        magnet(x, y, blue)
    chalk = material("marker", (0.85, 0.62, 0.06), rough=0.6)

    def arrow(a, b, bend):
        a, b = np.array(a), np.array(b)
        n = np.array([a[1] - b[1], b[0] - a[0]])
        p = [tuple(a + (b - a) * t + n * bend * math.sin(math.pi * t)) + (0.0015,) for t in np.linspace(0, 1, 9)]
        stroke(p, 0.0038, chalk)
        d = np.array(p[-1][:2]) - np.array(p[-2][:2])
        d /= np.linalg.norm(d)
        for s in (-1, 1):
            side = np.array([-d[1], d[0]]) * s
            tip = b - d * 0.026 + side * 0.017
            stroke([(b[0], b[1], 0.0015), (tip[0], tip[1], 0.0015)], 0.0038, chalk)
    arrow((0.125, 0.03), (0.235, 0.045), 0.15)
    arrow((0.18, 0.155), (0.262, 0.085), -0.2)
    arrow((0.195, -0.145), (0.255, -0.005), 0.25)
    arrow((0.0, 0.12), (0.075, 0.225), 0.2)
    arrow((-0.005, -0.13), (0.19, -0.085), -0.12)
    pen_ = [lathe([(0.0001, -0.07), (0.009, -0.07), (0.009, 0.03), (0.0075, 0.035), (0.005, 0.05), (0.003, 0.056), (0.0001, 0.06)], material("marker body", (0.7, 0.7, 0.7), rough=0.3)),
            lathe([(0.0001, -0.075), (0.0095, -0.075), (0.0095, -0.04), (0.009, -0.04)], material("marker cap", (0.8, 0.5, 0.02), rough=0.3), round_=0)]
    group((0.12, -0.09, 0.01), (0, math.pi / 2, 0.7), *pen_)
    area((-0.6, 0.9, 0.7), (0.1, 0, 0), 0.5, 20, (1, 0.87, 0.7))
    area((0.9, 0.2, 0.5), (0.1, 0, 0), 0.3, 6, (0.55, 0.7, 1))
    finish(bloom=0.05)
    camera((0.0, -0.42, 0.24), (0.16, 0.02, 0.0), lens=46, fstop=3.2, focus=(0.16, 0.0, 0.01))


@scene("newsroom/statistics-notebook")
def statistics_notebook():
    start(samples=8, exposure=0.1)
    plain_world((0.02, 0.025, 0.035), 1)
    floor(wood("walnut", (0.04, 0.018, 0.008), (0.15, 0.075, 0.035), rough=0.3), 3)
    m = material("graph paper", (0.8, 0.79, 0.74), rough=0.85, bump=0.0001, bump_scale=600)
    box((0, 0, 0.006), (0.42, 0.3, 0.01), material("pages", (0.7, 0.67, 0.6), rough=0.9), bevel=0.002)

    def z(x):
        return 0.0128 + 0.007 * np.exp(-((np.abs(x) - 0.05) / 0.05) ** 2) - 0.010 * np.exp(-(np.abs(x) / 0.014) ** 2)
    sheet(lambda u, v: ((u - 0.5) * 0.42, (v - 0.5) * 0.3, z((u - 0.5) * 0.42)), 120, 4, m)
    verts, faces = [], []

    def strip(x0, y0, x1, y1, lift=0.0004, n=16):
        for k in range(n):
            a, b = x0 + (x1 - x0) * k / n, x0 + (x1 - x0) * (k + 1) / n
            i = len(verts)
            verts.extend([(a, y0, z(a) + lift), (b, y0, z(b) + lift), (b, y1, z(b) + lift), (a, y1, z(a) + lift)])
            faces.append((i, i + 1, i + 2, i + 3))
    for k in range(83):
        x = -0.205 + k * 0.005
        strip(x - 0.0001, -0.146, x + 0.0001, 0.146, n=1)
    for k in range(59):
        y = -0.145 + k * 0.005
        strip(-0.208, y - 0.0001, 0.208, y + 0.0001, n=60)
    add(from_arrays("grid", verts, np.array(faces)), material("grid ink", (0.35, 0.5, 0.62), rough=0.9))
    values = [(3, 0), (5, 0), (4, 0), (7, 0), (6, 0), (9, 1), (8, 0), (11, 1)]
    for kind, color in ((0, (0.04, 0.12, 0.4)), (1, (0.55, 0.05, 0.03))):
        verts, faces = [], []
        for i, (v, k) in enumerate(values):
            if k == kind:
                x = 0.045 + i * 0.019
                for s in range(9):  # hatched by hand
                    strip(x + s * 0.0013, -0.07, x + s * 0.0013 + 0.0009, -0.07 + v * 0.0125 + random.uniform(-0.001, 0.0006), 0.0006, 2)
        add(from_arrays("bars", verts, np.array(faces)), material(f"crayon {color}", color, rough=0.9, vary=0.4, vary_scale=300))
    verts, faces = [], []
    strip(0.035, -0.0712, 0.2, -0.07, 0.0007)
    strip(0.0385, -0.0705, 0.0396, 0.085, 0.0007, 1)
    for r in range(9):
        for c in range(4):
            x, y = -0.19 + c * 0.038, 0.1 - r * 0.02
            end = x + random.uniform(0.012, 0.026)
            while x < end:
                step = random.uniform(0.002, 0.005)
                strip(x, y, x + step, y + random.uniform(0.003, 0.005), 0.0006, 1)
                x += step + 0.0012
        strip(-0.195, 0.094 - r * 0.02, -0.03, 0.0945 - r * 0.02, 0.0006, 12)
    add(from_arrays("handwriting", verts, np.array(faces)), material("pencil", (0.08, 0.08, 0.1), rough=0.6))
    pencil = [cylinder((0, 0, -0.085), (0, 0, 0.062), 0.0038, material("pencil paint", (0.7, 0.42, 0.03), rough=0.25, coat=0.6), 6),
              lathe([(0.0038, 0.062), (0.0012, 0.079)], wood("pencil wood", (0.35, 0.2, 0.1), (0.6, 0.4, 0.22)), round_=0),
              lathe([(0.0012, 0.079), (0.0001, 0.0845)], material("lead", (0.03, 0.03, 0.035), rough=0.4), round_=0)]
    group((0.155, 0.0, 0.0205), (0, math.pi / 2 + 0.02, 2.3), *pencil)
    stopwatch((0.255, 0.12, 0.0), 0.5)
    lamp((-0.2, 0.42, 0), -0.7, energy=14)
    area((0.8, 0.3, 0.5), (0.1, 0, 0), 0.4, 3, (0.5, 0.65, 1))
    finish(bloom=0.08)
    camera((0.16, -0.3, 0.24), (0.105, 0.01, 0.01), lens=50, fstop=3.2, focus=(0.12, -0.02, 0.02))


def stopwatch(location, turn):
    """A lying mechanical stopwatch, 6 cm."""
    c = chrome()
    o = [lathe([(0.0001, 0), (0.024, 0), (0.029, 0.004), (0.03, 0.009), (0.028, 0.013), (0.0262, 0.0135), (0.0258, 0.012)], c),
         lathe([(0.0001, 0.0115), (0.0262, 0.0115)], material("dial", (0.85, 0.84, 0.8), rough=0.5), round_=0),
         cylinder((0, 0.03, 0.007), (0, 0.04, 0.007), 0.003, c), cylinder((0, 0.04, 0.007), (0, 0.047, 0.007), 0.0062, c),
         cylinder((0.019, 0.023, 0.007), (0.026, 0.031, 0.007), 0.003, c),
         tube([(0.009 * math.cos(t), 0.054 + 0.009 * math.sin(t), 0.007) for t in np.linspace(0, 6.283, 17)[:-1]], 0.0014, c, closed=True)]
    dark = material("dial ink", (0.02, 0.02, 0.02), rough=0.6)
    for i in range(60):
        t = i * math.pi / 30
        long = 0.0045 if i % 5 == 0 else 0.0022
        r = 0.0248 - long / 2
        o.append(box((r * math.sin(t), r * math.cos(t), 0.0117), (0.0009 if i % 5 == 0 else 0.0004, long, 0.0002), dark, (0, 0, -t)))
    o.append(box((0.0045, 0.006, 0.0124), (0.0008, 0.022, 0.0003), material("hand", (0.6, 0.02, 0.02), rough=0.4), (0, 0, -0.65)))
    o.append(lathe([(0.0001, 0.0128), (0.0018, 0.0126), (0.0018, 0.0117)], dark, round_=0))
    return group(location, (0, 0, turn), *o)


@scene("newsroom/wall-calendar")
def wall_calendar():
    start(samples=8, exposure=0.35)
    plain_world((0.3, 0.4, 0.6), 0.12)
    plaster = material("plaster", (0.42, 0.4, 0.36), rough=0.95, vary=0.1, vary_scale=3, bump=0.002, bump_scale=60)
    box((0, 0.05, 0), (4, 0.1, 3), plaster)
    leaf = material("calendar paper", (0.82, 0.8, 0.75), rough=0.85, bump=0.0001, bump_scale=500)
    w, h = 0.46, 0.5

    def y(v):
        return -0.006 - 0.05 * (1 - v) ** 2.6
    for k in range(5):
        sheet(lambda u, v, k=k: ((u - 0.5) * w, (y(v) * (1 + 0.16 * k)) + 0.004 - 0.002 * k + 0.004 * np.sin(u * 4 + k) * (1 - v) ** 2, (v - 0.5) * h - 0.003 * k * (1 - v)), 30, 40, leaf)
    front = lambda v: y(v) * 1.64 - 0.0041

    def patch(x0, z0, x1, z1, m, lift=0.0, n=4):
        verts, faces = [], []
        for i in range(n + 1):
            z = z0 + (z1 - z0) * i / n
            v = z / h + 0.5
            for x in (x0, x1):
                verts.append((x, front(v) - 0.0002 + 0.004 * math.sin((x / w + 0.5) * 4 + 4) * (1 - v) ** 2 - lift, z))
        for i in range(n):
            faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
        add(from_arrays("print", verts, np.array(faces)), m)
    grey, red, ink = material("cal grid", (0.5, 0.5, 0.48), rough=0.9), material("cal red", (0.55, 0.03, 0.03), rough=0.9), material("cal ink", (0.04, 0.045, 0.06), rough=0.9)
    patch(-w / 2, 0.165, w / 2, 0.235, red)
    for i in range(8):
        x = -0.21 + i * 0.06
        patch(x - 0.0005, -0.235, x + 0.0005, 0.13, grey)
    for i in range(7):
        z = -0.235 + i * 0.061
        patch(-0.21, z - 0.0005, 0.21, z + 0.0005, grey)
    font = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg"}
    for day in range(1, 31):
        at = day + 1
        x, z = -0.21 + (at % 7) * 0.06 + 0.022, 0.13 - (at // 7) * 0.061 - 0.026
        v = z / h + 0.5
        t = text(str(day), 0.026, red if at % 7 > 4 else ink, (x + 0.004, front(v) - 0.0009 + 0.004 * math.sin(((x + 0.004) / w + 0.5) * 4 + 4) * (1 - v) ** 2, z), (math.pi / 2 - math.atan(0.4264 * (1 - v) ** 1.6), 0, 0))
        t.visible_shadow = False
    crayon = material("marker pen", (0.03, 0.3, 0.12), rough=0.7)
    for day in (2, 9, 15, 23, 29):
        at = day + 1
        x, z = -0.21 + (at % 7) * 0.06 + 0.027, 0.13 - (at // 7) * 0.061 - 0.027
        v = z / h + 0.5
        depth = front(v) - 0.001 + 0.004 * math.sin((x / w + 0.5) * 4 + 4) * (1 - v) ** 2
        ring = tube([(x + 0.027 * math.cos(a) * (1 + 0.05 * math.sin(2 * a + day)), depth + 0.4264 * (1 - v) ** 1.6 * 0.024 * math.sin(a), z + 0.024 * math.sin(a)) for a in np.linspace(0.3, 6.9, 21)], 0.0016, crayon)
    wire = steel(0.25)
    for i in range(44):
        x = -0.215 + i * 0.01
        tube([(x + 0.004 * 0, -0.003 - 0.009 * math.cos(a), h / 2 + 0.002 + 0.009 * math.sin(a)) for a in np.linspace(0, 6.283, 13)[:-1]], 0.0007, wire, closed=True, smooth_steps=3, resolution=2)
    cylinder((0, 0.01, h / 2 + 0.03), (0, -0.025, h / 2 + 0.034), 0.002, wire)
    tube([(-0.025, -0.006, h / 2 + 0.012), (0, -0.012, h / 2 + 0.032), (0.025, -0.006, h / 2 + 0.012)], 0.0012, wire)
    cord = material("cord", (0.3, 0.25, 0.18), rough=0.9)
    tube([(0.19, -0.012, h / 2), (0.2, -0.03, 0.15), (0.212, -0.05, 0.03)], 0.0012, cord)
    group((0.213, -0.055, -0.04), (0.06, 0.05, 0), cylinder((0, 0, -0.07), (0, 0, 0.07), 0.0042, material("pen green", (0.03, 0.3, 0.12), rough=0.25, coat=0.6), 12),
          lathe([(0.0042, -0.07), (0.001, -0.084)], black(0.4), round_=0))
    sun((0.75, 0.62, -0.42), 4.4, (1, 0.78, 0.52), 0.7)
    for k in range(4):
        box((-1.25 + k * 0.42, -1.2, 0.7), (0.05, 0.04, 3), black(0.8))
    box((-0.6, -1.2, 0.92), (3, 0.04, 0.05), black(0.8))
    finish(bloom=0.05)
    camera((-0.3, -0.68, -0.04), (0.0, -0.02, -0.01), lens=44, fstop=3.2, focus=(0.0, -0.06, -0.02))


@scene("newsroom/phone-at-night")
def phone_at_night():
    start(samples=8, exposure=0.85, look="High Contrast", seed=3)
    plain_world((0.006, 0.008, 0.014), 1)
    floor(wood("night desk", (0.03, 0.015, 0.008), (0.12, 0.06, 0.03), rough=0.2), 4)
    night_window(3.0, 170)
    for x in (-1.0, 0.35):
        box((x, 1.6, 0.8), (0.06, 0.06, 2.4), black(0.5))
    box((0, 1.6, -0.05), (5, 0.2, 0.1), black(0.5))
    glass = material("phone glass", (0.01, 0.01, 0.012), rough=0.05, coat=1)
    frame = steel(0.2, (0.3, 0.31, 0.34))

    def face(x, y):
        rgb = np.c_[0.02 + 0.1 * y, 0.05 + 0.06 * y, 0.18 + 0.3 * y]
        for cy, width in ((0.60, 0.84), (0.47, 0.84), (0.34, 0.84)):
            card = (np.abs(x - 0.5) < width / 2) & (np.abs(y - cy) < 0.052)
            rgb[card] = (0.55, 0.58, 0.66)
            rgb[(np.hypot((x - 0.17) * 0.5, y - cy) < 0.028)] = (0.05, 0.45, 0.2) if cy != 0.47 else (0.7, 0.12, 0.08)
            rgb[(x > 0.28) & (x < 0.28 + width * 0.5) & (np.abs(y - cy - 0.016) < 0.008)] = (0.1, 0.1, 0.14)
            rgb[(x > 0.28) & (x < 0.28 + width * 0.38) & (np.abs(y - cy + 0.016) < 0.006)] = (0.3, 0.31, 0.36)
        return rgb
    o = [box((0, 0, 0.004), (0.074, 0.155, 0.008), frame, bevel=0.0035), box((0, 0, 0.0046), (0.071, 0.152, 0.0078), glass, bevel=0.003)]
    u, v = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 1, 250), indexing="ij")
    pane = sheet(lambda a, b_: ((a - 0.5) * 0.067, (b_ - 0.5) * 0.146, 0.0088 + 0 * a), 120, 250, None)
    a = pane.data.attributes.new("tint", "FLOAT_COLOR", "POINT")
    a.data.foreach_set("color", np.c_[face(u.ravel(), v.ravel()), np.ones(u.size)].astype(np.float32).ravel())
    pane.data.materials.append(material("phone screen", (1, 1, 1), emit=2.2, tint=True, rough=0.1, light=True))
    group((0.02, 0.0, 0), (0, 0, -0.35), *o, pane)
    # A contract and a pen wait beside it.
    paper((-0.16, 0.1, 0.0), (0.21, 0.297), 0.3, rules=24, words=True, seed=2, ink=(0.08, 0.08, 0.1), gap=0.0105)
    pen((-0.11, 0.02, 0.001), 0.75)
    lathe([(0.0001, 0), (0.03, 0), (0.036, 0.012), (0.039, 0.085), (0.037, 0.086), (0.033, 0.014), (0.0001, 0.012)], material("mug", (0.03, 0.05, 0.1), rough=0.25, coat=0.6), (0.2, 0.2, 0))
    lathe([(0.0001, 0.07), (0.036, 0.07)], material("coffee", (0.02, 0.009, 0.004), rough=0.05), (0.2, 0.2, 0), round_=0)
    area((-0.8, 0.3, 0.6), (-0.1, 0.1, 0), 0.25, 6, (1, 0.66, 0.36))
    area((0.6, 1.2, 0.7), (0, 0, 0), 0.5, 7, (0.35, 0.5, 1))
    finish(bloom=0.16)
    camera((0.05, -0.36, 0.2), (-0.01, 0.07, 0.045), lens=40, fstop=2.2, focus=(0.02, 0.0, 0.01))


def world_image(sea, land, width=4096):
    """The continents as a picture of all directions, from Natural Earth's land (see README.md)."""
    import json
    import os

    import cv2

    import denoise
    with open(os.path.join(denoise.HOME, "land-110m.json")) as file:
        atlas = json.load(file)
    scale, shift = np.array(atlas["transform"]["scale"]), np.array(atlas["transform"]["translate"])
    arcs = [np.cumsum(np.array(arc_), axis=0) * scale + shift for arc_ in atlas["arcs"]]
    height = width // 2
    paint = np.zeros((height, width, 3), np.float32)
    paint[:] = sea
    rings = []
    for shape in atlas["objects"]["land"]["geometries"]:
        for polygon in shape["arcs"]:
            for ring_ in polygon if isinstance(polygon[0], list) else [polygon]:
                points = np.vstack([arcs[k] if k >= 0 else arcs[~k][::-1] for k in ring_])
                rings.append(np.c_[(points[:, 0] + 180) / 360 * width, (90 - points[:, 1]) / 180 * height].astype(np.int32))
    relief = cv2.resize(np.random.default_rng(3).uniform(0.7, 1.25, (64, 128)).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
    mask = np.zeros((height, width), np.uint8)
    cv2.fillPoly(mask, rings, 255)
    shade = (np.array(land)[None, None] * relief[..., None]) * [1, 0.96, 0.9]
    paint = np.where(mask[..., None] > 0, shade, paint)
    cv2.polylines(paint, rings, True, (0.14, 0.08, 0.04), 5)
    paint = paint[:, ::-1]  # Blender shows it as from inside.
    image = bpy.data.images.new("world", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.dstack([paint, np.ones((height, width))])[::-1].astype(np.float32).ravel())
    image.pack()
    return image


GLOBE_TURN = -2.5


@scene("newsroom/globe")
def globe():
    start(samples=8, exposure=0.4, look="High Contrast")
    plain_world((0.012, 0.011, 0.01), 1)
    floor(wood("library table", (0.05, 0.02, 0.008), (0.17, 0.075, 0.03), rough=0.22), 4)
    sea, land = (0.10, 0.2, 0.24), (0.5, 0.36, 0.17)
    m = material("globe", sea, rough=0.22, coat=0.5)
    nodes, link, b = nodes_of(m)
    coord = nodes.new("ShaderNodeTexCoord")
    world = nodes.new("ShaderNodeTexEnvironment")
    world.image = world_image(sea, land)
    link(coord.outputs["Object"], world.inputs["Vector"])
    link(world.outputs[0], b.inputs["Base Color"])
    r, c = 0.14, (0, 0, 0.235)
    ball_ = lathe([(r * math.sin(t) + 1e-5, -r * math.cos(t)) for t in np.linspace(0, math.pi, 60)], m, round_=0)
    lines = material("globe line", (0.2, 0.16, 0.1), rough=0.6)
    o = [ball_]
    ring = np.linspace(0, 6.283, 61)[:-1]
    for k in range(12):
        a = k * math.pi / 12
        o.append(tube([(r * 1.0005 * math.cos(t) * math.cos(a), r * 1.0005 * math.cos(t) * math.sin(a), r * 1.0005 * math.sin(t)) for t in ring], 0.00032, lines, closed=True, resolution=1))
    for k in range(-4, 5):
        q = r * 1.0005
        o.append(tube([(q * math.cos(k * 0.33) * math.cos(t), q * math.cos(k * 0.33) * math.sin(t), q * math.sin(k * 0.33)) for t in ring], 0.00032, lines, closed=True, resolution=1))
    pin_red = material("pin head", (0.62, 0.015, 0.02), rough=0.08, coat=1)
    for north, east in ((24, 46), (55, 37), (50, 10), (48, 2), (-29, 25)):
        lat, lon = math.radians(north), math.radians(east)
        d = Vector((math.cos(lat) * math.cos(lon), math.cos(lat) * math.sin(lon), math.sin(lat)))
        o.append(cylinder(d * r, d * (r + 0.012), 0.0005, chrome(), 8))
        o.append(lathe([(0.0001, -0.004), (0.004, 0), (0.0001, 0.004)], pin_red, d * (r + 0.014), 24))
    group(c, (0.12, 0.36, GLOBE_TURN), *o)
    brass = material("brass", (0.72, 0.5, 0.22), rough=0.2, metal=1, rough_vary=0.08)
    lean = Matrix.Rotation(0.38, 3, "Y")
    tube([tuple(Vector(c) + lean @ Vector((0.155 * math.cos(t), 0, 0.155 * math.sin(t)))) for t in np.linspace(-math.pi / 2, math.pi / 2, 25)], 0.005, brass)
    for s in (-1, 1):
        p = Vector(c) + lean @ Vector((0, 0, s * 0.147))
        lathe([(0.0001, -0.01), (0.007, -0.006), (0.007, 0.006), (0.0001, 0.012)], brass, p, 24, rotation=(0, 0.38, 0))
    lathe([(0.0001, 0), (0.085, 0), (0.088, 0.008), (0.07, 0.02), (0.03, 0.03), (0.014, 0.045), (0.02, 0.06), (0.012, 0.075)], wood("globe foot", (0.06, 0.02, 0.008), (0.2, 0.08, 0.03), axis=2, rough=0.2, coat=0.8), (-0.03, 0, 0))
    rng = np.random.default_rng(12)
    z, x = 0.0, 0.0
    for i, c_ in enumerate(((0.16, 0.02, 0.02), (0.02, 0.06, 0.05), (0.2, 0.12, 0.04))):
        hgt = (0.035, 0.028, 0.032)[i]
        turn = rng.uniform(-0.25, 0.25) + 0.3
        cloth = material(f"book {c_}", c_, rough=0.7, bump=0.0004, bump_scale=500, sheen=0.2)
        for dz in (0.0015, hgt - 0.0015):
            box((0.31, 0.02, z + dz), (0.17, 0.24, 0.003), cloth, (0, 0, turn))
        box((0.31 - 0.083 * math.cos(turn), 0.02 - 0.083 * math.sin(turn), z + hgt / 2), (0.006, 0.24, hgt), cloth, (0, 0, turn), bevel=0.002)
        box((0.31, 0.02, z + hgt / 2), (0.162, 0.23, hgt - 0.006), material("book pages", (0.55, 0.47, 0.34), rough=0.95, bump=0.0006, bump_scale=900), (0, 0, turn))
        z += hgt
    # Shelves behind.
    shelf = wood("shelf", (0.04, 0.018, 0.008), (0.13, 0.06, 0.025), rough=0.4)
    for j in range(4):
        box((0, 1.2, 0.02 + j * 0.36), (4, 0.3, 0.025), shelf)
        x = -1.7
        while x < 1.7:
            wd, hg = rng.uniform(0.025, 0.06), rng.uniform(0.2, 0.3)
            c_ = np.array([(0.2, 0.03, 0.02), (0.03, 0.09, 0.06), (0.24, 0.15, 0.05), (0.04, 0.05, 0.13), (0.3, 0.25, 0.17)][rng.integers(5)]) * rng.uniform(0.6, 1.2)
            box((x, 1.14, 0.033 + j * 0.36 + hg / 2), (wd * 0.94, 0.18, hg), material(f"spine {len(bpy.data.materials)}", tuple(c_), rough=0.6), bevel=0.004)
            x += wd
    box((0, 1.4, 0.7), (4, 0.05, 2), shelf)
    area((-0.75, -0.3, 0.75), (0, 0, 0.2), 0.2, 17, (1, 0.74, 0.45))
    area((0.9, 0.4, 0.5), (0, 0, 0.2), 0.4, 8, (0.4, 0.55, 0.95))
    area((0.2, 0.7, 1.3), (0.1, 1.2, 0.4), 0.5, 16, (1, 0.7, 0.42))
    finish(bloom=0.08)
    camera((-0.12, -0.78, 0.3), (0.07, 0, 0.2), lens=48, fstop=2, focus=(-0.02, -0.14, 0.24))
