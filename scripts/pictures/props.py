"""Parts of the pictures that are not about the pitch: wood, paper, microphones, chessmen, water, houses. Metres, z is up."""
from parts import *  # noqa: F403

NOTHING = (0, 0, 0)


# ---- materials ----

def nodes_of(m):
    """What is needed to add to a material: its nodes, a linking function and the Principled node."""
    return m.node_tree.nodes, m.node_tree.links.new, m.node_tree.nodes["Principled BSDF"]


def wood(name, dark, light, grain=9.0, stretch=14.0, rough=0.4, coat=0.2, axis=0, planks=0.0, bump=0.35):
    """Wood whose grain runs along axis x or y; planks is the width of boards across it."""
    m = material(name, light, rough=rough, coat=coat)
    new, (nodes, link, b) = m.node_tree.nodes.new, nodes_of(m)
    coord, mapping = new("ShaderNodeTexCoord"), new("ShaderNodeMapping")
    scale = [stretch, stretch, stretch]
    scale[axis] = 1.0
    mapping.inputs["Scale"].default_value = scale
    link(coord.outputs["Object"], mapping.inputs["Vector"])
    vector = mapping.outputs[0]
    noise = new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Distortion"].default_value = grain, 8, 0.6
    link(vector, noise.inputs["Vector"])
    ramp = new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.32, (*dark, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.66, (*light, 1)
    link(noise.outputs["Fac"], ramp.inputs[0])
    color = ramp.outputs[0]
    if bump:
        relief = new("ShaderNodeBump")
        relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = bump, 0.001
        link(noise.outputs["Fac"], relief.inputs["Height"])
        link(relief.outputs[0], b.inputs["Normal"])
    if planks:
        brick = new("ShaderNodeTexBrick")
        brick.inputs["Color1"].default_value, brick.inputs["Color2"].default_value = (1, 1, 1, 1), (0.62, 0.62, 0.62, 1)
        brick.inputs["Mortar"].default_value = (0.12, 0.1, 0.08, 1)
        brick.inputs["Scale"].default_value = 1
        brick.inputs["Mortar Size"].default_value = planks * 0.012
        brick.inputs["Brick Width"].default_value, brick.inputs["Row Height"].default_value = planks * 11, planks
        turn = new("ShaderNodeMapping")
        turn.inputs["Rotation"].default_value = (0, 0, 0 if axis == 0 else math.pi / 2)
        link(coord.outputs["Object"], turn.inputs["Vector"])
        link(turn.outputs[0], brick.inputs["Vector"])
        mix = new("ShaderNodeMixRGB")
        mix.blend_type, mix.inputs[0].default_value = "MULTIPLY", 1
        link(color, mix.inputs[1])
        link(brick.outputs["Color"], mix.inputs[2])
        color = mix.outputs[0]
    link(color, b.inputs["Base Color"])
    return m


def windows(name, wall=(0.03, 0.035, 0.05), lamp=(1, 0.75, 0.45), storey=3.4, bay=2.6, lit=0.3, strength=2.0, pane=0.62):
    """The front of a house: storeys and bays, of which a share is lit."""
    m = material(name, wall, rough=0.35)
    new, (nodes, link, b) = m.node_tree.nodes.new, nodes_of(m)
    coord, snap = new("ShaderNodeNewGeometry"), new("ShaderNodeVectorMath")
    snap.operation = "SNAP"
    snap.inputs[1].default_value = (bay, bay, storey)
    link(coord.outputs["Position"], snap.inputs[0])
    noise = new("ShaderNodeTexWhiteNoise")
    link(snap.outputs[0], noise.inputs["Vector"])

    def math_node(kind, a, value):
        n = new("ShaderNodeMath")
        n.operation = kind
        link(a, n.inputs[0])
        if isinstance(value, (int, float)):
            n.inputs[1].default_value = value
        else:
            link(value, n.inputs[1])
        return n.outputs[0]

    split = new("ShaderNodeSeparateXYZ")
    link(coord.outputs["Position"], split.inputs[0])
    inside = math_node("LESS_THAN", math_node("MODULO", math_node("ADD", split.outputs[2], 1000 * storey), storey), storey * pane)
    # Uneven light: the noise itself dims the lamps.
    on = math_node("LESS_THAN", noise.outputs["Value"], lit)
    power = math_node("MULTIPLY", math_node("MULTIPLY", on, inside), math_node("MULTIPLY", noise.outputs["Value"], strength / lit))
    b.inputs["Emission"].default_value = (*lamp, 1)
    link(power, b.inputs["Emission Strength"])
    m.cycles.sample_as_light = False
    return m


def water(name="water", color=(0.01, 0.02, 0.03), wave=0.25, scale=0.35, rough=0.06, size=4000, z=0.0, stretch=2.5):
    """A surface of water with waves of two sizes, longer along x."""
    m = material(name, color, rough=rough, specular=0.6)
    new, (nodes, link, b) = m.node_tree.nodes.new, nodes_of(m)
    coord, mapping = new("ShaderNodeTexCoord"), new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (1 / stretch, 1, 1)
    link(coord.outputs["Object"], mapping.inputs["Vector"])
    before = None
    for factor, deep in ((1, 1.0), (5.3, 0.16)):
        noise = new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale * factor, 4
        link(mapping.outputs[0], noise.inputs["Vector"])
        bump = new("ShaderNodeBump")
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 1, wave * deep / factor * 3
        link(noise.outputs["Fac"], bump.inputs["Height"])
        if before:
            link(before, bump.inputs["Normal"])
        before = bump.outputs[0]
    link(before, b.inputs["Normal"])
    return floor(m, size, (0, 0, z))


def grille(name, color=(0.25, 0.25, 0.27), scale=420, depth=0.0012, metal=1.0, rough=0.35):
    """Wire mesh of a microphone, as a deep bump with dark holes."""
    m = material(name, color, rough=rough, metal=metal)
    new, (nodes, link, b) = m.node_tree.nodes.new, nodes_of(m)
    coord, cells = new("ShaderNodeTexCoord"), new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value, cells.inputs["Randomness"].default_value = scale, 0.15
    link(coord.outputs["Object"], cells.inputs["Vector"])
    ramp = new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.25, (0.004, 0.004, 0.005, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.5, (*color, 1)
    link(cells.outputs["Distance"], ramp.inputs[0])
    link(ramp.outputs[0], b.inputs["Base Color"])
    bump = new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 1, depth
    link(cells.outputs["Distance"], bump.inputs["Height"])
    link(bump.outputs[0], b.inputs["Normal"])
    return m


def foam(color=(0.012, 0.012, 0.014)):
    return material(f"foam {color}", color, rough=0.95, bump=0.004, bump_scale=420, specular=0.2, sheen=0.4)


def black(rough=0.35):
    return material(f"black {rough}", (0.012, 0.012, 0.014), rough=rough, bump=0.0002, bump_scale=900)


def steel(rough=0.25, color=(0.55, 0.56, 0.58)):
    return material(f"steel {rough} {color}", color, rough=rough, metal=1, rough_vary=0.08, vary_scale=30)


def chrome():
    return material("chrome", (0.8, 0.8, 0.82), rough=0.08, metal=1)


def oriented(o, rotation=NOTHING, location=NOTHING):
    o.rotation_euler, o.location = rotation, location
    return o


def group(location, rotation, *objects):
    """Turns and moves objects together."""
    frame = Matrix.Translation(location) @ Euler(rotation).to_matrix().to_4x4()
    bpy.context.view_layer.update()
    for o in objects:
        o.matrix_world = frame @ o.matrix_world
    return objects


# ---- on the desk ----

def paper(location=NOTHING, size=(0.21, 0.297), turn=0.0, color=(0.82, 0.8, 0.75), curl=0.004, rules=0, ink=(0.1, 0.12, 0.2), gap=0.009,
          margin=0.02, words=False, seed=0, rule_width=0.0004):
    """A sheet that lies on the table with ruled or written lines (words: uneven strokes, no letters)."""
    w, h = size
    rng = np.random.default_rng(seed)
    parts_ = [sheet(lambda u, v: ((u - 0.5) * w, (v - 0.5) * h, 0.0004 + curl * (2 * u - 1) ** 2 * (2 * v - 1) ** 2), 12, 12,
                    material(f"paper {color}", color, rough=0.85, vary=0.06, vary_scale=20, bump=0.0001, bump_scale=700))]
    verts, faces = [], []

    def bar(x0, x1, y, thick):
        k = len(verts)
        verts.extend([(x0, y - thick, 0), (x1, y - thick, 0), (x1, y + thick, 0), (x0, y + thick, 0)])
        faces.append((k, k + 1, k + 2, k + 3))

    for i in range(rules):
        y = h / 2 - margin - i * gap
        if not words:
            bar(-w / 2 + margin / 3, w / 2 - margin / 3, y, rule_width)
            continue
        x, end = -w / 2 + margin, w / 2 - margin - (rng.uniform(0.2, 0.6) * w if i % 7 == 6 else rng.uniform(0, 0.03) * w)
        while x < end:
            x1 = min(end, x + rng.uniform(0.006, 0.028))
            bar(x, x1, y, gap * 0.16)
            x = x1 + gap * 0.35
    if verts:
        v = np.array(verts)
        u_, v_ = v[:, 0] / w + 0.5, v[:, 1] / h + 0.5
        v[:, 2] = 0.0007 + curl * (2 * u_ - 1) ** 2 * (2 * v_ - 1) ** 2
        parts_.append(add(from_arrays("ink", v, np.array(faces)), material(f"ink {ink}", ink, rough=0.8)))
    return group(location, (0, 0, turn), *parts_)


def pen(location, turn=0.0, color=(0.01, 0.012, 0.03), metal=(0.75, 0.6, 0.3), lift=0.0):
    """A lying fountain pen, 14 cm, its tip towards +x."""
    lacquer = material(f"lacquer {color}", color, rough=0.12, coat=1)
    gold = material(f"nib {metal}", metal, rough=0.18, metal=1)
    body = lathe([(0.0001, -0.07), (0.0045, -0.069), (0.0055, -0.06), (0.0062, -0.01), (0.006, 0.025), (0.0048, 0.042), (0.0045, 0.047)], lacquer)
    ring = lathe([(0.0063, -0.012), (0.0066, -0.011), (0.0066, -0.008), (0.0063, -0.007)], gold)
    nib = lathe([(0.0042, 0.047), (0.0032, 0.056), (0.0002, 0.07)], gold, scale=(1, 0.35, 1))
    clip = box((0.0066, 0, -0.04), (0.0012, 0.0025, 0.04), gold, bevel=0.0005)
    return group((location[0], location[1], location[2] + 0.0066), (0, math.pi / 2 + lift, turn), body, ring, nib, clip)


def lamp(location, turn=0.0, shade=(0.02, 0.06, 0.05), energy=12, height=0.42, color=(1, 0.72, 0.42), reach=0.2):
    """A desk lamp whose cone hangs over the desk on a bent arm; the cone points down at reach from the foot."""
    enamel = material(f"enamel {shade}", shade, rough=0.2, coat=0.6)
    brass = material("brass", (0.72, 0.5, 0.22), rough=0.22, metal=1)
    o = [lathe([(0.0001, 0), (0.09, 0), (0.09, 0.008), (0.07, 0.02), (0.012, 0.026), (0.0001, 0.027)], brass),
         tube([(0, 0, 0.02), (0, 0, height * 0.7), (reach * 0.25, 0, height), (reach * 0.8, 0, height * 1.02), (reach, 0, height * 0.95)], 0.006, brass),
         lathe([(0.02, 0.08), (0.03, 0.07), (0.055, 0.04), (0.1, 0.0), (0.098, 0.0), (0.05, 0.038), (0.02, 0.07)], enamel, (reach, 0, height * 0.95 - 0.08)),
         lathe([(0.0001, 0.03), (0.02, 0.02), (0.025, 0), (0.015, -0.02), (0.0001, -0.025)], material("bulb", color, emit=40), (reach, 0, height * 0.95 - 0.05))]
    light = spot((reach, 0, height * 0.95 - 0.085), (reach, 0, 0), energy, 115, 0.7, 0.025, color)
    return group(location, (0, 0, turn), *o, light)


def screen(location, size, turn=0.0, tilt=0.0, paint=None, emit=1.5, frame=0.012, deep=0.02):
    """A display that looks along -y; paint(x, y) of arrays from 0 to 1 returns the (n, 3) colours of what it shows."""
    w, h = size
    shell = box((0, deep / 2 + 0.002, 0), (w + 2 * frame, deep, h + 2 * frame), black(0.4), bevel=0.004)
    n, k = 240, int(240 * h / w)
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, k), indexing="ij")
    glass = sheet(lambda a, b_: ((a - 0.5) * w, 0 * a, (b_ - 0.5) * h), n, k, None)
    rgb = paint(u.ravel(), v.ravel()) if paint else np.full((n * k, 3), 0.5)
    a = glass.data.attributes.new("tint", "FLOAT_COLOR", "POINT")
    a.data.foreach_set("color", np.c_[rgb, np.ones(len(rgb))].astype(np.float32).ravel())
    glass.data.materials.append(material(f"screen {emit}", (1, 1, 1), emit=emit, tint=True, rough=0.25, light=True))
    return group(location, (tilt, 0, turn), shell, glass)


