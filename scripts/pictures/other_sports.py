"""Pictures of other sports: chess, halls, rings, courts, screens."""
from props import *  # noqa: F403

IVORY, EBONY = (0.62, 0.46, 0.27), (0.02, 0.011, 0.008)


def chess_woods():
    return (wood("boxwood", tuple(c * 0.72 for c in IVORY), IVORY, grain=60, stretch=4, rough=0.25, coat=0.6, axis=2),
            wood("ebony", tuple(c * 0.6 for c in EBONY), EBONY, grain=60, stretch=4, rough=0.2, coat=0.8, axis=2))


def chess_position(text_, square):
    """Puts the men of a FEN board."""
    light_, dark_ = chess_woods()
    kinds = {"p": "pawn", "r": "rook", "n": "knight", "b": "bishop", "q": "queen", "k": "king"}
    for r, row in enumerate(text_.split("/")):
        f = 0
        for c in row:
            if c.isdigit():
                f += int(c)
                continue
            x, y, _ = square("abcdefgh"[f] + str(8 - r))
            white = c.isupper()
            chessman(kinds[c.lower()], (x + random.uniform(-0.002, 0.002), y + random.uniform(-0.002, 0.002), 0), light_ if white else dark_,
                     (math.pi / 2 if white else -math.pi / 2) + random.uniform(-0.25, 0.25) if c.lower() == "n" else 0)
            f += 1


@scene("other-sports/chess-king")
def chess_king():
    start(samples=8, exposure=0.35, look="High Contrast")
    plain_world((0.01, 0.013, 0.02), 1)
    floor(wood("club table", (0.04, 0.02, 0.012), (0.12, 0.06, 0.035)), 4, (0, 0, -0.022))
    square = chessboard()
    chess_position("r1b2rk1/pp3ppp/2n2n2/2b1p3/4K3/5N2/PP3PPP/R1B4R", square)
    bokeh(26, (-1.6, 1.6), (2.2, 3.6), (0.1, 1.2), (0.025, 0.05), ((1, 0.6, 0.25), (1, 0.75, 0.45)), 5)
    area((-0.5, -0.25, 0.55), (0, 0, 0.04), 0.16, 13, (1, 0.8, 0.56))
    area((0.55, 0.5, 0.35), (0, 0, 0.05), 0.3, 10, (0.45, 0.6, 1))
    finish(bloom=0.14)
    kx, ky, _ = square("e4")
    camera((kx - 0.03, ky - 0.33, 0.095), (kx + 0.012, ky + 0.02, 0.06), lens=54, fstop=2.8, focus=(kx, ky, 0.07))


def chess_clock(location, turn):
    """A mechanical clock of two dials in a wooden case, 22 cm."""
    case = wood("clock case", (0.1, 0.04, 0.016), (0.26, 0.115, 0.045), grain=30, rough=0.22, coat=0.8)
    o = [box((0, 0, 0.06), (0.23, 0.07, 0.12), case, bevel=0.01)]
    gold, white, dark = steel(0.2, (0.75, 0.58, 0.28)), material("enamel dial", (0.86, 0.84, 0.77), rough=0.35), material("dial ink", (0.015, 0.015, 0.015), rough=0.5)
    for s, minute in ((-1, 4.1), (1, 5.4)):
        c = (s * 0.055, -0.0355, 0.062)
        o.append(lathe([(0.0001, 0), (0.041, 0)], white, c, rotation=(math.pi / 2, 0, 0), round_=0))
        o.append(tube([(c[0] + 0.042 * math.cos(t), c[1] - 0.002, c[2] + 0.042 * math.sin(t)) for t in np.linspace(0, 6.283, 41)[:-1]], 0.0026, gold, closed=True))
        for i in range(60):
            t = i * math.pi / 30
            long = 0.008 if i % 15 == 0 else 0.0055 if i % 5 == 0 else 0.002
            r = 0.038 - long / 2
            o.append(box((c[0] + r * math.sin(t), c[1] - 0.0006, c[2] + r * math.cos(t)), (0.0018 if i % 5 == 0 else 0.0005, 0.0003, long), dark, (0, t, 0)))
        for t, long, wide in ((minute, 0.03, 0.0022), (minute / 12 + 5, 0.02, 0.0032)):
            o.append(box((c[0] + long / 2.3 * math.sin(t), c[1] - 0.002, c[2] + long / 2.3 * math.cos(t)), (wide, 0.0006, long), dark, (0, t, 0)))
        o.append(box((c[0], c[1] - 0.001, c[2] + 0.041), (0.002, 0.0006, 0.011), material("flag red", (0.65, 0.02, 0.02), rough=0.4), (0, 0.5 * s, 0)))
        o.append(cylinder((s * 0.06, 0, 0.115), (s * 0.06, 0, 0.129 - s * 0.005), 0.006, gold))
        o.append(lathe([(0.0001, 0), (0.011, 0), (0.012, 0.004), (0.0095, 0.008), (0.0001, 0.009)], gold, (s * 0.06, 0, 0.127 - s * 0.005)))
    return group(location, (0, 0, turn), *o)


