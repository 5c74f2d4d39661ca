"""Pictures of things: trophies, shirts, balls, coins."""
from parts import *  # noqa: F403

SILVER = dict(color=(0.86, 0.87, 0.9), rough=0.12, metal=1, rough_vary=0.05, vary_scale=6)
GOLD = dict(color=(1.0, 0.62, 0.2), rough=0.16, metal=1, rough_vary=0.06, vary_scale=6)
NIGHT = [(-1, (0.003, 0.005, 0.01)), (0, (0.03, 0.045, 0.09)), (0.2, (0.008, 0.014, 0.035)), (1, (0.002, 0.004, 0.012))]


def studio(left=(1, 0.95, 0.88), right=(0.6, 0.75, 1), energy=60, top=20, at=(0, 0, 0.4)):
    """Two strips and a soft top, for shine on metal."""
    x, y, z = at
    area((x - 1.6, y - 0.8, z + 0.5), at, 0.5, energy, left, 2)
    area((x + 1.7, y + 0.3, z + 0.4), at, 0.4, energy * 0.8, right, 2)
    area((x, y - 0.2, z + 1.8), at, 1.2, top)


@scene("objects/silver-cup-night")
def silver_cup_night():
    start(samples=28)
    gradient(NIGHT, 1)
    floodlit(0.8, height=0.6)
    silver = material("silver", **SILVER)
    black = material("plinth", (0.012, 0.013, 0.016), rough=0.15, coat=1)
    box((0, 0, -0.05), (1.2, 0.8, 0.1), black, bevel=0.01)
    lathe([(0.0, 0.0), (0.15, 0.0), (0.155, 0.02), (0.145, 0.07), (0.13, 0.075)], black, round_=0)
    lathe([(0.135, 0.075), (0.125, 0.085), (0.09, 0.11), (0.05, 0.15), (0.036, 0.2), (0.048, 0.225), (0.06, 0.235), (0.046, 0.25), (0.06, 0.275), (0.11, 0.33), (0.15, 0.42),
           (0.162, 0.52), (0.152, 0.61), (0.15, 0.68), (0.165, 0.72), (0.172, 0.73), (0.168, 0.735), (0.155, 0.72), (0.142, 0.66), (0.14, 0.5), (0.0, 0.34)], silver)
    for s in (-1, 1):
        tube([(s * 0.13, 0, 0.37), (s * 0.2, 0, 0.36), (s * 0.3, 0, 0.46), (s * 0.315, 0, 0.6), (s * 0.25, 0, 0.7), (s * 0.16, 0, 0.67)], 0.015, silver, smooth_steps=12)
        tube([(s * 0.16, 0, 0.67), (s * 0.19, 0, 0.63), (s * 0.175, 0, 0.6)], 0.011, silver)
    for z, r in ((0.44, 0.1575), (0.6, 0.1565)):
        tube([(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 60, endpoint=False)], 0.0035, silver, closed=True, smooth_steps=0)
    studio((1, 0.85, 0.65), (0.55, 0.72, 1), 45, 12)
    stand((0, 40, -2), length=70, rows=15, seats=False, crowd=0.9, colors=lambda x, r: random.choice([(0.03, 0.06, 0.25), (0.4, 0.4, 0.42), (0.02, 0.02, 0.03), (0.3, 0.25, 0.2)]), roof=True, roof_light=9)
    sheet(lambda u, v: (-80 + 160 * u, 3 + 90 * v, -0.9 + 0 * u), 2, 2, material("turf", (0.04, 0.14, 0.02), rough=0.9, vary=0.3, vary_scale=0.2))
    bokeh(70, (-20, 20), (32, 40), (-1, 9), (0.1, 0.2), ((1, 0.9, 0.7), (0.7, 0.82, 1), (1, 1, 1)), 12)
    finish(haze=(0.05, 0.09, 0.2, 0.45), haze_near=5, haze_far=55, bloom=0.22)
    camera((-0.3, -2.2, 0.4), (0, 0, 0.37), lens=55, fstop=1.4, focus=(0, -0.12, 0.5))


@scene("objects/golden-cup")
def golden_cup():
    start(samples=28)
    plain_world((0.004, 0.008, 0.006), 1)
    gold = material("gold", **GOLD)
    green = material("malachite", (0.01, 0.12, 0.06), rough=0.12, vary=0.7, vary_scale=22, coat=1)
    lathe([(0.0, 0), (0.1, 0), (0.105, 0.01), (0.1, 0.035), (0.09, 0.04)], green, round_=0)
    lathe([(0.09, 0.06), (0.093, 0.065), (0.085, 0.09), (0.08, 0.095)], green, round_=0)
    lathe([(0.092, 0.04), (0.094, 0.05), (0.09, 0.06)], gold, round_=0)
    # Three bands twist up to the ball.
    for k in range(7):
        a0 = k * 2 * math.pi / 7
        pts = []
        for t in np.linspace(0, 1, 24):
            a = a0 + 2.0 * t
            r = 0.062 - 0.07 * t * (1 - t) * 2.0 + 0.026 * t ** 3
            pts.append((r * math.cos(a), r * math.sin(a), 0.09 + 0.25 * t))
        tube(pts, 0.017, gold, smooth_steps=3)
    o = ball((0, 0, 0.415), radius=0.095, rotation=(0.3, 0.5, 0.2), detail=5)
    o.data.materials.clear()
    o.data.materials.append(gold)
    o.data.materials.append(material("gold dark", (0.75, 0.36, 0.08), rough=0.3, metal=1))
    table = material("table", (0.006, 0.009, 0.008), rough=0.14, rough_vary=0.08, vary_scale=4, coat=0.5)
    floor(table, 8)
    area((-0.9, -0.5, 0.7), (0, 0, 0.3), 0.25, 14, (1, 0.9, 0.72), 1.2)
    area((0.8, 0.5, 0.6), (0, 0, 0.35), 0.2, 22, (1, 0.75, 0.4), 1.2)
    area((0.3, -0.7, 1.3), (0, 0, 0.3), 0.5, 8, (0.8, 0.95, 1))
    area((0, 2.2, 0.6), (0, 4, 0.5), 2.5, 90, (0.05, 0.5, 0.22))
    sheet(lambda u, v: (-5 + 10 * u, 4 + 0 * u, -0.5 + 5 * v), 2, 2, material("drape", (0.1, 0.35, 0.2), rough=0.9, vary=0.5, vary_scale=1))
    bokeh(60, (-2, 2), (2.2, 3.6), (0.02, 1.5), (0.012, 0.03), ((1, 0.75, 0.3), (0.4, 1, 0.6), (1, 0.9, 0.6)), 7)
    finish(bloom=0.16, vignette=0.4)
    camera((0.15, -1.25, 0.3), (0, 0, 0.26), lens=48, fstop=1.8, focus=(0, -0.08, 0.4))


