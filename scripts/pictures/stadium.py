"""Pictures of grounds: pitch, goals, stands, lights."""
from parts import *  # noqa: F403

NIGHT = [(-1, (0.004, 0.006, 0.01)), (0, (0.03, 0.045, 0.09)), (0.2, (0.008, 0.014, 0.035)), (1, (0.002, 0.004, 0.012))]


@scene("stadium/centre-spot-dusk")
def centre_spot_dusk():
    start(samples=24)
    gradient([(-1, (0.02, 0.03, 0.02)), (0, (1.0, 0.36, 0.1)), (0.1, (0.75, 0.36, 0.28)), (0.35, (0.2, 0.22, 0.42)), (1, (0.05, 0.09, 0.25))], 1.0)
    sun((-0.75, -0.6, -0.17), 5, (1, 0.6, 0.3), 1)
    turf = Turf(lines=[((-40, 0), (40, 0))] + arc((0, 0), 9.15))
    turf.build((0, -1.4), 3.4, 80000, fan=(90, 40), avoid=[(0, 0, 0.05)])
    ball((0, 0, 0.115))
    hills(160, 9, (0.02, 0.02, 0.04))
    mast((-15, 62, 0), 11, strength=14, lamp=0.2, pitch=0.6)
    mast((17, 76, 0), 11, strength=14, lamp=0.2, pitch=0.6)
    finish(haze=(0.8, 0.36, 0.2, 0.55), haze_near=10, haze_far=160)
    camera((0.22, -1.2, 0.12), (0.0, 0, 0.19), lens=48, fstop=2.4, focus=(0, -0.1, 0.11))


@scene("stadium/floodlights-haze")
def floodlights_haze():
    start(samples=24)
    gradient(NIGHT, 1)
    floodlit(0.9, height=0.5)
    turf = Turf(lines=[((-60, -3), (60, -3)), ((1, -3), (-3, 40))], wet=0.8)
    turf.build((0, -8.2), 9, 90000, fan=(90, 42), height=0.03)
    stand((0, 34, 0), length=130, rows=20, crowd=0.7, seat=(0.02, 0.03, 0.08), roof=True, roof_light=6)
    mast((-6, 54, 0), 27, (0, 0, 0), cols=8, rows=6, strength=45, lamp=0.42, pitch=1.1)
    mast((40, 58, 0), 23, (0, 0, 0), cols=7, rows=6, strength=45, lamp=0.36, pitch=0.95)
    finish(haze=(0.03, 0.05, 0.1, 0.6), haze_near=8, haze_far=85, bloom=1.6, bloom_at=1.5, vignette=0.5)
    camera((2, -8.5, 0.3), (-3.0, 34, 9.6), lens=34)


@scene("stadium/full-night")
def full_night():
    start(samples=20)
    gradient(NIGHT, 1)
    floodlit(1.15, height=0.9)
    turf = Turf(lines=pitch_lines(), line_width=0.2, stripes=5.25, color=(0.05, 0.17, 0.03), size=118, stripe_depth=0.3)
    turf.ground()
    near = lambda x, r: random.choice([(0.02, 0.02, 0.025), (0.5, 0.5, 0.48), (0.03, 0.06, 0.25), (0.35, 0.35, 0.36), (0.05, 0.05, 0.06)])
    away = lambda x, r: random.choice([(0.02, 0.02, 0.02), (0.5, 0.5, 0.5), (0.3, 0.04, 0.04), (0.08, 0.08, 0.1)])
    stand((0, 62, 0), length=96, rows=26, crowd=0.96, colors=away, roof=True, roof_light=14)
    stand((44, 0, 0), length=112, rows=26, turn=-math.pi / 2, crowd=0.96, colors=near, roof=True, roof_light=14)
    stand((-44, 0, 0), length=112, rows=26, turn=math.pi / 2, crowd=0.96, colors=near, roof=True, roof_light=14)
    for x, y in ((-62, 84), (62, 84)):
        mast((x, y, 0), 34, strength=60, lamp=0.55, pitch=1.3)
    for i in range(11):
        player((random.uniform(-28, 28), random.uniform(-22, 30)), (0.6, 0.6, 0.62), turn=random.uniform(0, 6))
        player((random.uniform(-28, 28), random.uniform(-22, 40)), (0.02, 0.02, 0.03), (0.02, 0.02, 0.02), turn=random.uniform(0, 6))
    finish(haze=(0.05, 0.08, 0.14, 0.5), haze_near=40, haze_far=220, bloom=0.35, bloom_at=1.2)
    camera((4, -64, 23), (0, 12, 3), lens=26)


