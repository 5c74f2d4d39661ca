"""Pictures of halls, of other sports and of supporters' things."""
from parts import *  # noqa: F403


@scene("other-sports/shot-clock")
def shot_clock():
    start(samples=28)
    plain_world((0.006, 0.008, 0.014), 1)
    black = material("case", (0.012, 0.012, 0.014), rough=0.35)
    box((0, 0.12, 4.55), (0.95, 0.2, 0.72), black, bevel=0.02)
    dots("24", (0, 0.0, 4.55), 0.062, (1, 0.05, 0.02), 9, split=2, radius=0.38)
    white = material("border", (0.8, 0.8, 0.8), rough=0.4)
    box((0, 0.1, 3.45), (1.8, 0.02, 1.05), material("glass", (0.75, 0.85, 0.95), rough=0.05, glass=0.85))
    for a, b in (((-0.9, 2.93), (0.9, 2.93)), ((-0.9, 3.97), (0.9, 3.97)), ((-0.9, 2.93), (-0.9, 3.97)), ((0.9, 2.93), (0.9, 3.97)),
                 ((-0.295, 3.08), (0.295, 3.08)), ((-0.295, 3.53), (0.295, 3.53)), ((-0.295, 3.08), (-0.295, 3.53)), ((0.295, 3.08), (0.295, 3.53))):
        box(((a[0] + b[0]) / 2, 0.08, (a[1] + b[1]) / 2), (abs(a[0] - b[0]) + 0.05, 0.012, abs(a[1] - b[1]) + 0.05), white)
    orange = material("rim", (0.85, 0.16, 0.01), rough=0.35)
    tube([(0.23 * math.cos(a), -0.35 + 0.23 * math.sin(a), 3.05) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)], 0.011, orange, closed=True, smooth_steps=0)
    box((0, 0.0, 3.05), (0.16, 0.24, 0.06), orange)
    cord = material("cord", (0.8, 0.8, 0.8), rough=0.8)
    for k in range(12):
        for s in (-1, 1):
            pts = []
            for t in np.linspace(0, 1, 7):
                a = (k + s * t * 2.2) * math.pi / 6
                r = 0.225 - 0.11 * t ** 0.7
                pts.append((r * math.cos(a), -0.35 + r * math.sin(a), 3.04 - 0.42 * t))
            tube(pts, 0.003, cord, smooth_steps=3, resolution=1)
    cylinder((0, 0.4, 3.4), (0, 3, 4.4), 0.09, black)
    for x in (-6, -2, 2, 6):
        for y in (6, 10):
            lamps(box((x, y, 9.0), (1.6, 0.5, 0.1), material("hall lamp", (0.9, 0.95, 1), emit=14)))
    stand((0, 12, 0), length=50, rows=14, seats=False, crowd=0.85, roof=False, rise=0.5)
    spot((-3, -4, 8), (0, 0, 3.5), 1800, 50, 0.5, 0.3, (0.85, 0.92, 1))
    spot((4, 6, 8), (0, 0, 3.5), 1500, 50, 0.5, 0.3, (1, 0.85, 0.65))
    area((0, 8, 9), (0, 14, 2), 8, 900, (0.8, 0.85, 1))
    finish(haze=(0.03, 0.04, 0.07, 0.4), haze_near=4, haze_far=30, bloom=0.35, bloom_at=1.0, vignette=0.45)
    camera((-1.1, -3.2, 2.3), (0.02, 0, 3.78), lens=40, fstop=1.8, focus=(0, 0, 4.2))


