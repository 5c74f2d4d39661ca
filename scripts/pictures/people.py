"""Pictures of crowds: from behind, against the light, or far away."""
from parts import *  # noqa: F403

NIGHT = [(-1, (0.003, 0.005, 0.01)), (0, (0.03, 0.045, 0.09)), (0.2, (0.008, 0.014, 0.035)), (1, (0.002, 0.004, 0.012))]


def backs(rows=3, spread=5.0, near=0.0, gap=0.8, drop=0.42, height=0.0, raised=0.4, shade=0.02):
    """Rows of supporters with their backs to the camera, each row lower than the one behind it."""
    cloth = material("dark clothes", (1, 1, 1), rough=0.9, tint=True)
    def trunk(bm):
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1, matrix=Matrix.Translation((0, 0, 0.25)) @ Matrix.Diagonal((0.235, 0.15, 0.42, 1)))
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1, matrix=Matrix.Translation((0, 0, 0.5)) @ Matrix.Diagonal((0.235, 0.13, 0.13, 1)))
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1, matrix=Matrix.Translation((0, 0, 0.6)) @ Matrix.Diagonal((0.13, 0.09, 0.09, 1)))
        bmesh.ops.create_cone(bm, cap_ends=False, segments=14, radius1=0.07, radius2=0.055, depth=0.16, matrix=Matrix.Translation((0, 0, 0.66)))
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1, matrix=Matrix.Translation((0, 0.01, 0.78)) @ Matrix.Diagonal((0.08, 0.1, 0.115, 1)))
    def arm(bm):
        for a, b, r1, r2 in (((0.21, 0, 0.55), (0.3, 0.08, 0.82), 0.06, 0.046), ((0.3, 0.08, 0.82), (0.25, 0.12, 1.1), 0.046, 0.034)):
            a, b = Vector(a), Vector(b)
            m = Matrix.Translation((a + b) / 2) @ (b - a).to_track_quat("Z", "Y").to_matrix().to_4x4()
            bmesh.ops.create_cone(bm, cap_ends=True, segments=14, radius1=r1, radius2=r2, depth=(b - a).length, matrix=m)
            bmesh.ops.create_icosphere(bm, subdivisions=2, radius=r2 * 1.1, matrix=Matrix.Translation(b))
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1, matrix=Matrix.Translation((0.245, 0.12, 1.14)) @ Matrix.Diagonal((0.045, 0.03, 0.06, 1)))
        for k in range(4):
            x = 0.212 + k * 0.021
            bmesh.ops.create_cone(bm, cap_ends=True, segments=8, radius1=0.0115, radius2=0.009, depth=0.085, matrix=Matrix.Translation((x + (k - 1.5) * 0.006, 0.12, 1.215 - abs(k - 1.6) * 0.009)) @ Matrix.Rotation((k - 1.5) * 0.14, 4, "Y"))
        bmesh.ops.create_cone(bm, cap_ends=True, segments=8, radius1=0.013, radius2=0.01, depth=0.07, matrix=Matrix.Translation((0.19, 0.12, 1.15)) @ Matrix.Rotation(-0.6, 4, "Y"))
    (tv, tf), (av, af) = bm_arrays(trunk), bm_arrays(arm)
    bodies, arms, tints = [], [], []
    for r in range(rows):
        n = int(spread * (1 + r * 0.45) / 0.52)
        for i in range(n):
            at = ((i - n / 2 + 0.5) * 0.54 + random.uniform(-0.08, 0.08), near + r * gap + random.uniform(-0.1, 0.1), height - r * drop + random.uniform(-0.08, 0.06))
            frame = place(at, random.uniform(-0.3, 0.3), random.uniform(0.94, 1.06))
            bodies.append(frame)
            tints.append(np.array((1, 1, 1)) * shade * random.uniform(0.5, 2.2))
            if random.random() < raised:
                for s in ((-1, 1) if random.random() < 0.6 else (random.choice((-1, 1)),)):
                    arms.append(frame @ np.diag([s, 1, random.uniform(0.92, 1.1), 1.0]))
    add(scatter("bodies", tv, tf, bodies, tints), cloth, smooth=True)
    if arms:
        add(scatter("arms", av, af, arms, [np.array((1, 1, 1)) * shade * random.uniform(0.8, 2.5) for _ in arms]), cloth, smooth=True)