@scene("stadium/net-from-behind")
def net_from_behind():
    start(samples=24)
    sky(38, 215, 0.085, dust=0.5)
    turf = Turf(lines=[((-60, 0), (60, 0)), ((-9.16, -5.5), (9.16, -5.5)), ((-9.16, 0), (-9.16, -5.5)), ((9.16, 0), (9.16, -5.5)), ((-20, -16.5), (20, -16.5))])
    turf.build((0, 4), 9, 60000, fan=(-90, 40))
    goal(0, -1, push=(0.35, 1.15, 0.55, 0.38), cord=(0.85, 0.85, 0.85), radius=0.0028)
    ball((0.35, 1.98, 1.15), rotation=(0.2, 0.9, 0.4))
    stand((0, -46, 0), length=120, rows=16, turn=math.pi, crowd=0.06, seat=(0.35, 0.36, 0.38),
          colors=lambda x, r: random.choice([(0.5, 0.06, 0.06), (0.45, 0.4, 0.35), (0.05, 0.05, 0.06)]))
    finish(haze=(0.62, 0.7, 0.8, 0.1), haze_near=10, haze_far=120, bloom=0.05)
    camera((0.85, 3.5, 0.95), (0.3, 1.5, 1.2), lens=30, fstop=2.0, focus=(0.35, 2.0, 1.15))


@scene("stadium/penalty-spot-night")
def penalty_spot_night():
    start(samples=24)
    gradient(NIGHT, 1)
    floodlit(1.4, height=0.6)
    y = 11.0
    turf = Turf(lines=[((-60, y), (60, y)), ((-9.16, y - 5.5), (9.16, y - 5.5)), ((-9.16, y), (-9.16, y - 5.5)), ((9.16, y), (9.16, y - 5.5))], discs=[(0, 0, 0.11)])
    turf.build((0, -1.1), 6, 90000, fan=(90, 40), avoid=[(0, 0, 0.05)])
    goal(y, -1, cord=(0.6, 0.6, 0.62), radius=0.003)
    ball((0, 0, 0.115), rotation=(1.2, 0.1, 0.3), white=(0.8, 0.8, 0.8), dark=(0.02, 0.06, 0.25))
    stand((0, 22, 0), length=60, rows=16, seats=False, crowd=0.9, colors=lambda x, r: random.choice([(0.02, 0.05, 0.2), (0.02, 0.02, 0.03), (0.3, 0.3, 0.32), (0.1, 0.15, 0.35)]))
    bokeh(34, (-26, 26), (21, 21.5), (9.5, 12), (0.16, 0.26), ((1, 0.95, 0.85), (0.8, 0.9, 1)), 14)
    finish(haze=(0.05, 0.09, 0.18, 0.45), haze_near=8, haze_far=60, bloom=0.25)
    camera((0.0, -1.05, 0.16), (0.02, 2, 0.42), lens=30, fstop=1.6, focus=(0, 0, 0.115))


@scene("stadium/penalty-spot-close")
def penalty_spot_close():
    start(samples=24, exposure=0.2)
    sky(19, 70, 0.13, dust=2.5)
    turf = Turf(lines=[], discs=[(0, 0, 0.12)], color=(0.06, 0.15, 0.02), worn=0.12)
    turf.build((0, 0), 1.1, 90000, height=0.026, grow=0.2, avoid=[(0, 0, 0.04)])
    ball((0.01, 0.01, 0.112), rotation=(0.9, 0.2, 1.4), worn=0.45)
    finish(bloom=0.04, vignette=0.4)
    camera((-0.3, -0.55, 0.72), (0.03, 0.03, 0.06), lens=50, fstop=4, focus=(0, 0, 0.15))


@scene("stadium/tunnel")
def tunnel():
    start(samples=32, exposure=0.3, bounces=8)
    gradient([(-1, (0.2, 0.3, 0.2)), (0, (1.0, 0.98, 0.9)), (0.3, (0.75, 0.86, 1.0)), (1, (0.35, 0.5, 0.8))], 1.6)
    sun((-0.3, -0.55, -0.7), 4, (1, 0.93, 0.8))
    wall = material("wall", (0.2, 0.21, 0.23), rough=0.7, vary=0.35, vary_scale=1.4, bump=0.0006, bump_scale=60)
    blue = material("band", (0.02, 0.07, 0.25), rough=0.4, vary=0.3, vary_scale=2)
    ground = material("rubber", (0.06, 0.065, 0.07), rough=0.22, rough_vary=0.18, vary=0.5, vary_scale=1.2, bump=0.002, bump_scale=60)
    box((0, -9, -0.08), (3.4, 20, 0.2), ground)
    box((0, -9, 2.85), (3.4, 20, 0.3), wall)
    for s in (-1, 1):
        box((s * 1.8, -9, 1.3), (0.3, 20, 3.2), wall)
        box((s * 1.64, -9, 0.55), (0.03, 20, 1.1), blue)
        tube([(s * 1.5, -18, 1.12), (s * 1.5, 0.6, 1.12)], 0.025, material("rail", (0.5, 0.5, 0.52), rough=0.25, metal=1), smooth_steps=0)
    for y in (-15, -11.5, -8, -4.5):
        lamps(box((0, y, 2.69), (1.4, 0.12, 0.03), material("tube light", (0.75, 0.88, 1), emit=7)))
        area((0, y, 2.6), (0, y, 0), 1.4, 60, (0.75, 0.88, 1), 0.3)
    turf = Turf(lines=[((-40, 9), (40, 9)), ((0, 9), (0, 80))])
    turf.ground()
    stand((0, 74, 0), length=60, rows=22, seats=False, crowd=0.85)
    area((0, 1.2, 1.5), (0, -8, 1.0), 3, 110, (1, 0.9, 0.7), 2.6)
    finish(haze=(1.0, 0.9, 0.7, 0.12), haze_near=14, haze_far=120, bloom=0.2, bloom_at=1.0, vignette=0.4)
    camera((0.3, -9.2, 1.2), (0.0, 0, 1.3), lens=27)