@scene("other-sports/chess-clock")
def chess_clock_scene():
    start(samples=8, exposure=0.4)
    plain_world((0.35, 0.45, 0.6), 0.12)
    floor(weave("green baize", (0.03, 0.09, 0.05), scale=1200), 4, (0, 0, -0.022))
    square = chessboard(light_=(0.62, 0.45, 0.25), dark_=(0.16, 0.07, 0.03), frame=(0.14, 0.06, 0.025))
    chess_position("r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B3/PPQ1BPPP/R4RK1", square)
    chess_clock((0.34, -0.05, -0.022), 0.55)
    area((-1.1, 1.4, 1.2), (0, 0, 0), 0.9, 70, (0.8, 0.9, 1), 1.2)
    area((0.9, -0.9, 0.9), (0.2, 0, 0), 0.3, 10, (1, 0.75, 0.5))
    box((0, 2.6, 0.5), (6, 0.1, 3), material("hall wall", (0.2, 0.17, 0.14), rough=0.9))
    for i in range(4):
        box((-1.5 + i * 1.0, 2.5, 0.75), (0.55, 0.03, 1.1), material("bright window", (0.75, 0.87, 1), emit=3.2))
    finish(bloom=0.1)
    camera((0.56, -0.62, 0.22), (0.2, -0.01, 0.035), lens=48, fstop=3.2, focus=(0.36, -0.09, 0.04))


@scene("other-sports/chess-scoresheet")
def chess_scoresheet():
    start(samples=8, exposure=0.3)
    plain_world((0.5, 0.55, 0.65), 0.1)
    floor(wood("ash table", (0.3, 0.2, 0.12), (0.5, 0.37, 0.24), planks=0.16, rough=0.45), 4, (0, 0, -0.022))
    square = chessboard(light_=(0.7, 0.66, 0.56), dark_=(0.06, 0.13, 0.09), frame=(0.1, 0.05, 0.025))
    chess_position("rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR", square)
    label = material("gilt", (0.7, 0.52, 0.25), rough=0.35, metal=0.7)
    for i in range(8):
        text("abcdefgh"[i], 0.018, label, ((i - 3.5) * 0.055, -0.2375, 0.0006), (0, 0, 0))
        text(str(i + 1), 0.017, label, (-0.2375, (i - 3.5) * 0.055, 0.0006), (0, 0, 0))
    paper((0.37, -0.02, -0.0216), (0.15, 0.25), -0.1, rules=22, gap=0.01, seed=3)
    paper((0.37, -0.02, -0.0208), (0.15, 0.25), -0.1, rules=12, gap=0.01, words=True, seed=5, ink=(0.05, 0.07, 0.25))
    pen((0.375, -0.075, -0.02), 2.25, color=(0.01, 0.02, 0.09))
    light_, dark_ = chess_woods()
    for k, (x, y, a) in enumerate(((0.3, 0.19, 0.4), (0.335, 0.215, 2.0))):
        for o in chessman("pawn", (0, 0, 0), light_ if k else dark_):
            o.matrix_world = Matrix.Translation((x, y, -0.011)) @ Euler((math.pi / 2 - 0.08, 0, a)).to_matrix().to_4x4() @ o.matrix_world
    sun((0.75, -0.5, -0.62), 3.6, (1, 0.83, 0.62), 1.2)
    for k in range(3):
        box((-1.3, 0.1 + k * 0.42, 1.0), (0.02, 0.035, 2), black(0.8))
    finish(bloom=0.05)
    camera((0.28, -0.5, 0.62), (0.12, -0.02, 0.0), lens=40, fstop=4, focus=(0.14, -0.06, 0.02))


def parquet(name="parquet", dark=(0.2, 0.1, 0.04), light=(0.42, 0.25, 0.12), rough=0.24):
    return wood(name, dark, light, grain=3, stretch=9, planks=0.14, rough=rough, coat=0.0, bump=0)


def floor_lines(lines, width, color, z=0.004):
    m = material(f"tape {color}", color, rough=0.35, coat=0.3)
    verts, faces = [], []
    for (x0, y0), (x1, y1) in lines:
        d = Vector((x1 - x0, y1 - y0)).normalized() * width / 2
        n = Vector((-d.y, d.x))
        k = len(verts)
        for px, py, s, e in ((x0, y0, 1, -1), (x0, y0, -1, -1), (x1, y1, -1, 1), (x1, y1, 1, 1)):
            verts.append((px + n.x * s + d.x * e, py + n.y * s + d.y * e, z))
        faces.append((k, k + 1, k + 2, k + 3))
    add(from_arrays("tape", verts, np.array(faces)), m)