@scene("objects/octagon-cup-orange")
def octagon_cup_orange():
    start(samples=28)
    plain_world((0.01, 0.004, 0.001), 1)
    silver = material("silver", color=(0.86, 0.86, 0.87), rough=0.16, metal=1, vary=0.12, vary_scale=9, bump=0.0006, bump_scale=30)
    marble = material("marble", (0.75, 0.68, 0.56), rough=0.2, vary=0.45, vary_scale=5, coat=0.6)
    plain_world((0.1, 0.03, 0.006), 1)
    o = lathe([(0.085, 0.05), (0.075, 0.07), (0.06, 0.12), (0.072, 0.2), (0.105, 0.33), (0.135, 0.46), (0.15, 0.56), (0.146, 0.562), (0.13, 0.46), (0.0, 0.25)], silver, segments=8, round_=1, rotation=(0, 0, 0.12))
    o.data.polygons.foreach_set("use_smooth", np.zeros(len(o.data.polygons), dtype=bool))
    lathe([(0, 0), (0.13, 0), (0.13, 0.045), (0.11, 0.05), (0.0, 0.05)], marble, segments=8, round_=0).data.polygons.foreach_set("use_smooth", np.zeros(32, dtype=bool))
    # A ring of small figures as beads and ribs.
    for k in range(8):
        a = (k + 0.5) * math.pi / 4
        r0, r1 = 0.074, 0.1
        tube([(r0 * math.cos(a), r0 * math.sin(a), 0.16), (0.085 * math.cos(a), 0.085 * math.sin(a), 0.22), (r1 * math.cos(a), r1 * math.sin(a), 0.3)], 0.011, silver)
    floor(material("table", (0.03, 0.012, 0.004), rough=0.2, rough_vary=0.1, vary=0.4, vary_scale=3), 10)
    area((-1.3, 0.2, 0.7), (0, 0, 0.3), 0.4, 60, (1, 0.42, 0.08), 1.6)
    area((1.2, 0.6, 0.5), (0, 0, 0.3), 0.3, 50, (1, 0.3, 0.04), 1.4)
    area((-0.75, -1.5, 0.5), (0, 0, 0.35), 0.9, 26, (1, 0.8, 0.6), 1.3)
    area((1.3, -0.9, 0.6), (0, 0, 0.35), 0.35, 22, (1, 0.95, 0.9), 1.5)
    spot((0, 1.0, 3.0), (0, 3.2, 0.6), 420, 70, color=(1, 0.4, 0.07))
    sheet(lambda u, v: (-6 + 12 * u, 3.2 + 0.12 * np.sin(u * 90) + 0.05 * np.sin(u * 37 + 1), -0.2 + 5 * v), 500, 2, material("curtain", (0.45, 0.12, 0.02), rough=0.75, sheen=0.6))
    finish(bloom=0.12, vignette=0.45)
    camera((-0.3, -1.35, 0.22), (0, 0, 0.29), lens=48, fstop=2.8, focus=(0, -0.1, 0.35))


def _cup(at, scale, metal, kind):
    x, y, z = at
    dark = material("cup base", (0.03, 0.02, 0.015), rough=0.25, coat=0.6)
    lathe([(0, 0), (0.08, 0), (0.08, 0.03), (0.065, 0.035), (0.065, 0.06), (0.05, 0.062)], dark, at, scale=scale, round_=0)
    bowls = [
        [(0.05, 0.06), (0.02, 0.09), (0.015, 0.15), (0.03, 0.17), (0.09, 0.23), (0.11, 0.32), (0.118, 0.36), (0.11, 0.36), (0, 0.2)],
        [(0.05, 0.06), (0.02, 0.09), (0.018, 0.11), (0.06, 0.15), (0.085, 0.26), (0.08, 0.42), (0.088, 0.45), (0.08, 0.45), (0, 0.2)],
        [(0.05, 0.06), (0.018, 0.1), (0.016, 0.13), (0.1, 0.17), (0.15, 0.24), (0.155, 0.26), (0.145, 0.26), (0, 0.17)],
        [(0.05, 0.06), (0.03, 0.1), (0.02, 0.2), (0.03, 0.25), (0.07, 0.33), (0.075, 0.4), (0.06, 0.44), (0.02, 0.47), (0.012, 0.5), (0.02, 0.52), (0.0, 0.535)],
    ]
    lathe(bowls[kind], metal, at, scale=scale)
    if kind in (0, 3, 1):
        r, lo, hi = ((0.09, 0.22, 0.34), (0.075, 0.18, 0.4), (0, 0, 0), (0.068, 0.32, 0.41))[kind]
        for s in (-1, 1):
            tube([(x + scale * s * r, y, z + scale * lo), (x + scale * s * (r + 0.07), y, z + scale * (lo + 0.02)), (x + scale * s * (r + 0.08), y, z + scale * (hi - 0.01)), (x + scale * s * (r + 0.01), y, z + scale * hi)], 0.008 * scale, metal)


@scene("objects/trophy-cabinet")
def trophy_cabinet():
    start(samples=32, bounces=8)
    plain_world((0.01, 0.01, 0.012), 1)
    wood = material("walnut", (0.13, 0.06, 0.028), rough=0.35, vary=0.5, vary_scale=7, coat=0.3)
    back = material("velvet", (0.16, 0.012, 0.02), rough=0.95, sheen=1.0, vary=0.2, vary_scale=4)
    silver, gold, bronze = material("silver", **SILVER), material("gold", **GOLD), material("bronze", (0.6, 0.28, 0.12), rough=0.25, metal=1)
    box((0, 0.32, 0.6), (4, 0.03, 2.4), back)
    for k, z in enumerate((-0.04, 0.66, 1.36)):
        box((0, 0.05, z), (4, 0.5, 0.04), wood, bevel=0.005)
        if z > 0:
            lamps(box((0, -0.12, z - 0.03), (3.8, 0.015, 0.012), material("strip", (1, 0.8, 0.5), emit=8)))
            area((0, -0.1, z - 0.04), (0, 0.12, z - 0.7), 3.6, 60, (1, 0.78, 0.5), 0.05)
    for x in (-1.02, 1.02):
        box((x, 0.05, 0.6), (0.04, 0.5, 2.4), wood)
    for at, s, m, k in (((-0.72, 0.05, -0.02), 1.15, silver, 0), ((-0.3, 0.1, -0.02), 1.05, gold, 3), ((0.06, 0.02, -0.02), 1.25, silver, 1), ((0.45, 0.08, -0.02), 1.2, bronze, 2), ((0.8, 0.05, -0.02), 1.0, gold, 0),
                        ((-0.75, 0.06, 0.68), 1.1, gold, 2), ((-0.35, 0.05, 0.68), 1.1, silver, 3), ((0.02, 0.06, 0.68), 1.35, gold, 0), ((0.42, 0.05, 0.68), 1.0, bronze, 1), ((0.78, 0.08, 0.68), 1.2, silver, 2)):
        _cup(at, s, m, k)
    ball((-0.55, -0.06, 0.055 - 0.02), radius=0.06)
    finish(bloom=0.14, vignette=0.4)
    area((-1.2, -1.6, 1.3), (0, 0, 0.6), 0.6, 40, (1, 0.9, 0.78), 1.0)
    camera((-0.7, -2.25, 0.8), (0.03, 0.1, 0.64), lens=40, fstop=2.5, focus=(0.02, 0.05, 0.75))