@scene("stadium/stairs-of-stand")
def stairs_of_stand():
    start(samples=24)
    sky(13, 236, 0.15, dust=3)
    concrete = material("concrete", (0.42, 0.41, 0.39), rough=0.9, vary=0.3, vary_scale=3, bump=0.004, bump_scale=50)
    yellow = material("yellow paint", (0.75, 0.42, 0.02), rough=0.6, vary=0.5, vary_scale=18, bump=0.001, bump_scale=80)
    for k in range(34):
        box((0, k * 0.4 + 0.2, k * 0.21 - 0.9), (1.3, 0.4, 2.0), concrete, bevel=0.008)
        box((0, k * 0.4 + 0.03, k * 0.21 + 0.1005), (1.3, 0.06, 0.006), yellow)
    def seat(bm):
        bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Translation((0, 0.18, 0.55)) @ Matrix.Rotation(-0.15, 4, "X") @ Matrix.Diagonal((0.44, 0.05, 0.42, 1)))
        bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Translation((0, 0, 0.36)) @ Matrix.Diagonal((0.44, 0.42, 0.06, 1)))
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=0.02, segments=2, affect="EDGES")
        bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Translation((0, 0.1, 0.16)) @ Matrix.Diagonal((0.08, 0.08, 0.36, 1)))
    verts, faces = bm_arrays(seat)
    at, tint = [], []
    for r in range(17):
        for s in (-1, 1):
            box((s * 9.7, r * 0.8 + 0.4, r * 0.42 - 0.8), (18, 0.8, 2.0), concrete)
            for i in range(30):
                at.append(place((s * (1.05 + i * 0.54), r * 0.8 + 0.4, r * 0.42 + 0.2)))
                tint.append(np.array((0.01, 0.2, 0.32)) * random.uniform(0.8, 1.2))
    add(scatter("seats", verts, faces, at, tint), material("seat", (1, 1, 1), rough=0.35, tint=True))
    rail = material("rail", (0.5, 0.5, 0.5), rough=0.3, metal=0.9)
    for k in range(4, 30, 7):
        tube([(0, k * 0.4, k * 0.21), (0, k * 0.4, k * 0.21 + 1.0), (0, k * 0.4 + 1.2, k * 0.21 + 1.65), (0, k * 0.4 + 1.2, k * 0.21 + 0.6)], 0.02, rail, smooth_steps=0)
    finish(bloom=0.03)
    camera((-0.25, -1.9, 0.75), (0.06, 5, 3.7), lens=30, fstop=8, focus=(0, 2, 1.5))


@scene("stadium/scoreboard-draw")
def scoreboard_draw():
    start(samples=20)
    gradient([(-1, (0.02, 0.03, 0.02)), (0, (0.75, 0.35, 0.3)), (0.15, (0.35, 0.27, 0.42)), (0.45, (0.09, 0.13, 0.33)), (1, (0.03, 0.05, 0.15))], 0.75)
    black = material("board", (0.012, 0.013, 0.015), rough=0.4, vary=0.3, vary_scale=2)
    box((0, 0.3, 9), (11, 0.5, 5.4), black, bevel=0.05)
    for s in (-1, 1):
        box((s * 5.55, 0.25, 9), (0.16, 0.75, 5.6), material("frame", (0.25, 0.26, 0.28), rough=0.4, metal=0.8))
        cylinder((s * 3.6, 0.6, -4), (s * 3.6, 0.6, 6.4), 0.2, material("leg", (0.2, 0.2, 0.22), rough=0.5, metal=0.7))
    for z in (6.25, 11.75):
        box((0, 0.25, z), (11.2, 0.75, 0.16), material("frame", (0.25, 0.26, 0.28)))
    dots("1:1", (0, 0.02, 9.6), 0.42, (1, 0.42, 0.06), 6, split=3, radius=0.4)
    dots("90", (0, 0.02, 7.1), 0.13, (0.2, 1, 0.35), 5, split=2, radius=0.4)
    stand((0, 4, -1), length=60, rows=9, crowd=0.0, seat=(0.05, 0.05, 0.07), roof=False)
    stand((0, -9, -3.2), length=70, rows=7, crowd=0.85, roof=False, raised=0.3)
    mast((-12, 18, 0), 17, strength=30, lamp=0.3, pitch=0.8)
    finish(haze=(0.4, 0.25, 0.3, 0.25), haze_near=10, haze_far=60, bloom=0.3, bloom_at=1.0)
    camera((-4.5, -19, 3.1), (-0.4, 0, 7.8), lens=37)