def hall(wall=(0.2, 0.22, 0.25), lower=(0.05, 0.13, 0.24), depth=30, width=24, height=9, lamp=14, rows=4, lamp_color=(1, 0.95, 0.86), light=900):
    """A sports hall behind +y: walls, girders and rows of ceiling lamps."""
    plaster = material("hall plaster", wall, rough=0.85, vary=0.1, vary_scale=1.5)
    panel = material("hall panel", lower, rough=0.5)
    box((0, depth, height / 2), (width, 0.3, height), plaster)
    box((0, depth - 0.2, 1.1), (width, 0.1, 2.2), panel)
    for s in (-1, 1):
        box((s * width / 2, depth / 2, height / 2), (0.3, depth * 2, height), plaster)
        box((s * (width / 2 - 0.2), depth / 2, 1.1), (0.1, depth * 2, 2.2), panel)
        for k in range(6):
            box((s * (width / 2 - 0.25), k * 5, height / 2), (0.35, 0.5, height), material("pillar", tuple(c * 0.7 for c in wall), rough=0.8))
    box((0, depth / 2, height + 0.2), (width, depth * 2, 0.3), material("ceiling", (0.08, 0.085, 0.09), rough=0.9))
    girder = material("girder", (0.22, 0.23, 0.25), rough=0.5, metal=0.5)
    glow = material(f"hall lamp {lamp}", lamp_color, emit=lamp)
    for k in range(7):
        y = -4 + k * 5
        box((0, y, height - 0.25), (width, 0.15, 0.12), girder)
        box((0, y, height - 0.95), (width, 0.12, 0.1), girder)
        for i in range(24):
            x = -width / 2 + i * width / 24
            cylinder((x, y, height - 0.95), (x + width / 24, y, height - 0.25), 0.03, girder, 6)
            cylinder((x + width / 24, y, height - 0.95), (x, y, height - 0.25), 0.03, girder, 6) if i % 2 else None
        for i in range(rows):
            box(((i - (rows - 1) / 2) * width / rows * 0.85, y + 2.4, height - 1.0), (1.6, 0.5, 0.08), glow)
    for y in (2, 12, 22):
        area((0, y, height - 1.15), (0, y, 0), width * 0.6, light, lamp_color, 3)


@scene("other-sports/futsal-hall")
def futsal_hall():
    start(samples=8, exposure=0.1)
    plain_world((0.02, 0.02, 0.025), 1)
    floor(parquet(), 80, (0, 10, 0))
    hall(wall=(0.28, 0.27, 0.25), lower=(0.03, 0.12, 0.28), depth=17, height=6, light=500)
    bars = wood("wall bars", (0.25, 0.14, 0.07), (0.5, 0.32, 0.17), rough=0.4)
    for k in range(6):
        x = -8 + k * 0.95 if k < 3 else 3.2 + (k - 3) * 0.95
        for s in (0, 0.9):
            box((x + s, 16.6, 1.3), (0.06, 0.1, 2.6), bars)
        for j in range(13):
            cylinder((x, 16.6, 0.15 + j * 0.2), (x + 0.9, 16.6, 0.15 + j * 0.2), 0.018, bars, 8)
    floor_lines([((-9, 11.05), (9, 11.05)), ((-9, -12), (-9, 11)), ((9, -12), (9, 11)), ((-1.5, 5), (1.5, 5))] + [((-1.5, 5), (-1.5, 5.001))]
                + arc((-1.5, 11), 6, 180, 270) + arc((1.5, 11), 6, 270, 360), 0.08, (0.85, 0.85, 0.82))
    goal(11, -1, width=3, height=2, depth=1.1, mesh=0.1, post=(0.75, 0.05, 0.04), radius=0.003)
    for s in (-1, 1):
        for k in range(3):
            cylinder((s * 1.56, 11, 0.2 + k * 0.7), (s * 1.56, 11, 0.5 + k * 0.7), 0.065, material("post white", (0.85, 0.85, 0.85), rough=0.3))
    ball((0.25, 3.0, 0.1), radius=0.1, white=(0.8, 0.75, 0.55), dark=(0.7, 0.18, 0.02), worn=0.2)
    for i in range(6):
        box((5.5 + i * 0.75, 15.9, 0.42), (0.6, 0.4, 0.06), wood("bench", (0.2, 0.1, 0.05), (0.4, 0.25, 0.13)))
    finish(bloom=0.1, haze=(0.4, 0.42, 0.45, 0.12), haze_near=8, haze_far=40)
    camera((-0.5, 0.6, 0.36), (0.3, 9, 1.25), lens=34, fstop=2.4, focus=(0.25, 3, 0.1))