@scene("objects/gold-medal")
def gold_medal():
    start(samples=28)
    plain_world((0.01, 0.012, 0.02), 1)
    gold = material("gold", color=(1.0, 0.62, 0.2), rough=0.24, metal=1, bump=0.0002, bump_scale=900, rough_vary=0.08, vary_scale=40)
    lathe([(0, 0), (0.04, 0), (0.0425, 0.0015), (0.0425, 0.0055), (0.04, 0.007), (0.0385, 0.0065), (0.0375, 0.0052), (0, 0.0052)], gold, round_=0, segments=128)
    bead, faces = bm_arrays(lambda bm: bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.0011))
    add(scatter("beads", bead, faces, [place((0.035 * math.cos(a), 0.035 * math.sin(a), 0.0054)) for a in np.linspace(0, 2 * math.pi, 72, endpoint=False)]), gold, smooth=True)
    leaf, faces = bm_arrays(lambda bm: bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1))
    ms = []
    for s in (-1, 1):
        for k in range(9):
            a = math.radians(-80 + s * (12 + k * 14.5)) if s > 0 else math.radians(-100 - (12 + k * 14.5) + 0)
            for r, t in ((0.0285, 0.5), (0.0238, -0.5)):
                ms.append(place((r * math.cos(a), r * math.sin(a), 0.0055), a + s * (math.pi / 2 + t), (0.0042, 0.0016, 0.0011)))
    add(scatter("leaves", leaf, faces, ms), gold, smooth=True)
    star = []
    for k in range(10):
        r = 0.016 if k % 2 == 0 else 0.0068
        star.append((r * math.sin(k * math.pi / 5), r * math.cos(k * math.pi / 5), 0.0053))
    verts = np.array(star + [(0, 0, 0.0092)])
    add(from_arrays("star", verts, np.array([[k, (k + 1) % 10, 10][::-1] for k in range(10)])), gold)
    tube([(0.009 * math.cos(a), 0.049 + 0.007 * math.sin(a), 0.003) for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)], 0.0016, gold, closed=True, smooth_steps=0)
    for s, c in ((-1, 0), (1, 1)):
        cloth = weave(f"ribbon {s}", (0.02, 0.1, 0.42), scale=2600, depth=0.0002, rough=0.5)
        sheet(lambda u, v, s=s: (s * (0.002 + u * 0.1 + 0.012 * np.sin(u * 6)) + (v - 0.5) * 0.03, 0.055 + u * 0.16, 0.002 + 0.012 * np.sin(u * 9 + s) ** 2 + 0.004 * v * np.sin(u * 5) + (0.003 if s > 0 else 0)), 90, 10, cloth, 0.0006)
        sheet(lambda u, v, s=s: (s * (0.002 + u * 0.1 + 0.012 * np.sin(u * 6)) + (v - 0.5) * 0.007, 0.055 + u * 0.16, 0.0028 + 0.012 * np.sin(u * 9 + s) ** 2 + 0.004 * 0.5 * np.sin(u * 5) + (0.003 if s > 0 else 0)), 90, 6, weave("ribbon white", (0.8, 0.8, 0.8), scale=2600, depth=0.0002, rough=0.5), 0.0004)
    floor(material("slate", (0.02, 0.022, 0.026), rough=0.45, vary=0.5, vary_scale=14, bump=0.0012, bump_scale=60, rough_vary=0.15), 3)
    area((-0.3, 0.25, 0.22), (0, 0, 0), 0.16, 1.6, (1, 0.92, 0.8), 0.4)
    area((0.35, -0.05, 0.3), (0, 0, 0), 0.1, 0.9, (0.6, 0.75, 1), 0.4)
    finish(bloom=0.12, vignette=0.45)
    camera((0.0, -0.2, 0.24), (0.0, 0.012, 0.0), lens=52, fstop=4, focus=(0, -0.01, 0.005))


@scene("objects/old-leather-ball")
def old_leather_ball():
    start(samples=28)
    plain_world((0.03, 0.025, 0.02), 1)
    n = 150
    g = np.linspace(-1, 1, n)
    a, b = np.meshgrid(g, g, indexing="ij")
    verts, faces, tint = [], [], []
    for face in range(6):
        axis, sign = face % 3, 1 if face < 3 else -1
        one = np.ones_like(a) * sign
        p = np.stack([[one, a, b], [a, one, b], [a, b, one]][axis], axis=-1)
        flip = [True, False, True][axis] if sign < 0 else [False, True, False][axis]
        p = p / np.linalg.norm(p, axis=-1, keepdims=True)
        across = (a, b, a)[axis] if axis != 1 else b
        seam = np.minimum.reduce([np.abs(across - 0.34), np.abs(across + 0.34), 1 - np.abs(a), 1 - np.abs(b)])
        puff = 1 - 0.03 * np.exp(-(seam / 0.05) ** 2) - 0.012 * np.exp(-(seam / 0.18) ** 2)
        k = len(verts) * n * n
        verts.append((p * puff[..., None] * 0.11).reshape(-1, 3))
        rng = np.random.default_rng(face)
        strip = np.floor((across + 1.02) / 0.68).astype(int).clip(0, 2)
        shade = (1 - 0.8 * np.exp(-(seam / 0.03) ** 2)) * rng.uniform(0.75, 1.15, 3)[strip]
        tint.append(np.repeat(shade.reshape(-1, 1), 3, axis=1))
        i, j = np.meshgrid(np.arange(n - 1), np.arange(n - 1), indexing="ij")
        q = np.stack([i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1], axis=-1).reshape(-1, 4) + k
        faces.append(q[:, ::-1] if flip else q)
    leather = material("leather", (0.34, 0.145, 0.055), rough=0.5, vary=0.6, vary_scale=22, bump=0.0012, bump_scale=260, tint=True, rough_vary=0.18)
    o = add(from_arrays("ball", np.vstack(verts), np.vstack(faces), np.vstack(tint)), leather, (0, 0, 0.108), (0.35, -0.15, 0.25), smooth=True)
    lace = material("lace", (0.62, 0.5, 0.34), rough=0.8, bump=0.0004, bump_scale=900)
    for k in range(6):
        z = -0.035 + k * 0.014
        t = tube([(-0.013, -0.1075, z), (-0.006, -0.1125, z + 0.002), (0.006, -0.1125, z + 0.004), (0.013, -0.1075, z + 0.005)], 0.0022, lace)
        t.parent = o
    wood = material("table", (0.2, 0.1, 0.045), rough=0.4, vary=0.55, vary_scale=5, bump=0.0012, bump_scale=70, rough_vary=0.15)
    for k in range(-4, 12):
        box((0, k * 0.14, -0.02), (5, 0.137, 0.04), wood, bevel=0.003)
    bronze = material("bronze", (0.62, 0.3, 0.13), rough=0.3, metal=1, vary=0.3, vary_scale=60, rough_vary=0.1)
    lathe([(0, 0), (0.033, 0), (0.035, 0.0015), (0.035, 0.005), (0.033, 0.006), (0.031, 0.005), (0.0, 0.005)], bronze, (0.19, -0.1, 0.001), round_=0)
    lathe([(0.014, 0.0055), (0.018, 0.0075), (0.022, 0.0055)], bronze, (0.19, -0.1, 0.001))
    sheet(lambda u, v: (0.215 + 0.22 * u + 0.01 * np.sin(u * 8), -0.08 + 0.14 * u + (v - 0.5) * 0.026, 0.004 + 0.012 * np.sin(u * 8) ** 2 + 0.004 * v), 60, 8, weave("ribbon", (0.3, 0.02, 0.02), scale=1800), 0.0006)
    area((-0.9, -0.1, 0.75), (0, 0, 0.08), 0.35, 19, (1, 0.8, 0.55), 0.7)
    area((0.9, 0.8, 0.6), (0, 0, 0.1), 0.3, 7, (0.6, 0.75, 1), 0.6)
    sheet(lambda u, v: (-4 + 8 * u, 2.2 + 0 * u, -0.5 + 3 * v), 2, 2, material("wall", (0.14, 0.11, 0.08), rough=0.9, vary=0.5, vary_scale=1.5))
    spot((-1.2, 0.6, 1.6), (0.5, 2.2, 0.4), 30, 40, 0.8, color=(1, 0.7, 0.4))
    finish(bloom=0.06, vignette=0.45)
    camera((0.12, -0.72, 0.25), (0.045, 0, 0.09), lens=50, fstop=2.8, focus=(0.0, -0.11, 0.11))