def flag(at, size, color, tilt=0.2, seed=0, pole=1.6):
    """A flag that lets light through, on a pole whose foot is at."""
    rng = np.random.default_rng(seed)
    p = rng.uniform(0, 6, 3)
    cloth = material(f"flag {color}", color, rough=0.7, translucent=0.55, vary=0.15, vary_scale=3)
    x0, y0, z0 = at
    w, h = size
    o = bpy.data.objects.new("flag", None)
    bpy.context.collection.objects.link(o)
    o.location, o.rotation_euler = at, (0, tilt, 0)
    s = sheet(lambda u, v: (u * w * 0.95, 0.1 * w * np.sin(u * 8 + p[0] + v) * u ** 0.6 + 0.05 * w * np.sin(u * 15 + p[1] - 2 * v) * u, pole - h * v - 0.12 * w * u * u + 0.05 * h * np.sin(u * 7 + p[2])), 90, 50, cloth)
    c = cylinder((0, 0, 0), (0, 0, pole + 0.04), 0.013, material("flag pole", (0.05, 0.05, 0.05), rough=0.5))
    s.parent = c.parent = o


@scene("people/flags-under-lights")
def flags_under_lights():
    start(samples=24)
    gradient(NIGHT, 1)
    backs(3, 5.5, raised=0.35, shade=0.0012, height=-0.12)
    sun((-0.1, -1, -0.35), 2.6, (0.95, 0.97, 1), 2)
    spot((0, 15, 30), (0, 90, -4), 90000, 130, 0.5, 1.0)
    flag((-0.95, 0.5, 0.35), (1.15, 0.75), (0.01, 0.2, 0.6), 0.12, 1)
    flag((0.1, 0.9, 0.35), (1.2, 0.8), (0.7, 0.015, 0.03), -0.06, 2)
    flag((1.2, 0.6, 0.15), (1.1, 0.72), (0.01, 0.36, 0.1), 0.2, 3)
    flag((-2.6, 1.9, 0.0), (1.1, 0.7), (0.7, 0.015, 0.03), 0.1, 4)
    flag((2.8, 2.1, -0.2), (1.2, 0.75), (0.01, 0.2, 0.6), 0.05, 5)
    sheet(lambda u, v: (-70 + 140 * u, 8 + 75 * v, -7 + 0 * u), 2, 2, material("turf", (0.05, 0.2, 0.03), rough=0.9, vary=0.3, vary_scale=0.3))
    for y in (10, 42):
        sheet(lambda u, v, y=y: (-50 + 100 * u, y + 0.2 * v, -6.98 + 0 * u), 2, 2, material("line", (0.7, 0.72, 0.7), rough=0.9))
    stand((0, 78, -7), length=120, rows=18, seats=False, crowd=0.9, roof=True, roof_light=12)
    mast((-26, 100, -7), 34, strength=50, lamp=0.5, pitch=1.25)
    mast((28, 100, -7), 34, strength=50, lamp=0.5, pitch=1.25)
    finish(haze=(0.07, 0.11, 0.19, 0.6), haze_near=6, haze_far=110, bloom=0.5, bloom_at=1.3)
    camera((0.1, -3.2, 1.25), (0.15, 4, 1.62), lens=36, fstop=4, focus=(0, 0.8, 1))