def basket(location, turn=0.0, board=(0.9, 0.92, 0.95), glass=True, net_=True):
    """A backboard whose ring, 45 cm wide at z 3.05, stands out along -y. location is the middle of the board's front at z 0."""
    x, y, z = location
    o = []
    pane = material("backboard", board, rough=0.06, glass=0.92, ior=1.08) if glass else material("backboard paint", board, rough=0.5, vary=0.15, vary_scale=3)
    o.append(box((0, 0.02, 3.43), (1.8, 0.03, 1.05), pane, bevel=0.008))
    white = material("board line", (0.85, 0.85, 0.85) if glass else (0.75, 0.12, 0.06), rough=0.5)
    for w, h, cz in ((1.76, 1.01, 3.43), (0.59, 0.45, 3.28)):
        for s in (-1, 1):
            o.append(box((s * (w / 2 - 0.025), 0.0, cz), (0.05, 0.008, h), white))
            o.append(box((0, 0.0, cz + s * (h / 2 - 0.025)), (w - 0.1, 0.008, 0.05), white))
    pad = material("board pad", (0.35, 0.02, 0.02) if glass else (0.1, 0.1, 0.1), rough=0.6)
    o.append(box((0, 0.02, 2.9), (1.84, 0.07, 0.06), pad, bevel=0.02))
    orange = material("ring paint", (0.75, 0.16, 0.02), rough=0.3, coat=0.4)
    cy, r = -0.375, 0.235
    o.append(tube([(r * math.cos(t), cy + r * math.sin(t), 3.05) for t in np.linspace(0, 6.283, 41)[:-1]], 0.0095, orange, closed=True))
    o.append(box((0, -0.07, 3.03), (0.2, 0.16, 0.04), orange, bevel=0.006))
    for s in (-1, 1):
        o.append(cylinder((s * 0.09, -0.02, 2.92), (s * 0.13, cy + 0.16, 3.04), 0.009, orange))
    if net_:
        cord = material("basket cord", (0.8, 0.8, 0.78), rough=0.9)
        for k in range(12):
            for s in (-1, 1):
                p = []
                for i in range(13):
                    v = i / 12
                    t = 2 * math.pi * k / 12 + s * v * math.pi / 12 * 4
                    q = r * (1 - 0.42 * v ** 0.8) + 0.012 * abs(math.sin(v * 12))
                    p.append((q * math.cos(t), cy + q * math.sin(t), 3.04 - 0.42 * v))
                o.append(tube(p, 0.0035, cord, resolution=2))
    return group(location, (0, 0, turn), *o)


def basketball(location, rotation=(0.5, 0.4, 0.2), radius=0.12):
    m = material("basketball", (0.5, 0.16, 0.035), rough=0.55, bump=0.0012, bump_scale=420, vary=0.3, vary_scale=25)
    s = lathe([(radius * math.sin(t) + 1e-4, -radius * math.cos(t)) for t in np.linspace(0, math.pi, 40)], m, round_=0)
    dark, o = material("ball seam", (0.015, 0.012, 0.01), rough=0.7), [s]
    r = radius * 0.999
    ring = np.linspace(0, 2 * math.pi, 49)[:-1]
    o.append(tube([(r * math.cos(t), r * math.sin(t), 0) for t in ring], 0.0022, dark, closed=True))
    o.append(tube([(r * math.cos(t), 0, r * math.sin(t)) for t in ring], 0.0022, dark, closed=True))
    for k in (-1, 1):
        p = np.array([(0.55 * math.cos(t), k * (0.62 + 0.3 * math.cos(2 * t)), math.sin(t) * 0.8) for t in ring])
        p /= np.linalg.norm(p, axis=1, keepdims=True)
        o.append(tube([tuple(q * r) for q in p], 0.0022, dark, closed=True))
    return group(location, rotation, *o)


@scene("other-sports/street-hoop")
def street_hoop():
    start(samples=8, exposure=0.15, seed=6)
    gradient([(-1, (0.05, 0.04, 0.04)), (0, (1.1, 0.5, 0.2)), (0.2, (0.75, 0.4, 0.3)), (0.5, (0.22, 0.25, 0.45)), (1, (0.06, 0.1, 0.28))], 0.7)
    sun((0.85, 0.45, -0.3), 3.4, (1, 0.62, 0.34), 0.8)
    basket((0, 0, 0), 0, (0.72, 0.7, 0.64), glass=False)
    pole = material("pole", (0.05, 0.09, 0.14), rough=0.5, metal=0.3, vary=0.4, vary_scale=6)
    tube([(0, 1.5, 0), (0, 1.5, 2.6), (0, 1.2, 3.3), (0, 0.06, 3.42)], 0.075, pole)
    cylinder((0, 1.5, 2.4), (0, 0.06, 3.1), 0.04, pole)
    for k, (x, y, w, h) in enumerate(((-9, 14, 11, 16), (3, 17, 10, 21), (14, 14, 9, 13))):
        wall = material(f"block {k}", ((0.42, 0.3, 0.2), (0.34, 0.27, 0.22), (0.4, 0.33, 0.26))[k], rough=0.9, vary=0.2, vary_scale=0.6)
        box((x, y + 3, h / 2 - 2), (w, 6, h), wall)
        for i in range(int(w / 1.8)):
            for j in range(int(h / 2.7)):
                lit = random.random() < 0.16
                box((x - w / 2 + 1.2 + i * 1.8, y - 0.03, -0.5 + j * 2.7), (0.95, 0.1, 1.3), material("lit pane", (1, 0.72, 0.4), emit=1.6) if lit else material("pane", (0.03, 0.04, 0.06), rough=0.1))
                if random.random() < 0.18:
                    box((x - w / 2 + 1.2 + i * 1.8, y - 0.25, -1.0 + j * 2.7), (0.7, 0.4, 0.5), material("cooler", (0.5, 0.5, 0.48), rough=0.6))
    basketball((0.32, -0.62, 3.62), (0.5, 0.4, 0.2))
    finish(haze=(0.9, 0.5, 0.3, 0.25), haze_near=4, haze_far=40, bloom=0.1)
    camera((-1.5, -3.0, 1.5), (0.1, -0.2, 3.2), lens=42, fstop=2.8, focus=(0.1, -0.45, 3.1))