@scene("objects/numbered-shirts")
def numbered_shirts():
    start(samples=28, exposure=0.2)
    plain_world((0.012, 0.014, 0.018), 1)
    wall = material("boards", (0.2, 0.115, 0.06), rough=0.55, vary=0.5, vary_scale=4, bump=0.001, bump_scale=60)
    for k in range(-16, 17):
        box((k * 0.17, 0.25, 0), (0.166, 0.04, 4), wall, bevel=0.004)
    box((0, 0.2, 0.16), (5, 0.05, 0.09), material("rail", (0.07, 0.04, 0.025), rough=0.4), bevel=0.006)
    deep, white = (0.012, 0.06, 0.045), (0.82, 0.82, 0.8)
    for i, n in enumerate(("9", "7", "10", "5", "8")):
        jersey(((i - 2) * 0.62 + 0.02, 0.08, 0.03), (0.02, 0.16, 0.09), white, turn=random.uniform(-0.1, 0.1), number=n, number_color=white, seed=i + 3)
        cylinder(((i - 2) * 0.62 + 0.02, 0.2, 0.15), ((i - 2) * 0.62 + 0.02, 0.06, 0.16), 0.008, material("peg", (0.5, 0.5, 0.5), rough=0.25, metal=1))
    area((-1.9, -0.7, 1.0), (0.1, 0, -0.3), 0.4, 85, (1, 0.84, 0.64), 1.0)
    area((2.2, -0.6, 0.4), (0, 0, -0.3), 0.5, 30, (0.6, 0.78, 1), 1.6)
    finish(bloom=0.04, vignette=0.45)
    camera((-0.62, -1.75, -0.12), (0.04, 0, -0.28), lens=38, fstop=2.0, focus=(0.02, 0.0, -0.3))


@scene("objects/striped-shirt-line")
def striped_shirt_line():
    start(samples=24)
    sky(28, 235, 0.13, dust=1.5)
    jersey((0, 0, 1.9), (0.75, 0.72, 0.68), (0.7, 0.02, 0.03), turn=0.18, stripes=(0.05, (0.65, 0.012, 0.02)), seed=5, hanger=False)
    rope = material("rope", (0.55, 0.5, 0.4), rough=0.9, bump=0.001, bump_scale=300)
    tube([(-4, 0.35, 2.15), (-0.2, 0.0, 1.885), (0.2, 0.0, 1.885), (4, -0.1, 2.1)], 0.004, rope)
    wood = material("pegs", (0.6, 0.42, 0.22), rough=0.7)
    for x in (-0.12, 0.13):
        box((x, 0, 1.885), (0.014, 0.03, 0.085), wood, rotation=(0, 0.06, 0.1), bevel=0.002)
    Turf(size=900, color=(0.06, 0.16, 0.03), stripe_depth=0).ground()
    goal(18, -1, x=-4.5, width=3, height=2, radius=0.004)
    hills(140, 22, (0.05, 0.1, 0.035), seed=12, width=420)
    hills(320, 62, (0.05, 0.08, 0.06), seed=2, width=1000)
    finish(haze=(0.65, 0.76, 0.9, 0.6), haze_near=10, haze_far=330, bloom=0.05)
    camera((-0.35, -1.62, 1.42), (0.03, 0, 1.56), lens=37, fstop=2.2, focus=(0, -0.06, 1.6))


@scene("objects/shirt-on-hanger")
def shirt_on_hanger():
    start(samples=28)
    plain_world((0.006, 0.008, 0.012), 1)
    jersey((0, 0, 1.75), (0.6, 0.012, 0.02), (0.75, 0.55, 0.1), turn=-0.25, seed=9, number="10", number_color=(0.8, 0.78, 0.72))
    steel = material("locker", (0.05, 0.065, 0.08), rough=0.35, metal=0.3, vary=0.3, vary_scale=3, rough_vary=0.1)
    for k in range(-6, 7):
        box((k * 0.45, 0.75, 1.1), (0.44, 0.5, 2.2), steel, bevel=0.006)
        for z in (1.75, 1.8, 1.85):
            box((k * 0.45, 0.497, z), (0.22, 0.004, 0.012), material("slot", (0.004, 0.004, 0.005)))
    tube([(-4, 0, 1.885), (4, 0, 1.885)], 0.014, material("rod", (0.5, 0.5, 0.5), rough=0.2, metal=1), smooth_steps=0)
    area((-1.1, -0.5, 2.5), (0, 0, 1.4), 0.25, 36, (1, 0.85, 0.65), 0.5)
    area((1.5, 0.1, 1.6), (0, 0.1, 1.4), 0.2, 26, (0.35, 0.55, 1), 1.4)
    finish(bloom=0.06, vignette=0.5)
    camera((0.15, -1.7, 1.42), (0.0, 0, 1.45), lens=38, fstop=2, focus=(0, -0.06, 1.45))