# ---- microphones ----

def hand_microphone(location, rotation, head=None, body=None, ring=None, flag=None):
    """A hand microphone of 25 cm along its z axis, head up; flag colours a cube as reporters have it."""
    head, body = head or grille("mesh"), body or black(0.5)
    o = [lathe([(0.0001, -0.19), (0.011, -0.19), (0.012, -0.185), (0.013, -0.1), (0.018, -0.012), (0.021, 0.0)], body),
         lathe([(0.021, 0), (0.0255, 0.003), (0.0255, 0.011), (0.022, 0.014)], ring or chrome()),
         lathe([(0.021, 0.012), (0.0255, 0.03), (0.026, 0.042), (0.022, 0.058), (0.012, 0.067), (0.0001, 0.069)], head, round_=3)]
    if flag:
        o.append(box((0, 0, -0.045), (0.058, 0.058, 0.05), material(f"flag {flag}", flag, rough=0.3, coat=0.3), bevel=0.004))
    return group(location, rotation, *o)


def foam_microphone(location, rotation, color=(0.012, 0.012, 0.014), flag=None, length=0.11):
    """A microphone under foam, as at press conferences."""
    o = [lathe([(0.0001, -0.16), (0.01, -0.16), (0.0115, -0.15), (0.0125, 0)], black(0.45)),
         lathe([(0.013, -0.02), (0.026, -0.012), (0.031, 0.01), (0.032, length * 0.55), (0.027, length * 0.86), (0.012, length * 0.99), (0.0001, length)], foam(color), round_=3)]
    if flag:
        o.append(box((0, 0, -0.055), (0.06, 0.06, 0.045), material(f"flag {flag}", flag, rough=0.3, coat=0.3), bevel=0.004))
    return group(location, rotation, *o)