def boxing_glove(location, rotation, color, mirror=1):
    """A hanging glove: a fist of leather, a thumb, a cuff; fist up along z."""
    leather = material(f"glove {color}", color, rough=0.32, coat=0.35, bump=0.0012, bump_scale=160, vary=0.15, vary_scale=9)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=5, radius=1)
    for v in bm.verts:
        x, y, z = v.co
        wide = 0.075 * (1 + 0.12 * max(0, z)) if z > -0.3 else 0.075 * (1 - 0.3 * (-0.3 - z))
        v.co = (x * wide, y * 0.06 * (1.15 if y < 0 else 0.95) + (0.018 * max(0, z) ** 2) * -1, z * 0.105 + 0.02)
    m = bpy.data.meshes.new("glove")
    bm.to_mesh(m)
    bm.free()
    fist = add(m, leather, smooth=True)
    thumb = lathe([(0.0001, -0.065), (0.022, -0.05), (0.029, -0.01), (0.03, 0.025), (0.022, 0.05), (0.0001, 0.06)], leather, (mirror * 0.072, -0.028, 0.0), rotation=(0.2, mirror * -0.18, 0))
    cuff = lathe([(0.052, -0.185), (0.058, -0.18), (0.055, -0.12), (0.056, -0.09), (0.062, -0.06)], leather, scale=(1, 0.82, 1))
    inner = lathe([(0.052, -0.184), (0.045, -0.17), (0.0001, -0.12)], material("lining", (0.05, 0.04, 0.035), rough=0.95), scale=(1, 0.82, 1))
    band = lathe([(0.0592, -0.165), (0.06, -0.163), (0.0585, -0.12), (0.0572, -0.118)], material("band", (0.75, 0.73, 0.68), rough=0.6, bump=0.0005, bump_scale=300), scale=(1, 0.82, 1))
    seam = tube([(0.0762 * math.sin(t), -0.03, 0.02 + 0.108 * math.cos(t)) for t in np.linspace(-1.5, 1.5, 17)], 0.0014, material("glove seam", tuple(c * 0.25 for c in color), rough=0.7))
    return group(location, rotation, fist, thumb, cuff, inner, band, seam)