@scene("objects/two-pennants")
def two_pennants():
    start(samples=28)
    plain_world((0.02, 0.018, 0.015), 1)
    wall = material("planks", (0.16, 0.085, 0.042), rough=0.5, vary=0.5, vary_scale=4, bump=0.001, bump_scale=60, coat=0.15)
    for k in range(-8, 9):
        box((0, 0.06, k * 0.16), (4, 0.04, 0.156), wall, bevel=0.004)
    gold = material("fringe", (0.75, 0.48, 0.1), rough=0.6, sheen=0.5)
    brass = material("rod", (0.85, 0.55, 0.2), rough=0.25, metal=1)
    for s, c, c2 in ((-1, (0.5, 0.015, 0.02), (0.75, 0.72, 0.66)), (1, (0.012, 0.07, 0.36), (0.72, 0.72, 0.74))):
        x0 = s * 0.2
        def shape(u, v, k=1.0, out=0.0):
            half = 0.15 * np.where(v < 0.55, 1, (1 - v) / 0.45) * k
            x = x0 + (u - 0.5) * 2 * half
            return x, -0.025 - out + 0.009 * np.sin(v * 7 + s) * v + 0.008 * np.sin(u * 6 + s * 2) * v, 0.24 - 0.52 * v * (1 - 0.03 * (1 - k))
        sheet(shape, 60, 90, weave(f"pennant {s}", c, scale=1500, depth=0.0002, rough=0.42), 0.001)
        def band(u, v):
            half = 0.15 * np.where(v < 0.55, 1, np.maximum(1 - v, 0.02) / 0.45)
            x, y, z = shape(0.5 + (u - 0.5) * np.minimum(0.03 / half, 1), v)
            return x, y - 0.0015, z
        sheet(band, 12, 90, weave(f"band {s}", c2, scale=1500, depth=0.0002, rough=0.45))
        # Fringe along the lower edge.
        pts = []
        for t in np.linspace(0.55, 1, 46):
            for side in (0, 1):
                x, y, z = shape(np.array(float(side)), np.array(t))
                pts.append((float(x), float(y), float(z)))
        for x, y, z in pts:
            cylinder((x, y, z + 0.002), (x + random.gauss(0, 0.002), y + random.gauss(0, 0.002), z - 0.028), 0.0016, gold, 5)
        tube([(x0 - 0.17, -0.025, 0.245), (x0 + 0.17, -0.025, 0.245)], 0.006, brass, smooth_steps=0)
        for e in (-1, 1):
            lathe([(0, -0.012), (0.01, -0.004), (0.011, 0.004), (0, 0.014)], brass, (x0 + e * 0.172, -0.025, 0.245), 24, rotation=(0, e * math.pi / 2, 0))
        tube([(x0 - 0.16, -0.025, 0.25), (x0, 0.02, 0.36), (x0 + 0.16, -0.025, 0.25)], 0.0028, gold, smooth_steps=2)
    area((-1.0, -0.9, 0.9), (0, 0, 0), 0.3, 22, (1, 0.85, 0.62), 0.7)
    area((1.3, -0.5, 0.2), (0, 0, 0), 0.25, 9, (0.6, 0.75, 1), 0.9)
    finish(bloom=0.04, vignette=0.5)
    camera((-0.34, -1.5, -0.06), (0.0, 0, 0.03), lens=45, fstop=2.8, focus=(0, -0.03, 0.0))


@scene("objects/thirty-six-balls")
def thirty_six_balls():
    start(samples=24)
    sky(27, 305, 0.13, dust=2)
    Turf(color=(0.05, 0.14, 0.025), stripes=1.0, stripe_depth=0.2).build((0, -1.6), 6, 80000, fan=(90, 45), height=0.03)
    pots = [(0.5, 0.02, 0.03), (0.015, 0.07, 0.36), (0.75, 0.42, 0.02), (0.012, 0.014, 0.02)]
    master = {}
    for j in range(6):
        for i in range(6):
            k = (j * 6 + i) // 9
            at, turn = ((i - 2.5) * 0.36, (j - 2.5) * 0.36, 0.115), (random.uniform(0, 6), random.uniform(0, 6), random.uniform(0, 6))
            if k in master:
                add(master[k], location=at, rotation=turn)
            else:
                master[k] = ball(at, rotation=turn, dark=pots[k], detail=4, worn=0.2).data
    finish(bloom=0.04)
    camera((-0.85, -2.1, 1.0), (0.02, 0.0, 0.06), lens=44, fstop=2.0, focus=(-0.1, -0.3, 0.12))


@scene("objects/draw-bowl")
def draw_bowl():
    start(samples=40, bounces=10)
    plain_world((0.004, 0.006, 0.014), 1)
    glass = material("glass", (0.98, 0.99, 1), rough=0.0, glass=1, ior=1.45)
    outer = [(0.05, 0.0), (0.06, 0.004), (0.1, 0.02), (0.165, 0.08), (0.19, 0.15), (0.18, 0.21), (0.155, 0.25)]
    inner = [(r - 0.006, z + 0.004) for r, z in outer[::-1][:-2]] + [(0.05, 0.012), (0.0, 0.011)]
    lathe([(0.0, 0.0)] + outer + [(0.152, 0.253)] + inner, glass, round_=1)
    colors = [(0.75, 0.03, 0.03), (0.02, 0.12, 0.55), (0.8, 0.5, 0.03), (0.75, 0.75, 0.75), (0.02, 0.3, 0.16)]
    spots_ = [(0, 0, 0.05), (0.085, 0.01, 0.062), (-0.08, 0.03, 0.06), (0.02, -0.085, 0.062), (0.01, 0.088, 0.064), (-0.06, -0.06, 0.075), (0.07, 0.09, 0.1), (0.05, -0.04, 0.125), (-0.045, 0.03, 0.13), (0.11, -0.05, 0.12), (-0.115, -0.01, 0.125), (0.0, -0.1, 0.14), (0.0, 0.03, 0.19)]
    for k, at in enumerate(spots_):
        paint = material(f"shell {k % 5}", colors[k % 5], rough=0.25, coat=0.8)
        o = lathe([(0, -0.038), (0.02, -0.0325), (0.034, -0.017), (0.038, -0.0012), (0.0366, 0.0), (0.038, 0.0012), (0.034, 0.017), (0.02, 0.0325), (0, 0.038)], paint, at, 64, rotation=(random.uniform(0, 3), random.uniform(0, 3), 0), round_=1)
    for at, k in (((0.3, -0.06, 0.038), 0), ((-0.29, 0.05, 0.038), 2)):
        lathe([(0, -0.038), (0.02, -0.0325), (0.034, -0.017), (0.038, -0.0012), (0.0366, 0.0), (0.038, 0.0012), (0.034, 0.017), (0.02, 0.0325), (0, 0.038)], material(f"shell {k}", colors[k]), at, 64, rotation=(0.6, 0.4, 0), round_=1)
    floor(material("table", (0.008, 0.012, 0.03), rough=0.12, coat=0.6, rough_vary=0.05), 10)
    area((-0.9, -0.3, 0.7), (0, 0, 0.1), 0.3, 14, (1, 0.95, 0.9), 0.9)
    area((0.9, 0.3, 0.5), (0, 0, 0.1), 0.25, 14, (0.55, 0.7, 1), 0.9)
    area((0, -0.2, 1.4), (0, 0, 0.1), 0.6, 12)
    bokeh(50, (-2.4, 2.4), (2.5, 4), (0.05, 1.8), (0.015, 0.035), ((0.3, 0.5, 1), (0.7, 0.8, 1), (1, 0.7, 0.9)), 6)
    finish(bloom=0.14, vignette=0.4)
    camera((0.1, -0.95, 0.32), (0.0, 0, 0.125), lens=55, fstop=2.8, focus=(0, -0.15, 0.13))