@scene("other-sports/judo-belt")
def judo_belt():
    start(samples=28, exposure=0.2)
    plain_world((0.03, 0.03, 0.035), 1)
    for i in range(-4, 5):
        for j in range(-3, 6):
            red = i in (-4, 2, 3, 4) or j > 1
            c = (0.5, 0.02, 0.025) if red else (0.72, 0.58, 0.14)
            box((i * 0.9, j * 0.9, -0.02), (0.892, 0.892, 0.04), material(f"mat {red}", c, rough=0.6, bump=0.0012, bump_scale=420, vary=0.1, vary_scale=4), bevel=0.006)
    cloth = weave("belt", (0.012, 0.012, 0.014), scale=1400, depth=0.0006, rough=0.85)
    ribs = material("seam", (0.03, 0.03, 0.034), rough=0.9)
    def coil(u, v):
        a = u * 2 * math.pi * 5.4
        r = 0.035 + 0.0052 * a / (2 * math.pi) * 2.0
        return r * np.cos(a), r * np.sin(a), 0.002 + 0.042 * v + 0.0015 * np.sin(a * 3)
    sheet(coil, 700, 6, cloth, 0.005)
    def tail(u, v):
        a = 5.4 * 2 * math.pi
        r = 0.035 + 0.0052 * 5.4 * 2.0
        x0, y0 = r * math.cos(a), r * math.sin(a)
        dx, dy = -math.sin(a), math.cos(a)
        flat = np.clip(u * 3, 0, 1)
        s = u * 0.42
        side = (v - 0.5) * 0.042 * flat
        return x0 + dx * s + dy * (-side) + 0.03 * np.sin(u * 7) * flat, y0 + dy * s + dx * side, 0.004 + 0.042 * v * (1 - flat) + 0.004 * np.sin(u * 11) ** 2
    sheet(tail, 120, 8, cloth, 0.005)
    sheet(lambda u, v: (-0.75 + 0.42 * u + 0.006 * np.sin(v * 20), 0.5 + 0.5 * v, 0.05 + 0.012 * np.sin(u * 14) + 0.006 * np.sin(v * 17)), 60, 60, weave("jacket", (0.75, 0.76, 0.8), scale=500, depth=0.0012), 0.03)
    area((-1.2, 0.6, 1.0), (0, 0, 0), 0.5, 24, (1, 0.85, 0.62), 1.2)
    area((1.2, -0.3, 0.9), (0, 0, 0), 0.4, 6, (0.6, 0.75, 1))
    finish(bloom=0.04, vignette=0.45)
    camera((-0.12, -0.52, 0.24), (0.0, 0.03, 0.015), lens=45, fstop=2.8, focus=(0, -0.05, 0.04))