def studio_microphone(location, rotation=NOTHING, ring_light=None):
    """A large condenser microphone in a shock mount, its foot at location, head up to 0.2 m."""
    silver, mesh = steel(0.3, (0.42, 0.42, 0.44)), grille("mesh fine", (0.45, 0.45, 0.46), 520, 0.001)
    o = [lathe([(0.0001, 0), (0.022, 0.0), (0.026, 0.006), (0.027, 0.09), (0.025, 0.096)], material("mic body", (0.02, 0.021, 0.024), rough=0.42, metal=0.6, bump=0.0001, bump_scale=1500)),
         lathe([(0.0275, 0.093), (0.029, 0.095), (0.029, 0.1), (0.0275, 0.102)], silver),
         lathe([(0.0265, 0.1), (0.0268, 0.13), (0.0262, 0.165), (0.021, 0.184), (0.009, 0.191), (0.0001, 0.192)], mesh, scale=(1, 0.86, 1), round_=3),
         tube([(math.sin(t) * 0.03, math.cos(t) * 0.0265, 0.135 + 0.056 * math.sin(t)) for t in np.linspace(-1.4, 1.4, 9)], 0.0016, silver)]
    for z in (0.03, 0.075):
        o.append(tube([(0.047 * math.cos(t), 0.047 * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, 25)[:-1]], 0.0032, black(0.3), closed=True))
    for i in range(8):
        t = i * math.pi / 4
        o.append(cylinder((0.047 * math.cos(t), 0.047 * math.sin(t), 0.075 if i % 2 else 0.03), (0.027 * math.cos(t + 0.35), 0.027 * math.sin(t + 0.35), 0.05), 0.0012, black(0.8), 8))
    o.append(tube([(0.047, 0, 0.03), (0.052, 0, 0.052), (0.047, 0, 0.075)], 0.004, black(0.3)))
    o.append(tube([(0.052, 0, 0.052), (0.075, 0, 0.03), (0.075, 0, -0.02)], 0.006, black(0.3)))
    return group(location, rotation, *o)