@scene("other-sports/boxing-ring")
def boxing_ring():
    start(samples=8, exposure=0.15, look="High Contrast", seed=2)
    plain_world((0.004, 0.005, 0.008), 1)
    canvas = material("canvas", (0.12, 0.14, 0.18), rough=0.8, vary=0.3, vary_scale=2, bump=0.001, bump_scale=300)
    box((0, 3, -0.1), (6.6, 6.6, 0.2), canvas)
    pads = {(-1, 1): (0.04, 0.1, 0.45), (1, 1): (0.5, 0.02, 0.02), (-1, -1): (0.7, 0.7, 0.7), (1, -1): (0.7, 0.7, 0.7)}
    for (sx, sy), c in pads.items():
        x, y = sx * 3.05, 3 + sy * 3.05
        cylinder((x, y, -1), (x, y, 1.5), 0.05, steel(0.4))
        box((x - sx * 0.12, y - sy * 0.12, 0.8), (0.16, 0.34, 1.25), material(f"pad {c}", c, rough=0.45, bump=0.001, bump_scale=60), (0, 0, sx * sy * -math.pi / 4), bevel=0.04)
    for k, c in enumerate(((0.6, 0.02, 0.02), (0.75, 0.75, 0.72), (0.03, 0.1, 0.45), (0.75, 0.75, 0.72))):
        z = 0.42 + k * 0.3
        m = material(f"rope {c}", c, rough=0.55, bump=0.0015, bump_scale=90)
        cylinder((-3.05, 6.02, z), (3.05, 6.02, z), 0.02, m)
        for s in (-1, 1):
            cylinder((s * 3.02, 0, z), (s * 3.02, 6, z), 0.02, m)
        tube([(-3.05, -0.02, z), (-1.5, -0.02, z - 0.012), (0, -0.02, z - (0.03 if k == 3 else 0.016)), (1.5, -0.02, z - 0.012), (3.05, -0.02, z)], 0.021, m)
    lace = material("lace", (0.75, 0.73, 0.7), rough=0.8)
    for x, mirror, turn, c in ((-0.12, 1, 0.25, (0.42, 0.012, 0.014)), (0.1, -1, -0.35, (0.42, 0.012, 0.014))):
        tube([(x, -0.05, 1.3), (x, -0.035, 1.16), (x, -0.06, 1.09)], 0.0035, lace)
        tube([(x + 0.012, -0.02, 1.325), (x + 0.014, 0.01, 1.28), (x + 0.012, -0.035, 1.1)], 0.0035, lace)
        boxing_glove((x, -0.065, 0.92 + (0.015 if mirror > 0 else -0.01)), (math.pi + 0.08, 0.06 * mirror, turn), c, mirror)
    for i in range(5):
        for j in range(2):
            x, y = (i - 2) * 1.3, 2 + j * 2.4
            lathe([(0.06, 0.3), (0.09, 0.22), (0.28, 0.0), (0.27, 0.0), (0.08, 0.2)], black(0.5), (x, y, 4.2), 32)
            lathe([(0.0001, 0.06), (0.2, 0.06)], material("ring lamp", (1, 0.9, 0.74), emit=30), (x, y, 4.2), 24, round_=0)
    for x in (-1.6, 1.6):
        spot((x, 3.2, 4.2), (x * 0.5, 3, 0), 900, 75, 0.6, 0.2, (1, 0.9, 0.75))
    area((-1.1, -1.0, 1.9), (0, 0, 1.0), 0.4, 26, (1, 0.88, 0.74))
    area((1.4, 0.5, 1.3), (0, 0, 1), 0.5, 16, (0.4, 0.55, 1))
    bokeh(40, (-9, 9), (12, 20), (0.2, 4.4), (0.07, 0.14), ((1, 0.8, 0.6), (0.6, 0.8, 1), (1, 0.5, 0.35)), 5)
    finish(haze=(0.12, 0.13, 0.18, 0.16), haze_near=1.5, haze_far=16, bloom=0.2, bloom_at=1)
    camera((0.05, -1.35, 1.12), (-0.01, 0, 1.05), lens=46, fstop=2.2, focus=(0, -0.12, 0.95))