@scene("objects/scale-two-balls")
def scale_two_balls():
    start(samples=28)
    plain_world((0.02, 0.022, 0.026), 1)
    brass = material("brass", (0.85, 0.55, 0.22), rough=0.22, metal=1, rough_vary=0.1, vary=0.25, vary_scale=8)
    lathe([(0, 0), (0.13, 0), (0.13, 0.012), (0.1, 0.03), (0.03, 0.05), (0.016, 0.08), (0.022, 0.11), (0.014, 0.14), (0.012, 0.4), (0.02, 0.42), (0.026, 0.44), (0.012, 0.47), (0.006, 0.5), (0, 0.51)], brass)
    tube([(-0.27, 0, 0.452), (-0.15, 0, 0.45), (-0.05, 0, 0.472), (0, 0, 0.455), (0.05, 0, 0.472), (0.15, 0, 0.45), (0.27, 0, 0.452)], 0.008, brass)
    for s in (-1, 1):
        x = s * 0.27
        lathe([(0, 0.0), (0.05, 0.004), (0.085, 0.018), (0.092, 0.026), (0.09, 0.028), (0.05, 0.009), (0, 0.005)], brass, (x, 0, 0.14))
        for k in range(3):
            a = k * 2 * math.pi / 3 + 0.5
            tube([(x, 0, 0.445), (x + 0.088 * math.cos(a), 0.088 * math.sin(a), 0.168)], 0.0018, brass, smooth_steps=0)
        ball((x, 0, 0.2), radius=0.055, rotation=(0.5 * s, 0.3, s), dark=(0.015, 0.015, 0.02) if s < 0 else (0.45, 0.02, 0.03), worn=0.15)
    floor(material("slate", (0.035, 0.045, 0.055), rough=0.3, rough_vary=0.15, vary=0.4, vary_scale=4), 12)
    sheet(lambda u, v: (-6 + 12 * u, 2.6 + 0 * u, -0.2 + 5 * v), 2, 2, material("backdrop", (0.1, 0.19, 0.2), rough=0.9, vary=0.3, vary_scale=0.7))
    spot((0.2, 0.8, 2.4), (0, 2.6, 0.6), 80, 75, 1, color=(0.75, 0.95, 1))
    studio((1, 0.9, 0.75), (0.6, 0.8, 1), 24, 14, (0, 0, 0.25))
    finish(bloom=0.06, vignette=0.45)
    camera((-0.12, -1.25, 0.32), (0, 0, 0.245), lens=50, fstop=3.2, focus=(0, -0.03, 0.2))