# ---- chess ----

CHESSMEN = {
    "pawn": [(0.0001, 0), (0.0135, 0), (0.0138, 0.004), (0.0115, 0.007), (0.012, 0.01), (0.0075, 0.016), (0.0055, 0.026), (0.0052, 0.03),
             (0.0095, 0.032), (0.0095, 0.034), (0.005, 0.036), (0.0078, 0.041), (0.0082, 0.045), (0.006, 0.0505), (0.0001, 0.0525)],
    "rook": [(0.0001, 0), (0.0155, 0), (0.016, 0.005), (0.013, 0.009), (0.0135, 0.012), (0.0095, 0.018), (0.0085, 0.036), (0.0088, 0.042),
             (0.0125, 0.045), (0.0128, 0.048), (0.0128, 0.058), (0.0095, 0.058), (0.0092, 0.053), (0.0001, 0.052)],
    "bishop": [(0.0001, 0), (0.0155, 0), (0.016, 0.005), (0.013, 0.009), (0.0135, 0.012), (0.008, 0.02), (0.0058, 0.038), (0.0055, 0.046),
               (0.011, 0.049), (0.011, 0.051), (0.006, 0.0535), (0.0085, 0.06), (0.009, 0.066), (0.0055, 0.076), (0.002, 0.08), (0.0032, 0.0825), (0.0028, 0.086), (0.0001, 0.0875)],
    "queen": [(0.0001, 0), (0.0175, 0), (0.018, 0.006), (0.0145, 0.01), (0.015, 0.014), (0.0095, 0.023), (0.0065, 0.046), (0.0062, 0.056),
              (0.0125, 0.0595), (0.0125, 0.062), (0.007, 0.065), (0.0085, 0.073), (0.0128, 0.083), (0.011, 0.084), (0.0065, 0.087), (0.0025, 0.089), (0.0042, 0.0925), (0.0028, 0.097), (0.0001, 0.098)],
    "king": [(0.0001, 0), (0.0185, 0), (0.019, 0.006), (0.0155, 0.011), (0.016, 0.015), (0.01, 0.025), (0.0068, 0.05), (0.0065, 0.061),
             (0.0135, 0.065), (0.0135, 0.068), (0.0072, 0.071), (0.0085, 0.078), (0.0118, 0.09), (0.0105, 0.0925), (0.0065, 0.096), (0.003, 0.0975), (0.003, 0.1)],
}


