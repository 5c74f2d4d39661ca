"""Pictures of match days that fit any report: they show no club and no single story."""
from parts import *  # noqa: F403
from props import rain
from stadium import NIGHT

DUSK = [(-1, (0.02, 0.03, 0.02)), (0, (0.95, 0.45, 0.28)), (0.12, (0.55, 0.33, 0.42)), (0.4, (0.12, 0.17, 0.4)), (1, (0.04, 0.07, 0.2))]


@scene("match-day/ball-in-net-night")
def ball_in_net_night():
    start(samples=24, seed=11)
    gradient(NIGHT, 1)
    floodlit(1.5, height=0.6, turn=2.2)
    Turf(lines=[((-60, 0), (60, 0))], wet=0.4).build((2.4, 1.0), 6, 90000, fan=(200, 45))
    goal(0, -1, push=(-0.6, 0.55, 0.5, 0.35), cord=(0.8, 0.8, 0.82), radius=0.003)
    ball((-0.55, 2.25, 0.5), rotation=(0.5, 0.4, 1.2), white=(0.8, 0.78, 0.74), dark=(0.5, 0.05, 0.02))
    stand((-24, 0, 0), length=90, rows=18, turn=math.pi / 2, seats=False, crowd=0.92,
          colors=lambda x, r: random.choice([(0.3, 0.03, 0.03), (0.5, 0.5, 0.5), (0.03, 0.03, 0.04), (0.16, 0.02, 0.03)]))
    bokeh(26, (-30, -24), (-18, 24), (8, 13), (0.18, 0.3), ((1, 0.95, 0.85), (0.8, 0.9, 1)), 12)
    finish(haze=(0.05, 0.08, 0.15, 0.4), haze_near=6, haze_far=50, bloom=0.25)
    camera((2.9, 0.9, 0.75), (-0.9, 1.9, 0.78), lens=34, fstop=2.0, focus=(-0.5, 2.2, 0.5))


@scene("match-day/corner-arc-night")
def corner_arc_night():
    start(samples=24, seed=12)
    gradient(NIGHT, 1)
    floodlit(1.3, height=0.55, turn=0.2)
    turf = Turf(lines=[((0, 0), (0, 90)), ((0, 0), (-90, 0))] + arc((0, 0), 1.0, 90, 180, 16))
    turf.build((0.5, -1.5), 5, 95000, fan=(110, 42), avoid=[(-0.42, 0.42, 0.05)])
    cylinder((0, 0, 0), (0, 0, 1.5), 0.014, material("pole", (0.85, 0.85, 0.85), rough=0.4))
    ball((-0.42, 0.42, 0.115), rotation=(1.1, 0.7, 0.2), dark=(0.02, 0.12, 0.09))
    stand((-20, 46, 0), length=130, rows=20, seats=False, crowd=0.9, roof=True, roof_light=9,
          colors=lambda x, r: random.choice([(0.02, 0.16, 0.1), (0.45, 0.45, 0.45), (0.02, 0.02, 0.03), (0.05, 0.3, 0.2)]))
    goal(0, -1, x=-34, radius=0.005)
    finish(haze=(0.04, 0.08, 0.12, 0.45), haze_near=6, haze_far=80, bloom=0.4, bloom_at=1.2)
    camera((0.8, -1.25, 0.82), (-0.75, 1.6, 0.34), lens=30, fstop=2.2, focus=(-0.42, 0.42, 0.12))


@scene("match-day/goal-in-rain")
def goal_in_rain():
    start(samples=24, exposure=0.6, seed=13)
    gradient(NIGHT, 1)
    floodlit(1.1, height=0.7)
    turf = Turf(lines=[((-60, 0), (60, 0)), ((-9.16, -5.5), (9.16, -5.5)), ((-9.16, 0), (-9.16, -5.5)), ((9.16, 0), (9.16, -5.5))], wet=0.95)
    turf.build((4.5, -9.5), 10, 95000, fan=(105, 40), height=0.03)
    goal(0, -1, cord=(0.7, 0.72, 0.75), radius=0.003)
    ball((2.3, -5.6, 0.115), rotation=(0.2, 0.8, 1.0))
    rain(3600, (-6, 9), (-9, 3), (0, 5), lean=0.14, light=0.16)
    stand((0, 16, 0), length=80, rows=14, seats=True, crowd=0.05, seat=(0.03, 0.05, 0.12), roof=True, roof_light=8)
    mast((-17, 26, 0), 17, (0, 0, 0), strength=40, lamp=0.3, pitch=0.8)
    finish(haze=(0.06, 0.09, 0.14, 0.65), haze_near=5, haze_far=55, bloom=0.7, bloom_at=1.2, vignette=0.45)
    camera((5.0, -10.2, 0.7), (0.2, 0, 1.75), lens=30, fstop=2.8, focus=(2.3, -5.6, 0.2))