@scene("stadium/added-time-board")
def added_time_board():
    start(samples=24)
    gradient(NIGHT, 1)
    floodlit(0.5, height=0.5)
    turf = Turf(lines=[((-30, 0.9), (30, 0.9))])
    turf.build((0, -2.6), 5, 90000, fan=(90, 40))
    shell = material("shell", (0.02, 0.02, 0.022), rough=0.35, bump=0.0004, bump_scale=500)
    edge = material("edge", (0.65, 0.1, 0.02), rough=0.35, vary=0.2)
    box((0, 0.03, 0.52), (0.86, 0.05, 0.5), shell, bevel=0.02)
    box((0, 0.035, 0.52), (0.92, 0.04, 0.56), edge, bevel=0.018)
    box((0, 0.004, 0.52), (0.8, 0.006, 0.44), material("glass", (0.01, 0.01, 0.012), rough=0.12, coat=1))
    dots("+5", (0, 0.0, 0.52), 0.05, (1, 0.06, 0.03), 9, split=2, radius=0.36)
    tube([(-0.12, 0.03, 0.8), (-0.12, 0.03, 0.88), (0.12, 0.03, 0.88), (0.12, 0.03, 0.8)], 0.016, shell, smooth_steps=0)
    for s in (-1, 1):
        cylinder((s * 0.3, 0.05, 0.26), (s * 0.3, 0.25, 0.0), 0.014, shell)
        cylinder((s * 0.3, 0.04, 0.26), (s * 0.3, -0.06, 0.0), 0.014, shell)
    stand((0, 30, 0), length=60, rows=16, seats=False, crowd=0.9)
    bokeh(18, (-14, 14), (26, 27), (7.5, 10.5), (0.18, 0.3), ((1, 0.95, 0.85), (0.75, 0.85, 1)), 10)
    finish(haze=(0.05, 0.08, 0.14, 0.4), haze_near=5, haze_far=50, bloom=0.3, bloom_at=1.0)
    camera((-0.62, -1.75, 0.42), (-0.02, 0, 0.53), lens=50, fstop=1.6, focus=(0, 0, 0.52))


@scene("stadium/var-monitor")
def var_monitor():
    start(samples=24)
    gradient(NIGHT, 1)
    floodlit(0.5, height=0.6)
    Turf(lines=[((-30, 2.2), (30, 2.2))]).build((0, -2), 7, 80000, fan=(90, 40))
    track = material("track", (0.1, 0.035, 0.025), rough=0.8, vary=0.3, bump=0.003, bump_scale=200)
    sheet(lambda u, v: (-20 + 40 * u, -3 + 4.0 * v, 0.036 + 0 * u), 2, 2, track)
    black = material("case", (0.015, 0.015, 0.017), rough=0.35, rough_vary=0.1)
    box((0, 0.05, 0.62), (0.5, 0.4, 1.2), black, bevel=0.02)
    box((0, 0, 1.5), (0.98, 0.06, 0.6), black, bevel=0.015)
    for s in (-1, 1):
        box((s * 0.5, -0.18, 1.52), (0.02, 0.42, 0.66), black)
    box((0, -0.18, 1.86), (1.02, 0.42, 0.02), black)
    def lit(name, color, e): return material(name, color, emit=e, rough=0.3)
    box((0, -0.034, 1.5), (0.9, 0.004, 0.51), lit("screen", (0.05, 0.3, 0.06), 1.6))
    for i in range(-2, 3, 1):
        if i % 2: box((i * 0.18, -0.0365, 1.5), (0.18, 0.002, 0.51), lit("screen dark", (0.035, 0.24, 0.045), 1.6))
    for a, b, w, c in (((-0.45, -0.1), (0.45, 0.16), 0.006, "w"), ((-0.2, -0.255), (0.12, 0.255), 0.008, "w"), ((-0.06, -0.255), (0.26, 0.255), 0.007, "b"), ((0.02, -0.255), (0.34, 0.255), 0.007, "r")):
        m = {"w": lit("white line", (0.9, 0.95, 0.9), 2), "b": lit("blue line", (0.05, 0.25, 1), 4), "r": lit("red line", (1, 0.06, 0.05), 4)}[c]
        d = Vector((b[0] - a[0], 0, b[1] - a[1]))
        box(((a[0] + b[0]) / 2, -0.038, 1.5 + (a[1] + b[1]) / 2), (min(d.length, 2), 0.002, w), m, rotation=(0, -math.atan2(d.z, d.x), 0))
    for x, z, c in ((-0.02, 0.02, (0.9, 0.9, 0.95)), (0.13, 0.08, (0.8, 0.04, 0.04)), (-0.26, 0.11, (0.9, 0.9, 0.95)), (0.28, -0.13, (0.8, 0.04, 0.04)), (-0.3, -0.12, (0.8, 0.04, 0.04))):
        box((x, -0.041, 1.5 + z), (0.018, 0.002, 0.05), lit(f"figure {c}", c, 1.5), bevel=0.0)
    stand((0, 34, 0), length=70, rows=16, seats=False, crowd=0.9)
    bokeh(24, (-18, 18), (30, 31), (6, 12), (0.2, 0.32), ((1, 0.95, 0.85), (0.75, 0.85, 1)), 10)
    area((0.3, -1.2, 1.6), (0, -3, 0.3), 0.8, 10, (0.3, 0.9, 0.4))
    finish(haze=(0.05, 0.08, 0.14, 0.4), haze_near=5, haze_far=50, bloom=0.15)
    camera((-0.85, -2.35, 1.4), (0.05, 0, 1.42), lens=42, fstop=1.8, focus=(0, -0.1, 1.5))