@scene("other-sports/torch")
def torch():
    start(samples=32)
    gradient([(-1, (0.004, 0.004, 0.01)), (0, (0.16, 0.06, 0.05)), (0.12, (0.07, 0.045, 0.09)), (0.45, (0.014, 0.02, 0.06)), (1, (0.004, 0.006, 0.02))], 1)
    steel = material("torch", (0.85, 0.83, 0.8), rough=0.22, metal=1, rough_vary=0.06)
    gold = material("torch gold", (1, 0.62, 0.24), rough=0.22, metal=1)
    lathe([(0.0, -0.5), (0.02, -0.5), (0.024, -0.3), (0.03, 0.0), (0.042, 0.2), (0.058, 0.33), (0.064, 0.36), (0.058, 0.36), (0.04, 0.28), (0, 0.26)], steel)
    for z, r in ((0.0, 0.031), (0.05, 0.0335), (0.31, 0.0565)):
        tube([(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 60, endpoint=False)], 0.003, gold, closed=True, smooth_steps=0)
    m = bpy.data.materials.new("flame"); m.use_nodes = True
    t = m.node_tree; t.nodes.clear()
    new, link = t.nodes.new, t.links.new
    out, mix, clear, glow = new("ShaderNodeOutputMaterial"), new("ShaderNodeMixShader"), new("ShaderNodeBsdfTransparent"), new("ShaderNodeEmission")
    face, ramp, tone, split, coord = new("ShaderNodeLayerWeight"), new("ShaderNodeValToRGB"), new("ShaderNodeValToRGB"), new("ShaderNodeSeparateXYZ"), new("ShaderNodeTexCoord")
    face.inputs[0].default_value = 0.35
    ramp.color_ramp.elements[0].color = (0.75, 0.75, 0.75, 1); ramp.color_ramp.elements[1].color = (0, 0, 0, 1); ramp.color_ramp.elements[1].position = 0.85
    link(face.outputs["Facing"], ramp.inputs[0]); link(ramp.outputs[0], mix.inputs[0])
    link(coord.outputs["Generated"], split.inputs[0]); link(split.outputs[2], tone.inputs[0])
    tone.color_ramp.elements[0].color = (1, 0.55, 0.16, 1); tone.color_ramp.elements[1].color = (1, 0.16, 0.02, 1)
    link(tone.outputs[0], glow.inputs[0]); glow.inputs[1].default_value = 5
    link(clear.outputs[0], mix.inputs[1]); link(glow.outputs[0], mix.inputs[2]); link(mix.outputs[0], out.inputs[0])
    rng = np.random.default_rng(3)
    for k in range(9):
        p = rng.uniform(0, 6, 4)
        h, w, dx, dy = rng.uniform(0.16, 0.34), rng.uniform(0.018, 0.042), rng.normal(0, 0.018), rng.normal(0, 0.012)
        def tongue(u, v, p=p, h=h, w=w, dx=dx, dy=dy):
            a = 2 * math.pi * u
            r = w * (np.sin(math.pi * np.clip(v, 0, 1) ** 0.55) + 0.02) * (1 + 0.15 * np.sin(a * 2 + v * 9 + p[0]))
            bend = 0.05 * v ** 1.5 * np.sin(v * 5 + p[1]) + 0.06 * v ** 2
            return dx + r * np.cos(a) + bend, dy + r * np.sin(a) + 0.02 * v * np.sin(v * 6 + p[2]), 0.29 + h * v
        lamps(sheet(tongue, 40, 60, m))
    data = bpy.data.lights.new("fire", "POINT"); data.energy, data.color, data.shadow_soft_size = 9, (1, 0.5, 0.18), 0.06
    o = bpy.data.objects.new("fire", data); bpy.context.collection.objects.link(o); o.location = (0.02, -0.06, 0.46)
    area((-0.7, -0.4, 0.3), (0, 0, 0.1), 0.2, 5, (0.6, 0.75, 1), 0.9)
    area((0.7, 0.2, 0.3), (0, 0, 0.1), 0.2, 6, (1, 0.6, 0.3), 0.9)
    bokeh(90, (-14, 14), (14, 24), (-3, 2.6), (0.06, 0.13), ((1, 0.75, 0.45), (0.7, 0.8, 1), (1, 0.5, 0.3)), 5)
    finish(bloom=0.4, bloom_at=1.0, vignette=0.45)
    camera((-0.05, -1.35, 0.16), (0.015, 0, 0.31), lens=46, fstop=1.6, focus=(0, 0, 0.35))


@scene("other-sports/mallets-and-ball")
def mallets_and_ball():
    start(samples=24)
    sky(12, 300, 0.15, dust=3)
    Turf(color=(0.07, 0.14, 0.03), stripe_depth=0, worn=0.25, size=700).build((0, -0.9), 4, 90000, fan=(90, 45), height=0.045, width=0.003, messy=1.3)
    wood = material("stick", (0.4, 0.22, 0.1), rough=0.45, vary=0.5, vary_scale=18, coat=0.2, bump=0.0006, bump_scale=90)
    leather = material("grip", (0.12, 0.05, 0.025), rough=0.6, bump=0.001, bump_scale=200)
    for a, b, hook in (((-0.75, 0.22, 0.07), (0.42, -0.12, 0.05), (0.52, -0.02, 0.055)), ((0.72, 0.42, 0.075), (-0.38, -0.16, 0.06), (-0.5, -0.08, 0.06))):
        a, b, hook = Vector(a), Vector(b), Vector(hook)
        tube([a, a.lerp(b, 0.5), a.lerp(b, 0.9), b, b.lerp(hook, 0.6) + Vector((0.015 if b.x > 0 else -0.015, -0.01, 0)), hook], 0.013, wood, smooth_steps=10)
        cylinder(a, a.lerp(b, 0.2), 0.0155, leather)
    ball((0.03, -0.2, 0.062), radius=0.05, rotation=(0.4, 0.8, 0.3), white=(0.5, 0.27, 0.12), dark=(0.3, 0.13, 0.05), worn=0.6, rough=0.55, bump=0.0008)
    rail = material("fence", (0.3, 0.24, 0.18), rough=0.9, vary=0.4, vary_scale=3)
    for k in range(-8, 9):
        cylinder((k * 2.4, 15, 0), (k * 2.4, 15, 1.5), 0.07, rail)
    for z in (0.7, 1.25):
        tube([(-22, 14.95, z), (22, 14.95, z)], 0.045, rail, smooth_steps=0)
    hills(130, 20, (0.06, 0.08, 0.035), seed=21, width=420)
    hills(320, 60, (0.09, 0.085, 0.09), seed=14, width=1000)
    finish(haze=(1.0, 0.72, 0.48, 0.6), haze_near=5, haze_far=260, bloom=0.08)
    camera((0.05, -1.15, 0.36), (0.02, 0.1, 0.12), lens=36, fstop=2.5, focus=(0.02, -0.2, 0.07))