@scene("objects/coin-stacks")
def coin_stacks():
    start(samples=28)
    plain_world((0.02, 0.02, 0.025), 1)
    gold = material("coin gold", (0.95, 0.6, 0.22), rough=0.25, metal=1, rough_vary=0.1, vary=0.2, vary_scale=60)
    silver = material("coin silver", (0.75, 0.75, 0.75), rough=0.28, metal=1, rough_vary=0.1, vary=0.2, vary_scale=60)
    profile = [(0, 0), (0.0122, 0), (0.0127, 0.0003), (0.0127, 0.0018), (0.0122, 0.0021), (0.0112, 0.0021), (0.011, 0.0018), (0, 0.0018)]
    first = {}
    def coin(at, m, turn=(0, 0, 0)):
        if m.name in first: add(first[m.name], location=at, rotation=turn)
        else: first[m.name] = lathe(profile, m, at, 72, round_=0, rotation=turn).data
    for i, n in enumerate((4, 8, 13, 19, 26)):
        for k in range(n):
            coin(((i - 2) * 0.031 + random.gauss(0, 0.0004), random.gauss(0, 0.0004), k * 0.00212), gold if (i + k // 3) % 3 else silver)
    for x, y in ((-0.09, -0.03), (0.082, -0.036), (0.045, -0.052), (-0.03, -0.046)):
        coin((x, y, 0.0), gold)
    coin((0.0665, -0.0395, 0.0022), silver, (0.1, -0.12, 0))
    floor(material("baize", (0.012, 0.08, 0.04), rough=0.95, sheen=0.5, bump=0.0003, bump_scale=2500), 4)
    ball((-0.1, 0.3, 0.11))
    area((-0.4, -0.1, 0.3), (0, 0, 0.02), 0.12, 1.9, (1, 0.88, 0.7), 0.35)
    area((0.35, 0.1, 0.22), (0, 0, 0.02), 0.1, 1.4, (0.6, 0.78, 1), 0.3)
    area((-0.5, 0.1, 0.9), (-0.1, 0.3, 0.1), 0.3, 5, (1, 0.9, 0.8))
    finish(bloom=0.08, vignette=0.45)
    camera((0.05, -0.235, 0.075), (-0.002, 0, 0.026), lens=50, fstop=3.2, focus=(0.02, 0, 0.03))


@scene("objects/coin-toss")
def coin_toss():
    start(samples=24)
    sky(24, 118, 0.14, dust=2)
    silver = material("coin", (0.82, 0.8, 0.76), rough=0.2, metal=1, rough_vary=0.1, vary=0.2, vary_scale=60)
    o = lathe([(0, 0), (0.0145, 0), (0.015, 0.0004), (0.015, 0.0022), (0.0145, 0.0026), (0.013, 0.0026), (0.0128, 0.0021), (0, 0.0021)], silver, (0, 0, 0.36), 96, round_=0, rotation=(1.15, 0.35, 0.3), scale=1.6)
    star = [((0.008 if k % 2 == 0 else 0.0035) * math.sin(k * math.pi / 5), (0.008 if k % 2 == 0 else 0.0035) * math.cos(k * math.pi / 5), 0.0021) for k in range(10)]
    for side in (1, -1):
        s = add(from_arrays("star", np.array(star + [(0, 0, 0.0032)]) * [1, 1, 1 if side > 0 else -1] + [0, 0, 0 if side > 0 else 0.0021], np.array([[k, (k + 1) % 10, 10][::-side] for k in range(10)])), silver)
        s.parent = o
    Turf(lines=[((-40, 1.0), (40, 1.0))] + arc((0, 1.0), 9.15)).build((0, -0.6), 7, 100000, fan=(90, 42))
    stand((0, 46, 0), length=120, rows=16, crowd=0.85, colors=lambda x, r: random.choice([(0.75, 0.45, 0.05), (0.02, 0.25, 0.1), (0.7, 0.7, 0.7), (0.05, 0.05, 0.08), (0.05, 0.12, 0.4)]))
    area((0.3, -0.4, 0.2), (0, 0, 0.36), 0.3, 2.5, (0.8, 1, 0.8))
    finish(haze=(0.75, 0.78, 0.8, 0.35), haze_near=8, haze_far=90, bloom=0.08)
    camera((0.02, -0.27, 0.3), (0.0, 0, 0.345), lens=40, fstop=4.0, focus=(0, 0, 0.36))


@scene("objects/sealed-envelopes")
def sealed_envelopes():
    start(samples=28)
    plain_world((0.012, 0.01, 0.008), 1)
    paper = material("paper", (0.72, 0.64, 0.5), rough=0.85, vary=0.12, vary_scale=20, bump=0.0002, bump_scale=1200)
    wax = material("wax", (0.4, 0.01, 0.012), rough=0.25, coat=0.4, bump=0.0008, bump_scale=90)
    wood = material("desk", (0.09, 0.04, 0.018), rough=0.28, vary=0.5, vary_scale=6, coat=0.4, bump=0.0004, bump_scale=60)
    floor(wood, 4)
    def envelope(x, y, z, turn, tilt=0.0):
        e = bpy.data.objects.new("envelope", None); bpy.context.collection.objects.link(e)
        e.location, e.rotation_euler = (x, y, z), (0, tilt, turn)
        parts_ = [box((0, 0, 0.002), (0.23, 0.16, 0.003), paper, bevel=0.001)]
        tri = from_arrays("flap", np.array([(-0.115, 0.08, 0.0038), (0.115, 0.08, 0.0038), (0.012, -0.012, 0.0062), (-0.012, -0.012, 0.0062)]), np.array([[0, 3, 2, 1]]))
        parts_.append(add(tri, paper))
        o = parts_[-1]; s = o.modifiers.new("solid", "SOLIDIFY"); s.thickness = 0.0008
        for s_ in (-1, 1):
            t2 = from_arrays("side", np.array([(s_ * 0.115, 0.08, 0.0036), (s_ * 0.115, -0.08, 0.0036), (s_ * 0.02, -0.004, 0.0042)]), np.array([[0, 1, 2]] if s_ < 0 else [[0, 2, 1]]))
            parts_.append(add(t2, paper)); m = parts_[-1].modifiers.new("solid", "SOLIDIFY"); m.thickness = 0.0006
        parts_.append(lathe([(0, 0), (0.0175, 0), (0.019, 0.002), (0.017, 0.0042), (0.0135, 0.0048), (0.0125, 0.0036), (0, 0.0034)], wax, (0, -0.008, 0.0055), 64, scale=(1.06, 0.95, 1)))
        star = [((0.009 if k % 2 == 0 else 0.004) * math.sin(k * math.pi / 5), (0.009 if k % 2 == 0 else 0.004) * math.cos(k * math.pi / 5) - 0.008, 0.009) for k in range(10)]
        parts_.append(add(from_arrays("star", np.array(star + [(0, -0.008, 0.0108)]), np.array([[k, (k + 1) % 10, 10][::-1] for k in range(10)])), wax))
        for p in parts_: p.parent = e
    envelope(-0.06, 0.06, 0.0, 0.25); envelope(0.03, -0.01, 0.008, -0.12, 0.02)
    black, gold = material("pen", (0.008, 0.008, 0.01), rough=0.12, coat=1), material("nib", (0.9, 0.6, 0.25), rough=0.2, metal=1)
    cylinder((0.165, -0.09, 0.008), (0.235, 0.05, 0.008), 0.007, black, radius2=0.006); cylinder((0.165, -0.09, 0.008), (0.159, -0.102, 0.007), 0.006, gold, radius2=0.001)
    cylinder((0.197, -0.026, 0.008), (0.1985, -0.023, 0.008), 0.0075, gold)
    ball((-0.3, 0.36, 0.11), worn=0.6)
    area((-0.5, 0.35, 0.55), (0, 0, 0), 0.15, 7, (1, 0.72, 0.4), 0.2)
    area((0.5, -0.3, 0.5), (0, 0, 0), 0.3, 1.2, (0.5, 0.65, 1))
    finish(bloom=0.06, vignette=0.5)
    camera((0.1, -0.46, 0.34), (0.04, 0.025, 0.01), lens=42, fstop=2.8, focus=(0.03, -0.02, 0.01))


@scene("objects/signature-pen")
def signature_pen():
    start(samples=28, exposure=0.1)
    plain_world((0.6, 0.78, 1.0), 0.3)
    paper = material("sheet", (0.8, 0.8, 0.78), rough=0.8, bump=0.0001, bump_scale=2500, vary=0.05, vary_scale=20)
    sheet(lambda u, v: (-0.4 + 0.8 * u, -0.3 + 0.8 * v, 0.0004 * np.sin(u * 9)), 40, 40, paper)
    box((0, 0.1, -0.012), (1.5, 1.2, 0.02), material("desk", (0.3, 0.32, 0.35), rough=0.3))
    ink = material("ink", (0.01, 0.02, 0.12), rough=0.3)
    t = np.linspace(0, 1, 60)
    x = -0.075 + 0.15 * t + 0.012 * np.sin(t * 40)
    y = 0.018 * np.sin(t * 31) * (1 - 0.6 * t) + 0.01 * np.sin(t * 13 + 1) + 0.02 * np.exp(-((t - 0.08) / 0.06) ** 2)
    tube(list(zip(x, y + 0.012, 0 * t + 0.0006)), 0.00055, ink, smooth_steps=6, resolution=2)
    tube([(-0.08, -0.014, 0.0006), (0.0, -0.01, 0.0006), (0.092, -0.016, 0.0006), (0.03, -0.02, 0.0006)], 0.0005, ink, smooth_steps=12, resolution=2)
    tube([(-0.12, -0.034, 0.0006), (0.14, -0.034, 0.0006)], 0.0003, material("rule", (0.15, 0.15, 0.16)), smooth_steps=0)
    black, steel = material("pen", (0.01, 0.012, 0.02), rough=0.1, coat=1), material("steel", (0.8, 0.8, 0.8), rough=0.15, metal=1)
    a, b = Vector((0.08, -0.012, 0.001)), Vector((0.19, 0.06, 0.12))
    d = (b - a)
    cylinder(a, a + d * 0.1, 0.0006, steel, radius2=0.0034); cylinder(a + d * 0.1, a + d * 0.3, 0.0038, steel, radius2=0.005); cylinder(a + d * 0.3, b, 0.0055, black, radius2=0.0062)
    cylinder(a + d * 0.3, a + d * 0.32, 0.006, steel)
    ball((-0.06, 0.4, 0.11), dark=(0.02, 0.06, 0.3))
    area((-0.8, 0.5, 0.7), (0, 0, 0), 0.3, 14, (1, 0.86, 0.66), 0.6)
    finish(bloom=0.03, vignette=0.3)
    camera((-0.05, -0.33, 0.14), (0.03, 0.03, 0.035), lens=42, fstop=2.8, focus=(0.03, 0, 0))


@scene("objects/podium")
def podium():
    start(samples=28)
    plain_world((0.004, 0.005, 0.012), 1)
    white = material("podium", (0.6, 0.6, 0.62), rough=0.35, vary=0.12, vary_scale=3, rough_vary=0.1)
    side = material("edge", (0.45, 0.015, 0.03), rough=0.35)
    for x, h, n in ((-1.05, 0.55, "2"), (0, 0.85, "1"), (1.05, 0.38, "3")):
        box((x, 0, h / 2), (1.02, 0.9, h), white, bevel=0.012)
        box((x, 0, h + 0.012), (1.04, 0.92, 0.024), side, bevel=0.006)
        text(n, 0.36, material("figure", (0.02, 0.04, 0.16), rough=0.4), (x, -0.452, h / 2), depth=0.004)
    _cup((0, -0.05, 0.87), 1.1, material("gold", **GOLD), 0)
    floor(material("stage", (0.01, 0.012, 0.018), rough=0.16, rough_vary=0.1, vary_scale=2), 40)
    spot((-0.4, -3.2, 5.5), (0, 0, 0.6), 5200, 30, 0.5, 0.15, (1, 0.9, 0.76))
    spot((-5, 1.5, 5), (0, 0, 0.5), 4000, 30, 0.6, 0.2, (0.3, 0.45, 1)); spot((5, 1.5, 5), (0, 0, 0.5), 4000, 30, 0.6, 0.2, (0.7, 0.2, 0.9))
    sheet(lambda u, v: (-14 + 28 * u, 5 + 0.15 * np.sin(u * 120), 7 * v), 700, 2, material("curtain", (0.03, 0.03, 0.1), rough=0.7, sheen=0.5))
    spot((-4, 1, 0.2), (-3, 5, 3), 1600, 50, 0.8, color=(0.2, 0.35, 1)); spot((4, 1, 0.2), (3, 5, 3), 1600, 50, 0.8, color=(0.6, 0.15, 0.9))
    finish(haze=(0.06, 0.06, 0.16, 0.4), haze_near=3, haze_far=12, bloom=0.15, vignette=0.5)
    camera((-0.9, -4.4, 0.95), (0, 0, 0.66), lens=46, fstop=4)


@scene("objects/big-and-small-ball")
def big_and_small_ball():
    start(samples=24)
    sky(10, 305, 0.16, dust=3)
    court = material("court", (0.3, 0.1, 0.055), rough=0.85, vary=0.3, vary_scale=1.6, bump=0.003, bump_scale=220)
    floor(court, 60)
    white = material("line", (0.7, 0.68, 0.62), rough=0.8, vary=0.4, vary_scale=30)
    box((0, 0.75, 0.002), (30, 0.07, 0.003), white)
    box((1.4, 10, 0.002), (0.07, 18.5, 0.003), white)
    ball((-0.2, 0.05, 0.112), rotation=(0.3, 0.2, 0.5), worn=0.55)
    ball((0.19, -0.06, 0.062), radius=0.06, rotation=(0.9, 0.5, 0.2), dark=(0.6, 0.06, 0.02), white=(0.75, 0.62, 0.2), worn=0.2)
    box((0, 11, 0.5), (40, 0.15, 1.0), material("low wall", (0.35, 0.33, 0.3), rough=0.9, vary=0.4, vary_scale=1))
    hills(60, 7, (0.04, 0.05, 0.03), seed=5, width=160)
    finish(haze=(1.0, 0.7, 0.45, 0.5), haze_near=3, haze_far=60, bloom=0.08)
    camera((0.12, -0.98, 0.16), (0.0, 0, 0.115), lens=45, fstop=2.8, focus=(0, -0.05, 0.1))


@scene("objects/whistle-and-cards")
def whistle_and_cards():
    start(samples=28)
    sky(33, 300, 0.12, dust=1)
    Turf(lines=[((-10, 0.3), (10, 0.3))], color=(0.05, 0.16, 0.02)).build((0, -0.32), 1.5, 85000, fan=(90, 48), height=0.022, width=0.0016)
    for at, turn, tilt, c in (((-0.045, 0.02, 0.027), 0.35, 0.12, (0.9, 0.6, 0.01)), ((0.035, 0.045, 0.031), -0.3, -0.08, (0.75, 0.01, 0.015))):
        box(at, (0.08, 0.11, 0.0012), material(f"card {c}", c, rough=0.3, coat=0.3, bump=0.0001, bump_scale=900), rotation=(0.08, tilt, turn), bevel=0.0005)
    chrome = material("whistle", (0.82, 0.83, 0.85), rough=0.1, metal=1, rough_vary=0.06, vary_scale=40)
    cylinder((0.012, -0.052, 0.046), (0.034, -0.046, 0.046), 0.0125, chrome, 64)
    box((-0.002, -0.062, 0.0535), (0.02, 0.042, 0.009), chrome, rotation=(0, 0, -1.3), bevel=0.002)
    box((0.02, -0.042, 0.058), (0.016, 0.005, 0.004), material("slot", (0.01, 0.01, 0.01)), rotation=(0, 0, 0.27))
    tube([(0.034 + 0.007 * math.cos(a), -0.036 + 0.007 * math.sin(a), 0.05) for a in np.linspace(0, 2 * math.pi, 20, endpoint=False)], 0.0011, chrome, closed=True, smooth_steps=0)
    cord = weave("lanyard", (0.012, 0.012, 0.015), scale=3000)
    tube([(0.038, -0.033, 0.05), (0.07, -0.02, 0.034), (0.12, -0.05, 0.03), (0.14, 0.02, 0.03), (0.09, 0.09, 0.03), (0.16, 0.16, 0.03), (0.3, 0.12, 0.03)], 0.0028, cord, smooth_steps=14)
    finish(bloom=0.06, vignette=0.4)
    camera((-0.03, -0.27, 0.17), (0.005, 0.0, 0.036), lens=50, fstop=3.2, focus=(0.015, -0.05, 0.045))