@scene("stadium/village-pitch")
def village_pitch():
    start(samples=24)
    sky(9, 38, 0.14, dust=4)
    turf = Turf(color=(0.075, 0.13, 0.03), stripe_depth=0, worn=0.35, size=700, lines=[((-40, 0), (40, 0))], line_width=0.1)
    turf.build((0, -11), 14, 90000, fan=(90, 38), height=0.07, width=0.005, messy=1.4)
    wood = material("wood", (0.42, 0.38, 0.32), rough=0.85, vary=0.5, vary_scale=6, bump=0.004, bump_scale=20)
    for s in (-1, 1):
        cylinder((s * 2.6, 0, 0), (s * 2.63, 0, 2.1), 0.06, wood)
    cylinder((-2.85, 0, 2.05), (2.8, 0, 2.1), 0.055, wood)
    ball((0.9, -4.2, 0.12), rotation=(0.2, 1, 0.4), worn=0.7)
    hills(150, 16, (0.05, 0.07, 0.035), seed=5, width=500)
    hills(330, 42, (0.06, 0.07, 0.07), seed=8, width=1100)
    verts, faces = bm_arrays(lambda bm: bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1))
    rng = np.random.default_rng(4)
    verts = verts * (1 + 0.09 * rng.normal(0, 1, (len(verts), 1)))
    trees = []
    for _ in range(34):
        x, y, tall = random.uniform(-60, 60), random.uniform(36, 64), random.uniform(2.5, 5.5)
        for _ in range(14):
            up = random.uniform(0.1, 1)
            wide = tall * 0.34 * (1.1 - up * 0.8)
            trees.append(place((x + random.gauss(0, wide * 0.6), y + random.gauss(0, wide * 0.6), up * tall), random.uniform(0, 6), random.uniform(0.4, 1) * wide))
    add(scatter("trees", verts, faces, trees), material("leaves", (0.035, 0.06, 0.02), rough=1, vary=0.6, vary_scale=2, specular=0))
    finish(haze=(0.95, 0.72, 0.5, 0.75), haze_near=9, haze_far=190, bloom=0.12)
    camera((-1.6, -10.5, 0.75), (0.25, 0, 1.45), lens=38, fstop=4, focus=(0, -2, 1))