@scene("other-sports/goal-from-inside")
def goal_from_inside():
    start(samples=28)
    plain_world((0.16, 0.18, 0.2), 0.6)
    planks = material("parquet", (0.5, 0.27, 0.11), rough=0.2, vary=0.3, vary_scale=2.5, rough_vary=0.08, coat=0.4)
    for k in range(-60, 61):
        box((k * 0.22, -12, -0.02), (0.218, 42, 0.04), planks)
    line = material("line", (0.8, 0.8, 0.82), rough=0.5)
    box((0, 0, 0.0015), (22, 0.08, 0.003), line)
    for (x0, y0), (x1, y1) in arc((-1.5, 0), 6, 180, 270, 40) + arc((1.5, 0), 6, 270, 360, 40):
        d = math.hypot(x1 - x0, y1 - y0)
        box(((x0 + x1) / 2, (y0 + y1) / 2, 0.0015), (d, 0.08, 0.003), line, rotation=(0, 0, math.atan2(y1 - y0, x1 - x0)))
    goal(0, -1, width=3, height=2, depth=1.0, mesh=0.1, radius=0.0024, cord=(0.8, 0.8, 0.8), post=(0.75, 0.03, 0.03))
    ball((-0.3, -5.2, 0.1), radius=0.1, rotation=(0.5, 0.4, 0.2), dark=(0.02, 0.08, 0.4))
    box((0, -34, 4), (40, 0.3, 8), material("far wall", (0.05, 0.12, 0.2), rough=0.7))
    for s in (-1, 1):
        box((s * 13, -14, 4), (0.3, 42, 8), material("side wall", (0.45, 0.45, 0.43), rough=0.8))
    box((0, -14, 8.1), (27, 44, 0.2), material("ceiling", (0.12, 0.12, 0.13), rough=0.8))
    for x in (-8, -3, 3, 8):
        for y in (-6, -14, -22, -30):
            lamps(box((x, y, 7.7), (0.8, 2.4, 0.1), material("hall lamp", (1, 0.97, 0.9), emit=9)))
    for y in (-6, -20):
        area((0, y, 7.4), (0, y, 0), 12, 900, (1, 0.96, 0.9))
    stand((0, -28, 0), length=22, rows=7, turn=math.pi, crowd=0.0, seat=(0.55, 0.3, 0.03), roof=False, first=0.6)
    finish(bloom=0.14, bloom_at=1.5, vignette=0.4)
    camera((0.35, 1.75, 0.85), (-0.15, -4, 0.75), lens=28, fstop=2.0, focus=(-0.3, -5.2, 0.1))