@scene("other-sports/gamepad-and-screen")
def gamepad_and_screen():
    start(samples=8, exposure=0.45, look="High Contrast")
    plain_world((0.006, 0.006, 0.014), 1)
    floor(material("desk top", (0.02, 0.02, 0.024), rough=0.28, bump=0.0002, bump_scale=400), 4)

    def pitch_view(x, y):
        rgb = np.zeros((len(x), 3))
        far = np.clip(y / 0.72, 0, 1)
        depth = 1 / (1.15 - far)
        stripe = (np.floor(depth * 2.4) % 2)
        rgb[:] = np.c_[0.035 + 0.015 * stripe, 0.12 + 0.05 * stripe, 0.035 + 0 * x]
        line = (np.abs(y - 0.34) < 0.004) | (np.abs((x - 0.5) * (1.25 - far)) > 0.47 * (1.25 - 0.75 * far)) & (np.abs((x - 0.5) * (1.25 - far)) < 0.477 * (1.25 - 0.75 * far))
        ring = np.abs(np.hypot((x - 0.5) / 0.16, (y - 0.34) / 0.075) - 1) < 0.035
        rgb[line | ring] = (0.55, 0.6, 0.55)
        crowd = y > 0.7
        noise = np.random.default_rng(3).uniform(0, 1, len(x)) ** 2
        rgb[crowd] = np.c_[noise * 0.25, noise * 0.16, noise * 0.45][crowd]
        board = (y > 0.66) & (y < 0.7)
        rgb[board] = (0.05, 0.2, 0.6)
        rng = np.random.default_rng(8)
        for team in ((0.85, 0.1, 0.1), (0.9, 0.9, 0.95)):
            for _ in range(9):
                px, py = rng.uniform(0.08, 0.92), rng.uniform(0.08, 0.58)
                s = 0.026 * (1.2 - py)
                rgb[(np.abs(x - px) < s * 0.35) & (np.abs(y - py - s) < s * 1.1)] = team
                rgb[(np.abs(x - px) < s * 0.3) & (np.abs(y - py + s * 0.4) < s * 0.5)] = (0.05, 0.05, 0.1)
        rgb[np.hypot(x - 0.53, (y - 0.3) * 0.6) < 0.006] = (1, 1, 1)
        rgb[(x > 0.04) & (x < 0.24) & (y > 0.9) & (y < 0.95)] = (0.02, 0.03, 0.08)
        rgb[(x > 0.8) & (x < 0.96) & (y > 0.05) & (y < 0.2)] = (0.015, 0.07, 0.03)
        return rgb
    screen((0.0, 0.62, 0.32), (0.92, 0.52), 0.0, 0, pitch_view, 1.1)
    screen((-0.86, 0.5, 0.3), (0.6, 0.36), 0.5, 0, lambda x, y: np.c_[0.1 + 0.2 * y, 0.02 + 0 * x, 0.35 * (1 - y) + 0.1], 1.4)
    lathe([(0.0001, 0), (0.13, 0), (0.12, 0.008), (0.0001, 0.01)], black(0.3), (0, 0.68, 0))
    cylinder((0, 0.68, 0), (0, 0.68, 0.1), 0.02, black(0.3))
    # The pad: a body with two grips, sticks, buttons.
    shell = material("pad shell", (0.045, 0.045, 0.052), rough=0.42, bump=0.00012, bump_scale=2500)
    meta = bpy.data.metaballs.new("pad")
    meta.resolution = meta.render_resolution = 0.004
    pieces = []

    def blob(x, y, z, r):
        e = meta.elements.new()
        e.co, e.radius = (x, y, z), r
    for i in range(9):
        blob((i - 4) * 0.013, 0.0, 0, 0.034)
        blob((i - 4) * 0.013, 0.018, 0, 0.03)
    for s in (-1, 1):
        blob(s * 0.056, 0.006, 0, 0.041)
        blob(s * 0.064, -0.016, -0.002, 0.036)
        blob(s * 0.071, -0.038, -0.005, 0.031)
        blob(s * 0.076, -0.058, -0.009, 0.027)
    body = bpy.data.objects.new("pad", meta)
    bpy.context.collection.objects.link(body)
    body.scale = (1, 1, 0.72)
    meta.materials.append(shell)
    pieces.append(body)
    rubber, dark = material("stick", (0.014, 0.014, 0.016), rough=0.7, bump=0.0004, bump_scale=900), black(0.25)
    top = 0.0185
    for x, y in ((-0.03, -0.016), (0.03, -0.016)):
        pieces += [lathe([(0.0115, -0.006), (0.0135, 0.0), (0.0125, 0.0025), (0.011, 0.001)], dark, (x, y, top)),
                   lathe([(0.005, -0.006), (0.005, 0.006), (0.0088, 0.008), (0.0092, 0.0105), (0.008, 0.0115), (0.006, 0.0105), (0.0001, 0.01)], rubber, (x, y, top))]
    for dx, dy, c in ((0, 0.0115, (0.02, 0.45, 0.18)), (0.0115, 0, (0.6, 0.04, 0.05)), (0, -0.0115, (0.05, 0.2, 0.75)), (-0.0115, 0, (0.65, 0.2, 0.45))):
        pieces.append(lathe([(0.0001, 0.0055), (0.0042, 0.005), (0.0052, 0.003), (0.0052, -0.006)], material(f"button {c}", c, rough=0.2, coat=1, emit=0.35), (0.056 + dx, 0.017 + dy, top - 0.001)))
    for a in range(4):
        t = a * math.pi / 2
        pieces.append(box((-0.056 + 0.0095 * math.cos(t), 0.017 + 0.0095 * math.sin(t), top + 0.001), (0.0105, 0.0075, 0.006), dark, (0, 0, t), bevel=0.0015))
    pieces.append(box((0, 0.022, top - 0.001), (0.04, 0.022, 0.004), dark, bevel=0.0015))
    pieces.append(tube([(-0.02, 0.036, top - 0.001), (0, 0.0365, top), (0.02, 0.036, top - 0.001)], 0.0011, material("pad light", (0.2, 0.5, 1), emit=12)))
    group((0.02, 0.02, 0.03), (0.14, 0, 0.35), *pieces)
    tube([(0.0, 0.07, 0.025), (-0.05, 0.16, 0.006), (-0.2, 0.24, 0.004), (-0.3, 0.45, 0.004)], 0.0022, black(0.5))
    area((0.5, -0.3, 0.5), (0, 0, 0), 0.25, 9, (1, 0.6, 0.8))
    area((-0.6, 0.1, 0.4), (0, 0, 0), 0.25, 10, (0.3, 0.4, 1))
    finish(bloom=0.15)
    camera((0.09, -0.32, 0.2), (0.012, 0.06, 0.088), lens=37, fstop=2.8, focus=(0.02, 0.0, 0.045))