def chessman(kind, location, material_, turn=0.0):
    """One chessman of a Staunton set."""
    if kind == "knight":
        base = lathe([(0.0001, 0), (0.0155, 0), (0.016, 0.005), (0.013, 0.009), (0.0135, 0.012), (0.009, 0.019), (0.0001, 0.02)], material_)
        outline = [(-0.01, 0.018), (0.0105, 0.018), (0.0115, 0.03), (0.0085, 0.05), (0.003, 0.064), (-0.001, 0.0715), (-0.0025, 0.066), (-0.0075, 0.061),
                   (-0.0155, 0.0475), (-0.0135, 0.043), (-0.0105, 0.0445), (-0.0065, 0.047), (-0.003, 0.043), (-0.0085, 0.0335), (-0.0105, 0.026)]
        bm = bmesh.new()
        f = bm.faces.new([bm.verts.new((x, -0.005, z)) for x, z in outline])
        e = bmesh.ops.extrude_face_region(bm, geom=[f])
        bmesh.ops.translate(bm, vec=(0, 0.01, 0), verts=[v for v in e["geom"] if isinstance(v, bmesh.types.BMVert)])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=0.0022, segments=3, affect="EDGES", profile=0.5, clamp_overlap=True)
        m = bpy.data.meshes.new("knight")
        bm.to_mesh(m)
        bm.free()
        head = add(m, material_, smooth=True)
        m.use_auto_smooth = True
        return group(location, (0, 0, turn), base, head)
    o = [lathe(CHESSMEN[kind], material_, round_=1)]
    if kind == "king":
        o += [box((0, 0, 0.107), (0.0032, 0.0028, 0.015), material_, bevel=0.0006), box((0, 0, 0.108), (0.011, 0.0028, 0.0034), material_, bevel=0.0006)]
    if kind == "rook":
        for i in range(6):
            t = i * math.pi / 3
            o.append(box((0.0112 * math.cos(t), 0.0112 * math.sin(t), 0.0605), (0.0036, 0.007, 0.006), material_, (0, 0, t), bevel=0.0005))
    if kind == "queen":
        for i in range(8):
            t = i * math.pi / 4
            o.append(lathe([(0.0001, -0.0018), (0.0018, 0), (0.0001, 0.0018)], material_, (0.0118 * math.cos(t), 0.0118 * math.sin(t), 0.084), segments=16))
    return group(location, (0, 0, turn), *o)