@scene("objects/scarf-on-seat")
def scarf_on_seat():
    start(samples=28)
    plain_world((0.006, 0.008, 0.014), 1)
    plastic = material("seat", (0.1, 0.11, 0.12), rough=0.35, rough_vary=0.12, vary=0.2, vary_scale=6)
    concrete = material("concrete", (0.16, 0.16, 0.16), rough=0.85, vary=0.4, vary_scale=3, bump=0.003, bump_scale=60)
    for r in range(7):
        box((0, r * 0.8 + 0.3, r * 0.42 - 0.5), (16, 0.8, 1.0), concrete)
        for i in range(-12, 13):
            x, y, z = i * 0.54, r * 0.8 + 0.25, r * 0.42
            box((x, y + 0.16, z + 0.62), (0.45, 0.03, 0.42), plastic, rotation=(-0.14, 0, 0), bevel=0.014)
            box((x, y - 0.04, z + 0.42), (0.45, 0.4, 0.035), plastic, bevel=0.014)
            cylinder((x, y + 0.1, z), (x, y + 0.1, z + 0.42), 0.03, bpy.data.materials.get("post") or material("post", (0.3, 0.3, 0.3), rough=0.4, metal=0.8))
    black, gold = weave("wool black", (0.012, 0.012, 0.014), scale=420, depth=0.0016, rough=0.95), weave("wool gold", (0.75, 0.42, 0.04), scale=420, depth=0.0016, rough=0.95)
    # It hangs over the back of the middle seat: up behind, over the edge and down in front.
    path = np.array([(0.475, 0.28), (0.462, 0.55), (0.448, 0.78), (0.43, 0.85), (0.405, 0.84), (0.375, 0.72), (0.345, 0.5), (0.3, 0.455), (0.16, 0.445), (0.03, 0.44), (-0.02, 0.38), (-0.03, 0.2)])
    def along(u, v, a, b):
        t = (a + (b - a) * u) * (len(path) - 1)
        i = np.clip(t.astype(int), 0, len(path) - 2)
        f = t - i
        f = f * f * (3 - 2 * f) * 0.3 + f * 0.7
        y = path[i, 0] * (1 - f) + path[i + 1, 0] * f
        z = path[i, 1] * (1 - f) + path[i + 1, 1] * f
        w = (a + (b - a) * u)
        x = (v - 0.5) * (0.2 + 0.02 * np.sin(w * 9)) + 0.05 * np.sin(w * 4) + 0.03
        return x, y - 0.012 - 0.012 * np.sin(v * 9 + w * 10), z + 0.012 + 0.01 * np.sin(v * 8 + w * 6)
    n = 11
    for k in range(n):
        sheet(lambda u, v, k=k: along(u, v, k / n, (k + 1) / n), 40, 40, gold if k % 2 == 0 else black, 0.006)
    fringe = np.linspace(0, 1, 26)
    for v in fringe:
        x, y, z = [float(c[0]) for c in along(np.array([0.999]), np.array([v]), 0, 1)]
        cylinder((x, y, z), (x + random.gauss(0, 0.004), y + random.gauss(0, 0.003), z - 0.06), 0.0024, gold, 6)
    spot((-2.4, -2.6, 4), (0, 0.4, 0.6), 700, 40, 0.6, 0.25, (1, 0.9, 0.75))
    spot((3, 4, 5), (0, 1, 0.6), 1200, 60, 0.6, 0.4, (0.55, 0.7, 1))
    finish(bloom=0.06, vignette=0.5)
    camera((-0.75, -1.35, 1.12), (0.05, 0.3, 0.62), lens=44, fstop=2.2, focus=(0.03, 0.15, 0.6))


@scene("people/yellow-terrace")
def yellow_terrace():
    start(samples=24)
    sky(24, 160, 0.1, dust=1.2)
    def colors(x, r):
        return random.choice([(0.8, 0.5, 0.01), (0.7, 0.42, 0.01), (0.015, 0.014, 0.012), (0.85, 0.58, 0.04), (0.03, 0.028, 0.024)])
    stand((0, 0, 0), length=60, rows=26, crowd=0.98, colors=colors, raised=0.4, roof=True, seats=False, aisle=15, rise=0.5)
    rng = np.random.default_rng(5)
    cloth = [material(f"scarf {k}", c, rough=0.9) for k, c in enumerate(((0.8, 0.5, 0.01), (0.02, 0.018, 0.015)))]
    for _ in range(240):
        r, x = rng.integers(0, 26), rng.uniform(-22, 22)
        y, z = r * 0.8 + 0.3, 1.2 + r * 0.5 + rng.uniform(1.35, 1.6)
        for k in range(5):
            sheet(lambda u, v, k=k: ((k - 2.5 + u) * 0.2, 0.03 * np.sin(u * 3 + k), 0.16 * v - 0.02 * (k - 2 + u) ** 2), 4, 2, cloth[k % 2], location=(x, y, z), rotation=(rng.normal(0, 0.15), rng.normal(0, 0.15), rng.normal(0, 0.1)))
    Turf(lines=[((-60, -4), (60, -4))]).ground()
    finish(haze=(0.9, 0.75, 0.5, 0.3), haze_near=35, haze_far=60, bloom=0.06, vignette=0.45)
    camera((-44, -40, 5), (-3, 9, 7.8), lens=62)