@scene("stadium/fence-saturday")
def fence_saturday():
    start(samples=24)
    sky(30, 290, 0.14, dust=2)
    turf = Turf(lines=[((-60, 6), (60, 6)), ((-20, 6), (-20, 60)), ((-5, 40), (30, 40))], color=(0.06, 0.14, 0.03), worn=0.2, size=500)
    turf.build((0, 0.3), 12, 60000, fan=(90, 40), height=0.06, width=0.004)
    wire = material("wire", (0.3, 0.32, 0.3), rough=0.35, metal=0.85, rough_vary=0.2)
    data = bpy.data.curves.new("fence", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", 0.0019, 2
    data.materials.append(wire)
    w = 0.058
    for i in range(-40, 41):
        pts = []
        for k in range(0, 48):
            for side, dy in ((0, 0.0025), (1, -0.0025)):
                pts.append((i * w + (w / 2 if k % 2 else 0) + (0.0018 if side else -0.0018), dy * (1 if k % 2 else -1), k * w / 2 + side * 0.002, 1))
        s = data.splines.new("POLY"); s.points.add(len(pts) - 1); s.points.foreach_set("co", np.array(pts).ravel())
        s2 = data.splines.new("POLY"); s2.points.add(len(pts) - 1)
        s2.points.foreach_set("co", (np.array(pts) * [-1, -1, 1, 1] + [2 * i * w + w, 0, 0, 0]).ravel())
    o = bpy.data.objects.new("fence", data); bpy.context.collection.objects.link(o)
    cylinder((-0.62, 0.03, 0), (-0.62, 0.03, 1.6), 0.025, material("pole", (0.05, 0.13, 0.09), rough=0.5, vary=0.5, vary_scale=12))
    tube([(-3, 0.03, 1.35), (3, 0.03, 1.35)], 0.02, bpy.data.materials["pole"], smooth_steps=0)
    goal(40, -1, x=9, cord=(0.8, 0.8, 0.8), radius=0.006, mesh=0.2)
    for _ in range(7):
        player((random.uniform(-9, 14), random.uniform(16, 36)), random.choice([(0.6, 0.05, 0.05), (0.8, 0.8, 0.8)]), turn=random.uniform(0, 6))
    hills(190, 16, (0.05, 0.08, 0.04), seed=6, width=600)
    hills(400, 45, (0.1, 0.12, 0.14), seed=11, width=1200)
    finish(haze=(0.7, 0.78, 0.88, 0.6), haze_near=10, haze_far=330, bloom=0.05)
    camera((-0.12, -0.85, 1.12), (0.25, 10, 1.75), lens=38, fstop=5, focus=(0, 0, 1.1))


@scene("stadium/pitch-from-above")
def pitch_from_above():
    start(samples=20)
    sky(16, 110, 0.13, dust=1.5)
    turf = Turf(lines=pitch_lines(), line_width=0.16, stripes=5.25, color=(0.05, 0.15, 0.025), size=300, stripe_depth=0.35, bump=0)
    turf.ground()
    rng = np.random.default_rng(8)
    for i in range(9):
        player(((i % 4 - 1.5) * 9 + rng.uniform(-2, 2), 20 + (i // 4) * 8 + rng.uniform(-1.5, 1.5)), (0.7, 0.06, 0.04), (0.8, 0.8, 0.8), rng.uniform(0, 6))
        player(((i % 3 - 1) * 12 + rng.uniform(-3, 3), 12 + (i // 3) * 9 + rng.uniform(-2, 2)), (0.8, 0.8, 0.8), (0.02, 0.05, 0.25), rng.uniform(0, 6))
    ball((2.4, 24, 0.15), radius=0.15)
    goal(52.5, -1, radius=0.012, mesh=0.3)
    finish(bloom=0.02, vignette=0.4)
    camera((-9, 8, 30), (0.0, 25, 0), lens=34, roll=8)


@scene("stadium/corner-flag")
def corner_flag():
    start(samples=24)
    gradient([(-1, (0.03, 0.04, 0.03)), (0, (1.0, 0.62, 0.28)), (0.14, (0.65, 0.58, 0.6)), (0.4, (0.25, 0.4, 0.68)), (1, (0.1, 0.2, 0.45))], 1.0)
    sun((0.7, -0.55, -0.22), 4.5, (1, 0.68, 0.38), 1)
    a = arc((0, 0), 1.0, 90, 180, 16)
    Turf(lines=[((0, 0), (0, 80)), ((0, 0), (-80, 0))] + a).build((0.1, -2.4), 6, 90000, fan=(95, 38), avoid=[(0, 0, 0.02)])
    cylinder((0, 0, 0), (0, 0, 1.5), 0.014, material("pole", (0.85, 0.75, 0.1), rough=0.4))
    cloth = weave("flag", (0.75, 0.03, 0.025), scale=500)
    tree = cloth.node_tree
    t = tree.nodes.new("ShaderNodeBsdfTranslucent"); t.inputs[0].default_value = (0.9, 0.08, 0.04, 1)
    m = tree.nodes.new("ShaderNodeMixShader"); m.inputs[0].default_value = 0.4
    tree.links.new(tree.nodes["Principled BSDF"].outputs[0], m.inputs[1]); tree.links.new(t.outputs[0], m.inputs[2])
    tree.links.new(m.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    sheet(lambda u, v: (-0.014 - u * 0.46, 0.07 * np.sin(u * 9 + v * 1.5) * u + 0.03 * np.sin(u * 17 - v * 3) * u, 1.48 - 0.34 * v - 0.06 * u * u - 0.02 * np.sin(u * 7) * u), 60, 40, cloth)
    stand((-20, 60, 0), length=150, rows=14, crowd=0.3, roof=True)
    goal(-0.0, -1, x=-34, radius=0.004)
    finish(haze=(0.95, 0.6, 0.35, 0.5), haze_near=8, haze_far=140, bloom=0.08)
    camera((0.45, -2.3, 0.6), (-0.16, 0, 1.02), lens=40, fstop=2.2, focus=(0, 0, 1.2))


@scene("stadium/confetti-on-grass")
def confetti_on_grass():
    start(samples=24)
    gradient(NIGHT, 1)
    floodlit(0.8, height=0.45)
    spot((3, 6, 3), (0, 0, 0), 500, 50, color=(1, 0.8, 0.5))
    Turf(lines=[((-20, 1.4), (20, 1.4))]).build((0, -1.7), 5, 100000, fan=(90, 42))
    cube, faces = bm_arrays(lambda bm: bmesh.ops.create_grid(bm, x_segments=3, y_segments=1, size=0.5))
    cube[:, 2] = 0.25 * (cube[:, 0] ** 2) * 2
    ms, tints = [], []
    palette = [(0.9, 0.62, 0.1), (0.85, 0.85, 0.85), (0.05, 0.25, 0.75), (0.9, 0.75, 0.1), (0.55, 0.75, 0.95)]
    for _ in range(3200):
        d = random.uniform(0.05, 1) ** 0.8 * 6
        a = math.radians(90 + random.uniform(-44, 44))
        p = (d * math.cos(a), -1.7 + d * math.sin(a), random.uniform(0.02, 0.05) if random.random() < 0.93 else random.uniform(0.05, 1.6))
        r = Matrix.Translation(p) @ Euler((random.gauss(0, 0.5) if p[2] < 0.06 else random.uniform(0, 6), random.gauss(0, 0.5), random.uniform(0, 6))).to_matrix().to_4x4() @ Matrix.Diagonal((0.055, 0.018, 0.05, 1))
        ms.append(np.array(r)); tints.append(random.choice(palette))
    add(scatter("confetti", cube, faces, ms, tints), material("paper", (1, 1, 1), rough=0.3, tint=True, specular=0.8))
    ball((0.0, 0.0, 0.112), rotation=(0.4, 1.1, 0.2), white=(0.82, 0.8, 0.76), dark=(0.5, 0.3, 0.03))
    stand((0, 34, 0), length=70, rows=16, seats=False, crowd=0.9)
    bokeh(40, (-14, 14), (22, 27), (4, 10), (0.12, 0.26), ((1, 0.85, 0.5), (0.75, 0.85, 1)), 9)
    finish(haze=(0.08, 0.08, 0.14, 0.4), haze_near=5, haze_far=50, bloom=0.2)
    camera((-0.25, -0.95, 0.2), (0.02, 0, 0.16), lens=38, fstop=2.0, focus=(0, -0.1, 0.1))


@scene("stadium/cones-morning")
def cones_morning():
    start(samples=24)
    sky(11, 28, 0.15, dust=5)
    Turf(lines=[((-30, 7), (30, 7))], color=(0.055, 0.14, 0.025), wet=0.5).build((0, -1.6), 8, 90000, fan=(90, 38), height=0.035)
    orange = material("cone", (0.85, 0.16, 0.01), rough=0.45, translucent=0.3, vary=0.2, vary_scale=20)
    for i in range(8):
        x, y = (0.36 if i % 2 else -0.38), 0.1 + i * 0.95
        lathe([(0.145, 0.022), (0.15, 0.026), (0.145, 0.034), (0.115, 0.05), (0.045, 0.29), (0.034, 0.305), (0.028, 0.302)], orange, (x, y, 0), 40, round_=1)
        box((x, y, 0.022), (0.34, 0.34, 0.014), orange, rotation=(0, 0, 0.2 * i), bevel=0.006)
    ball((0.0, -0.15, 0.115), radius=0.11, rotation=(0.2, 0.5, 0.1), dark=(0.02, 0.1, 0.3))
    goal(24, -1, radius=0.004)
    hills(120, 14, (0.03, 0.06, 0.04), seed=3, width=420)
    finish(haze=(1.0, 0.85, 0.62, 0.8), haze_near=5, haze_far=85, bloom=0.12)
    camera((-0.18, -1.5, 0.3), (0.02, 1, 0.24), lens=38, fstop=2.0, focus=(0, -0.2, 0.12))


@scene("stadium/linesman-flag")
def linesman_flag():
    start(samples=24)
    sky(40, 220, 0.12, dust=1)
    Turf(lines=[((-30, 0.28), (30, 0.28)), ((-0.55, 0.28), (-0.2, 30))]).build((0, -0.9), 3.2, 90000, fan=(90, 45), height=0.028)
    grip = material("grip", (0.01, 0.01, 0.012), rough=0.6, bump=0.001, bump_scale=300)
    cylinder((-0.46, -0.12, 0.045), (0.0, 0.06, 0.05), 0.011, material("stick", (0.75, 0.75, 0.75), rough=0.3))
    cylinder((-0.5, -0.135, 0.045), (-0.36, -0.08, 0.045), 0.018, grip)
    cloth = weave("flag", (0.85, 0.5, 0.01), scale=700)
    tree = cloth.node_tree
    check = tree.nodes.new("ShaderNodeTexChecker")
    check.inputs["Scale"].default_value = 2
    check.inputs["Color1"].default_value = (0.85, 0.52, 0.01, 1); check.inputs["Color2"].default_value = (0.8, 0.03, 0.02, 1)
    uv = tree.nodes.new("ShaderNodeAttribute"); uv.attribute_name = "uvw"
    tree.links.new(uv.outputs["Vector"], check.inputs["Vector"]); tree.links.new(check.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
    d = np.array([0.93, 0.365]); n = np.array([0.365, -0.93])
    o = sheet(lambda u, v: (-0.32 + d[0] * u * 0.38 + n[0] * v * 0.3 + 0.03 * np.sin(v * 5) * u, -0.065 + d[1] * u * 0.38 + n[1] * v * 0.3,
                        0.052 + 0.022 * np.sin(v * 8 + u * 3) * (0.3 + v) + 0.012 * np.sin(u * 14 + v * 4)), 70, 60, cloth, 0.0006)
    u, v = np.meshgrid(np.linspace(0.001, 0.999, 70), np.linspace(0.001, 0.999, 60), indexing="ij")
    attr = o.data.attributes.new("uvw", "FLOAT_VECTOR", "POINT")
    attr.data.foreach_set("vector", np.stack([u, v, 0 * u + 0.25], axis=-1).astype(np.float32).ravel())
    stand((0, -40, 0), length=10, rows=2)
    goal(26, -1, x=18, radius=0.004)
    stand((0, 48, 0), length=120, rows=14, crowd=0.4)
    finish(haze=(0.6, 0.7, 0.82, 0.3), haze_near=6, haze_far=100, bloom=0.03)
    camera((-0.2, -0.95, 0.36), (-0.08, 0.05, 0.07), lens=36, fstop=2.5, focus=(-0.1, -0.1, 0.06))


@scene("stadium/dew-on-grass")
def dew_on_grass():
    start(samples=32)
    sky(14, 8, 0.14, dust=3)
    t = Turf(lines=[((-10, 0.42), (10, 0.42))], color=(0.06, 0.19, 0.02), wet=0.6)
    t.build((0, -0.5), 2.2, 85000, fan=(90, 34), height=0.034, width=0.0026)
    verts, faces = bm_arrays(lambda bm: bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1))
    ms = []
    for _ in range(900):
        d = random.uniform(0.12, 1) ** 0.9 * 1.1; a = math.radians(90 + random.uniform(-32, 32))
        ms.append(place((d * math.cos(a), -0.5 + d * math.sin(a), random.uniform(0.02, 0.04)), 0, random.uniform(0.0007, 0.002)))
    add(scatter("dew", verts, faces, ms), material("water", (1, 1, 1), rough=0.0, glass=1, ior=1.33), smooth=True)
    bokeh(60, (-2.5, 2.5), (4, 8), (0.05, 0.9), (0.02, 0.05), ((1, 0.85, 0.5), (0.8, 1, 0.5)), 5)
    hills(60, 8, (0.02, 0.05, 0.02), seed=3, width=200)
    finish(haze=(1.0, 0.85, 0.55, 0.35), haze_near=1, haze_far=25, bloom=0.25, bloom_at=1.2)
    camera((0, -0.52, 0.075), (0, 0.3, 0.035), lens=48, fstop=6.3, focus=(0, -0.2, 0.035))


@scene("stadium/dressing-room")
def dressing_room():
    start(samples=32, exposure=0.7, bounces=8)
    plain_world((0.02, 0.025, 0.03), 1)
    wall = material("wall", (0.55, 0.55, 0.53), rough=0.8, vary=0.15, vary_scale=1, bump=0.002, bump_scale=60)
    wood = material("oak", (0.36, 0.2, 0.1), rough=0.45, vary=0.4, vary_scale=5, coat=0.2, rough_vary=0.1)
    dark = material("dark wood", (0.1, 0.055, 0.03), rough=0.5, vary=0.3, vary_scale=5)
    tiles = material("tiles", (0.16, 0.17, 0.18), rough=0.18, rough_vary=0.12, vary=0.25, vary_scale=2)
    floor(tiles, 24)
    box((0, 3.2, 1.5), (14, 0.2, 3.2), wall)
    box((-4.6, 0, 1.5), (0.2, 12, 3.2), wall); box((4.6, 0, 1.5), (0.2, 12, 3.2), wall)
    box((0, 0, 3.05), (14, 12, 0.1), wall)
    for i in range(-5, 6):
        x = i * 0.84
        box((x - 0.42, 2.85, 1.15), (0.04, 0.55, 2.3), wood)
        box((x, 3.08, 1.15), (0.8, 0.02, 2.3), dark)
        box((x, 2.85, 2.0), (0.8, 0.5, 0.03), wood); box((x, 2.72, 0.45), (0.84, 0.8, 0.05), wood, bevel=0.008)
        box((x, 2.9, 0.18), (0.8, 0.4, 0.36), dark)
        for k in (-0.18, 0.18):
            tube([(x + k, 3.06, 1.78), (x + k, 2.98, 1.76), (x + k, 2.97, 1.8)], 0.007, material("hook", (0.6, 0.6, 0.6), rough=0.25, metal=1), smooth_steps=0)
        box((x, 2.4, 2.32), (0.5, 0.02, 0.02), material("strip", (1, 0.82, 0.58), emit=12, light=True))
    sheet(lambda u, v: (0.84 - 0.16 + 0.3 * v + 0.02 * np.sin(u * 6), 2.3 + 0.42 * np.clip(1 - u * 1.4, 0, 1), np.where(u < 0.72, 0.49 + 0.01 * np.sin(v * 9), 0.49 - (u - 0.72) * 1.1)), 50, 30, weave("towel", (0.65, 0.65, 0.62), scale=300), 0.012)
    ball((-0.55, 1.45, 0.112), rotation=(0.4, 0.2, 0.3))
    for x in (-3.2, -1.1, 1.1, 3.2):
        area((x, 2.2, 2.28), (x, 2.9, 0.8), 1.8, 26, (1, 0.8, 0.55), 0.1)
    area((0, -0.8, 2.9), (0, 0.6, 0), 3, 70, (0.85, 0.93, 1), 1)
    for y in (-2.0, 0.4):
        box((0, y, 2.98), (2.6, 0.3, 0.04), material("panel", (0.8, 0.92, 1), emit=6, light=True))
    finish(bloom=0.1, bloom_at=1.5, vignette=0.35)
    camera((-1.7, -2.3, 1.15), (0.1, 2.9, 1.05), lens=28)