@scene("people/stand-two-colours")
def stand_two_colours():
    start(samples=20)
    gradient(NIGHT, 1)
    floodlit(0.6, height=0.7)
    sun((0.1, 1, -0.4), 0.9, (0.9, 0.95, 1))
    def colors(x, r):
        edge = 1.2 * math.sin(r * 0.9)
        if x < edge:
            return random.choice([(0.01, 0.05, 0.32), (0.01, 0.03, 0.2), (0.012, 0.012, 0.02), (0.02, 0.1, 0.5)])
        return random.choice([(0.5, 0.015, 0.02), (0.35, 0.01, 0.015), (0.02, 0.012, 0.012), (0.65, 0.03, 0.03)])
    stand((0, 30, 0), length=64, rows=34, crowd=0.97, colors=colors, raised=0.3, roof=True, roof_light=8, aisle=12, rise=0.55)
    mast((-24, 66, 0), 36, strength=45, lamp=0.4, pitch=1.0)
    mast((24, 66, 0), 36, strength=45, lamp=0.4, pitch=1.0)
    for i in range(26):
        x = random.uniform(-17, 17)
        r = random.uniform(2, 20)
        c = ((0.01, 0.09, 0.5) if random.random() < 0.7 else (0.01, 0.012, 0.02)) if x < 0 else ((0.65, 0.02, 0.02) if random.random() < 0.7 else (0.015, 0.012, 0.012))
        flag((x, 30 + r * 0.8, 1.6 + r * 0.55), (1.9, 1.2), c, random.uniform(-0.5, 0.4), i, 1.9)
    Turf(lines=[((-60, 24), (60, 24)), ((0, 24), (0, -60))], color=(0.05, 0.17, 0.03), stripe_axis=0).ground()
    goal_y = 0
    box((0, 27.6, 0.45), (70, 0.1, 0.9), material("boards", (0.02, 0.02, 0.025), rough=0.3))
    finish(haze=(0.05, 0.06, 0.1, 0.5), haze_near=15, haze_far=80, bloom=0.5, vignette=0.5)
    camera((1.5, -4, 1.6), (0, 30, 8.4), lens=37)


@scene("people/red-flare")
def red_flare():
    start(samples=28)
    gradient([(-1, (0.002, 0, 0)), (0, (0.12, 0.012, 0.01)), (0.3, (0.03, 0.003, 0.004)), (1, (0.004, 0.001, 0.002))], 1)
    backs(4, 5.0, raised=0.5, shade=0.002, height=-0.08)
    verts, faces = bm_arrays(lambda bm: bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1))
    flares = [(-0.55, 2.6, 1.0), (1.5, 4.2, 0.9), (-2.6, 5.0, 0.8)]
    lamps(add(scatter("flares", verts, faces, [place(p, 0, (0.035, 0.035, 0.09)) for p in flares]), material("flare", (1, 0.25, 0.12), emit=160)))
    for i, p in enumerate(flares):
        data = bpy.data.lights.new("flare", "POINT"); data.energy, data.color, data.shadow_soft_size = 420, (1, 0.1, 0.05), 0.12
        o = bpy.data.objects.new("flare", data); bpy.context.collection.objects.link(o); o.location = p
    # Smoke: soft sheets that glow.
    m = bpy.data.materials.new("smoke"); m.use_nodes = True
    t = m.node_tree; t.nodes.clear()
    out, mix, clear, glow = t.nodes.new("ShaderNodeOutputMaterial"), t.nodes.new("ShaderNodeMixShader"), t.nodes.new("ShaderNodeBsdfTransparent"), t.nodes.new("ShaderNodeEmission")
    glow.inputs[0].default_value, glow.inputs[1].default_value = (1, 0.07, 0.04, 1), 0.9
    coord, noise, ramp = t.nodes.new("ShaderNodeTexCoord"), t.nodes.new("ShaderNodeTexNoise"), t.nodes.new("ShaderNodeValToRGB")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Distortion"].default_value = 0.55, 7, 0.6
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.42, 0.78
    ramp.color_ramp.elements[1].color = (0.6, 0.6, 0.6, 1)
    t.links.new(coord.outputs["Object"], noise.inputs["Vector"]); t.links.new(noise.outputs["Fac"], ramp.inputs[0]); t.links.new(ramp.outputs[0], mix.inputs[0])
    t.links.new(clear.outputs[0], mix.inputs[1]); t.links.new(glow.outputs[0], mix.inputs[2]); t.links.new(mix.outputs[0], out.inputs[0])
    for k, y in enumerate((5.2, 8, 12)):
        lamps(sheet(lambda u, v, y=y: (-14 + 28 * u, y + 0 * u, -3 + 10 * v), 2, 2, m, location=(k * 3.7, 0, 0)))
    finish(bloom=0.55, bloom_at=1.0, vignette=0.5)
    camera((0.15, -2.3, 1.15), (0, 4, 1.0), lens=32, fstop=3.5, focus=(0, 0.6, 0.8))