@scene("match-day/mast-at-sunset")
def mast_at_sunset():
    start(samples=20, seed=14)
    gradient([(-1, (0.03, 0.03, 0.04)), (0, (1.0, 0.5, 0.2)), (0.1, (0.95, 0.42, 0.3)), (0.3, (0.5, 0.26, 0.42)), (0.6, (0.13, 0.13, 0.36)), (1, (0.04, 0.05, 0.18))], 0.9)
    mast((-3, 20, 0), 15, (0, -30, 0), cols=7, rows=5, strength=26, lamp=0.3, pitch=0.8)
    mast((24, 64, 0), 17, (0, -30, 0), cols=7, rows=5, strength=22, lamp=0.3, pitch=0.8)
    stand((6, 26, -1), length=120, rows=10, crowd=0.6, seats=False, roof=False, raised=0.3, colors=lambda x, r: (0.02, 0.02, 0.03))
    finish(haze=(0.9, 0.45, 0.3, 0.35), haze_near=12, haze_far=90, bloom=0.8, bloom_at=1.4)
    camera((1.5, -8, 1.6), (-0.5, 20, 10.5), lens=30)


@scene("match-day/centre-spot-fog")
def centre_spot_fog():
    start(samples=24, exposure=0.15, seed=15)
    gradient([(-1, (0.3, 0.32, 0.3)), (0, (0.72, 0.76, 0.8)), (0.4, (0.62, 0.68, 0.75)), (1, (0.5, 0.58, 0.68))], 0.8)
    sun((0.4, -0.6, -0.5), 1.2, (1, 0.93, 0.85), 6)
    turf = Turf(lines=[((-60, 0), (60, 0))] + arc((0, 0), 9.15), discs=[(0, 0, 0.11)], color=(0.045, 0.12, 0.03), wet=0.6)
    turf.build((-1.3, -2.4), 6, 95000, fan=(68, 40), height=0.034, avoid=[(0, 0, 0.05)])
    ball((0, 0, 0.115), rotation=(0.9, 0.2, 0.5), white=(0.8, 0.8, 0.78), dark=(0.5, 0.22, 0.01))
    goal(50, -1, x=6, radius=0.012, mesh=0.24)
    stand((0, 66, 0), length=120, rows=16, seats=False, crowd=0.1, roof=True)
    mast((-20, 66, 0), 24, strength=7, lamp=0.4, pitch=1.0)
    finish(haze=(0.68, 0.73, 0.78, 1.0), haze_near=3, haze_far=62, bloom=0.12)
    camera((-1.15, -2.3, 0.42), (0.75, 3, 0.66), lens=40, fstop=2.4, focus=(0, 0, 0.115))


@scene("match-day/night-from-stand")
def night_from_stand():
    start(samples=20, seed=16)
    gradient(NIGHT, 1)
    floodlit(1.2, height=0.9)
    Turf(lines=pitch_lines(), line_width=0.2, stripes=5.25, color=(0.055, 0.18, 0.03), size=130, stripe_depth=0.32).ground()
    warm = lambda x, r: random.choice([(0.5, 0.3, 0.02), (0.04, 0.04, 0.05), (0.4, 0.38, 0.35), (0.1, 0.09, 0.08)])
    stand((0, 64, 0), length=90, rows=22, crowd=0.95, roof=True, roof_light=12)
    stand((-44, 0, 0), length=120, rows=24, turn=math.pi / 2, crowd=0.95, colors=warm, roof=True, roof_light=12)
    stand((36, -20, 0), length=60, rows=12, turn=-math.pi / 2, crowd=0.94, colors=lambda x, r: (0.03, 0.03, 0.035), roof=False, raised=0.35)
    for i in range(10):
        player((random.uniform(-26, 18), random.uniform(-6, 34)), (0.75, 0.5, 0.03), (0.02, 0.02, 0.02), random.uniform(0, 6))
        player((random.uniform(-26, 18), random.uniform(-2, 44)), (0.75, 0.75, 0.78), (0.7, 0.7, 0.7), random.uniform(0, 6))
    finish(haze=(0.05, 0.08, 0.14, 0.45), haze_near=40, haze_far=200, bloom=0.35, bloom_at=1.2)
    camera((41, -33, 12.5), (-9, 16, 0.5), lens=30)