@scene("other-sports/yard-goal")
def yard_goal():
    start(samples=8, exposure=0.2, seed=5)
    sky(18, 250, 0.1, sun=False)
    sun((0.75, 0.5, -0.42), 4.2, (1, 0.72, 0.46), 0.6)
    brick = material("yard wall", (0.42, 0.27, 0.17), rough=0.9, vary=0.3, vary_scale=1.2)
    nodes, link, b = nodes_of(brick)
    tex = nodes.new("ShaderNodeTexBrick")
    coord, turn = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value = (math.pi / 2, 0, 0)
    link(coord.outputs["Object"], turn.inputs["Vector"])
    link(turn.outputs[0], tex.inputs["Vector"])
    tex.inputs["Scale"].default_value, tex.inputs["Brick Width"].default_value, tex.inputs["Row Height"].default_value, tex.inputs["Mortar Size"].default_value = 1, 0.42, 0.2, 0.012
    tex.inputs["Color1"].default_value, tex.inputs["Color2"].default_value, tex.inputs["Mortar"].default_value = (1, 0.95, 0.85, 1), (0.68, 0.62, 0.55, 1), (0.35, 0.32, 0.3, 1)
    mix = nodes.new("ShaderNodeMixRGB")
    mix.blend_type, mix.inputs[0].default_value = "MULTIPLY", 1
    link(b.inputs["Base Color"].links[0].from_socket, mix.inputs[1])
    link(tex.outputs["Color"], mix.inputs[2])
    link(mix.outputs[0], b.inputs["Base Color"])
    bump, fine = nodes.new("ShaderNodeBump"), nodes.new("ShaderNodeTexNoise")
    fine.inputs["Scale"].default_value, fine.inputs["Detail"].default_value = 30, 8
    link(coord.outputs["Object"], fine.inputs["Vector"])
    bump2 = nodes.new("ShaderNodeBump")
    bump2.inputs["Distance"].default_value = 0.012
    link(fine.outputs["Fac"], bump2.inputs["Height"])
    bump.inputs["Distance"].default_value, bump.invert = 0.02, True
    link(tex.outputs["Fac"], bump.inputs["Height"])
    link(bump2.outputs[0], bump.inputs["Normal"])
    link(bump.outputs[0], b.inputs["Normal"])
    box((0, 0.15, 2.2), (16, 0.3, 4.4), brick)
    box((0, 0.1, 4.45), (16, 0.5, 0.14), material("coping", (0.4, 0.36, 0.3), rough=0.9))
    ground = material("asphalt", (0.09, 0.085, 0.08), rough=0.9, vary=0.4, vary_scale=1.6, bump=0.006, bump_scale=120)
    floor(ground, 30)
    chalk = material("chalk line", (0.78, 0.78, 0.75), rough=1, vary=0.75, vary_scale=24)
    rng = np.random.default_rng(2)
    for (x0, z0), (x1, z1) in (((-1.5, 0), (-1.5, 1.9)), ((-1.53, 1.9), (1.54, 1.9)), ((1.5, 1.92), (1.5, 0))):
        for k in range(3):
            p = [(x0 + (x1 - x0) * t + rng.normal(0, 0.008), -0.001, z0 + (z1 - z0) * t + rng.normal(0, 0.008)) for t in np.linspace(0, 1, 12)]
            o = tube(p, 0.018, chalk, resolution=2)
            o.scale = (1, 0.12, 1)
    ball((0.5, -1.9, 0.11), white=(0.6, 0.55, 0.46), worn=0.6, rotation=(1.2, 0.5, 0.1))
    leafy = material("dry leaf", (0.4, 0.2, 0.05), rough=0.7, tint=True)
    v, f = np.array([(-0.5, 0, 0), (0, -0.25, 0.12), (0.5, 0, 0), (0, 0.25, 0.12)]), np.array([(0, 1, 2, 3)])
    at = [np.array(Matrix.Translation((random.uniform(-5, 5), -abs(random.gauss(0.1, 1.0)) - 0.05, 0.012)) @ Euler((random.uniform(-.4, .4), random.uniform(-.4, .4), random.uniform(0, 6))).to_matrix().to_4x4() @ Matrix.Scale(random.uniform(0.05, 0.1), 4)) for _ in range(130)]
    add(scatter("leaves", v, f, at, np.random.uniform(0.4, 1.3, (130, 3))), leafy)
    # The shadow of a tree falls on the wall.
    p = np.random.normal(0, 1, (900, 3))
    p *= (np.random.uniform(0.2, 1, (900, 1)) ** 0.5) / np.linalg.norm(p, axis=1, keepdims=True) * 1.7
    at = [np.array(Matrix.Translation((-5.4 + a, -4.2 + b_ * 0.7, 4.6 + c)) @ Euler(np.random.uniform(0, 6, 3)).to_matrix().to_4x4() @ Matrix.Scale(0.3, 4)) for a, b_, c in p]
    add(scatter("tree", v, f, at), leafy)
    tube([(-5.6, -4.3, 0), (-5.5, -4.2, 2.5), (-5.3, -4.2, 4.5)], 0.12, black(0.9))
    finish(bloom=0.05)
    camera((0.9, -5.0, 0.7), (0.1, 0, 0.95), lens=36, fstop=3.2, focus=(0.5, -1.9, 0.11))