def chessboard(square=0.055, light_=(0.5, 0.32, 0.16), dark_=(0.09, 0.035, 0.014), frame=(0.06, 0.022, 0.01), thick=0.02):
    """A board about (0, 0) whose top is z = 0. a1 is at -x, -y. Returns the middle of a square by name."""
    quad = (np.array([(-0.5, -0.5, 0), (0.5, -0.5, 0), (0.5, 0.5, 0), (-0.5, 0.5, 0)]) * [square, square, 1], np.array([(0, 1, 2, 3)]))
    for k, (name, a, b) in enumerate((("board dark", tuple(c * 0.5 for c in dark_), dark_), ("board light", tuple(c * 0.62 for c in light_), light_))):
        m = wood(f"{name} {dark_}", a, b, grain=26, stretch=9, rough=0.22, coat=0.7, axis=k)
        at = [place(((f - 3.5) * square, (r - 3.5) * square, 0)) for f in range(8) for r in range(8) if (f + r) % 2 == k]
        add(scatter(name, *quad, at), m)
    side = 8 * square + 0.07
    box((0, 0, -thick / 2 - 0.0006), (side, side, thick), wood(f"board frame {frame}", tuple(c * 0.5 for c in frame), frame, grain=20, rough=0.25, coat=0.7), bevel=0.003)
    return lambda name: ((ord(name[0]) - ord("a") - 3.5) * square, (int(name[1]) - 4.5) * square, 0)


def cloth_floor(color, size=4, fold=0.0):
    return floor(weave(f"cloth {color}", color, scale=900), size)


def rain(count, x, y, z, lean=0.12, light=0.1):
    """Fine streaks of rain in the box x, y, z."""
    v, f = bm_arrays(lambda bm: bmesh.ops.create_cone(bm, segments=3, radius1=0.0016, radius2=0.0005, depth=1))
    at = [np.array(Matrix.Translation((random.uniform(*x), random.uniform(*y), random.uniform(*z))) @ Matrix.Rotation(lean, 4, "Y")
                   @ Matrix.Diagonal((1, 1, random.uniform(0.12, 0.3), 1))) for _ in range(count)]
    add(scatter("rain", v, f, at), material("rain", (0.75, 0.8, 0.9), rough=0.3, emit=light))