@scene("match-day/dugout")
def dugout():
    start(samples=24, seed=17)
    sky(24, 250, 0.12, dust=2)
    Turf(lines=[((-30, -3.2), (30, -3.2))], color=(0.05, 0.15, 0.025)).build((0.6, -6.2), 7, 85000, fan=(92, 42))
    grey = material("slab", (0.3, 0.3, 0.29), rough=0.85, vary=0.3, vary_scale=3, bump=0.003, bump_scale=60)
    box((0, 0.4, 0.02), (9.2, 2.4, 0.08), grey)
    frame = material("frame", (0.7, 0.72, 0.74), rough=0.3, metal=0.8)
    shell = material("shell", (0.03, 0.06, 0.16), rough=0.25, coat=0.6)
    profile = [(0, -0.75, 2.15), (0, -0.1, 2.3), (0, 0.75, 2.15), (0, 1.15, 1.6), (0, 1.25, 0.1)]
    for i in range(6):
        x = -4.25 + i * 1.7
        tube([(x, y, z) for _, y, z in profile], 0.035, frame, smooth_steps=10)
    def curve(u, v):
        y = np.interp(v, [0, 0.22, 0.5, 0.72, 1], [-0.75, -0.1, 0.75, 1.15, 1.25])
        z = np.interp(v, [0, 0.22, 0.5, 0.72, 1], [2.15, 2.3, 2.15, 1.6, 0.1])
        return (-4.25 + 8.5 * u + 0 * v, y + 0 * u, z + 0 * u)
    sheet(curve, 20, 40, shell, thickness=0.02)
    red = material("seat", (0.45, 0.02, 0.02), rough=0.4, vary=0.1)
    for i in range(10):
        x = -3.85 + i * 0.855
        box((x, 0.5, 0.45), (0.55, 0.5, 0.1), red, bevel=0.04)
        box((x, 0.78, 0.9), (0.55, 0.12, 0.85), red, rotation=(-0.16, 0, 0), bevel=0.05)
        cylinder((x, 0.55, 0.05), (x, 0.55, 0.42), 0.05, frame)
    bottle = material("bottle", (0.55, 0.7, 0.85), rough=0.08, translucent=0.5)
    for i in range(6):
        lathe([(0.0001, 0), (0.036, 0), (0.037, 0.16), (0.014, 0.2), (0.014, 0.23), (0.0001, 0.23)], bottle, (-1.3 + i * 0.13, -0.45, 0.07), 24)
    ball((1.35, -0.95, 0.13), rotation=(0.3, 1.2, 0.7))
    stand((0, 6, 0), length=40, rows=12, crowd=0.03, seat=(0.32, 0.33, 0.36), roof=False)
    finish(bloom=0.04, vignette=0.35)
    camera((2.6, -6.0, 1.15), (-0.35, 0.3, 1.12), lens=32, fstop=4, focus=(0, 0, 1))


@scene("match-day/side-line-day")
def side_line_day():
    start(samples=24, seed=18)
    sky(34, 130, 0.13, dust=1)
    turf = Turf(lines=[((0, -30), (0, 90))], line_width=0.12, color=(0.05, 0.17, 0.025))
    turf.build((0.1, -1.4), 6, 95000, fan=(92, 40), avoid=[(-0.08, 0.3, 0.05)])
    ball((-0.08, 0.3, 0.115), rotation=(0.6, 1.3, 0.1), dark=(0.45, 0.02, 0.03))
    stand((16, 30, 0), length=120, rows=18, turn=-math.pi / 2, crowd=0.8, roof=True)
    stand((-30, 76, 0), length=100, rows=16, crowd=0.7, roof=True)
    for s in range(5):
        player((-6 - s * 3.4, 16 + (s * 7) % 13), (0.75, 0.04, 0.05) if s % 2 else (0.75, 0.75, 0.78), turn=s * 1.3)
    finish(haze=(0.6, 0.72, 0.85, 0.2), haze_near=10, haze_far=130, bloom=0.05)
    camera((0.35, -1.35, 0.24), (-0.5, 3, 0.45), lens=34, fstop=2.2, focus=(-0.08, 0.3, 0.12))


@scene("match-day/lights-in-puddle")
def lights_in_puddle():
    start(samples=24, exposure=0.3, seed=19)
    gradient(DUSK, 0.5)
    track = material("asphalt", (0.035, 0.035, 0.04), rough=0.12, rough_vary=0.3, vary=0.4, vary_scale=1.2, bump=0.00015, bump_scale=12)
    floor(track, 140, (0, 40, 0))
    concrete = material("outer wall", (0.2, 0.2, 0.21), rough=0.7, vary=0.25, vary_scale=0.6)
    for k in range(13):
        x = -36 + k * 6
        box((x, 42, 6), (0.9, 2.2, 12), concrete)
        lamps(box((x + 3, 43, 4.4), (4.2, 0.2, 5.2), material("window", (1, 0.8, 0.5), emit=1.6)))
    box((0, 42, 12.6), (80, 4, 2.2), concrete)
    lamps(box((0, 39.9, 12.6), (80, 0.1, 0.3), material("ring", (0.2, 0.75, 0.5), emit=7)))
    for x in (-26, 0, 26):
        mast((x, 62, 0), 20, (x, -30, 0), cols=7, rows=5, strength=34, lamp=0.32, pitch=0.85)
    for i in range(26):
        player((random.uniform(-16, 16), random.uniform(14, 34)), (0.02, 0.02, 0.025), (0.02, 0.02, 0.02), random.uniform(0, 6))
    finish(haze=(0.4, 0.25, 0.3, 0.3), haze_near=12, haze_far=90, bloom=0.6, bloom_at=1.3)
    camera((1.5, -3, 1.1), (0.2, 40, 6.5), lens=30)
