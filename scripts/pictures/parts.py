"""Parts of the demo's pictures: settings, materials, light, turf, goals, stands and balls. Units are metres, z is up.

A scene file holds functions marked with @scene("folder/name"). Each starts with a new scene and sets its camera:

    @scene("stadium/ball-on-grass")
    def ball_on_grass():
        start(samples=24)
        sky(sun_height=8)
        turf = Turf(lines=[((-20, 0), (20, 0))])
        turf.build(near=(0, 0), radius=2)
        ball((0, 0, 0.11))
        camera((0.3, -1.2, 0.12), (0, 0, 0.12), lens=60, fstop=2)
"""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

SCENES = {}
WIDTH, HEIGHT = 1600, 1000


def scene(name):
    """Marks a function that builds the picture `folder/name`."""
    def add(build):
        SCENES[name] = build
        return build
    return add


# ---- settings ----

def start(samples=24, exposure=0.0, look="Medium High Contrast", seed=1, bounces=6):
    """An empty scene. Denoising needs 16 to 32 samples."""
    random.seed(seed)
    np.random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.cycles.samples = samples
    s.cycles.seed = seed
    s.cycles.use_denoising = False
    s.cycles.use_adaptive_sampling = False
    s.cycles.adaptive_threshold = 0.02
    s.cycles.max_bounces = bounces
    s.cycles.diffuse_bounces = min(bounces, 2)
    s.cycles.glossy_bounces = min(bounces, 4)
    s.cycles.transparent_max_bounces = 8
    s.cycles.caustics_reflective = False
    s.cycles.caustics_refractive = False
    s.cycles.sample_clamp_direct = 12
    s.cycles.sample_clamp_indirect = 3
    s.render.resolution_x, s.render.resolution_y = WIDTH, HEIGHT
    s.render.resolution_percentage = 100
    s.render.threads_mode = "FIXED"
    s.render.threads = 2
    s.render.use_persistent_data = False
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    s.world = world
    bpy.context.view_layer.cycles.denoising_store_passes = True
    bpy.context.view_layer.use_pass_mist = True
    finish(s)
    return s


def finish(s=None, haze=None, haze_near=5, haze_far=120, bloom=0.08, bloom_at=1.2, vignette=0.25, grain=0.012):
    """What is done to the rendered picture: haze is (r, g, b, amount) by distance, bloom the glow of what is brighter
    than bloom_at."""
    s = s or bpy.context.scene
    s["haze"] = list(haze) if haze else [0, 0, 0, 0]
    s["bloom"], s["bloom_at"], s["vignette"], s["grain"] = float(bloom), float(bloom_at), float(vignette), float(grain)
    s.world.mist_settings.start = haze_near
    s.world.mist_settings.depth = haze_far
    s.world.mist_settings.falloff = "LINEAR"


def camera(location, target, lens=50, fstop=None, focus=None, roll=0):
    """Looks from location to target. Focus is a point, by default the target. fstop None: everything is sharp."""
    data = bpy.data.cameras.new("camera")
    o = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(o)
    o.location = location
    way = Vector(target) - Vector(location)
    o.rotation_euler = (way.to_track_quat("-Z", "Y").to_matrix() @ Matrix.Rotation(math.radians(roll), 3, "Z")).to_euler()
    data.lens = lens
    data.clip_start = 0.005
    data.clip_end = 3000
    if fstop:
        data.dof.use_dof = True
        focal = Vector(focus or target) - Vector(location)
        data.dof.focus_distance = max(0.02, focal.dot(way.normalized()))
        data.dof.aperture_fstop = fstop
        data.dof.aperture_blades = 0
    bpy.context.scene.camera = o
    return o


# ---- light ----

def sky(sun_height=25, sun_turn=0, strength=0.15, dust=1.5, sun_size=0.545, sun=True):
    """A day's sky; sun_height in degrees, sun_turn 0 is the +y direction, 90 the +x direction."""
    tree = bpy.context.scene.world.node_tree
    node = tree.nodes.new("ShaderNodeTexSky")
    node.sky_type = "NISHITA"
    node.sun_elevation = math.radians(sun_height)
    node.sun_rotation = math.radians(sun_turn)
    node.sun_size = math.radians(sun_size)
    node.sun_disc = sun
    node.dust_density = dust
    tree.links.new(node.outputs[0], tree.nodes["Background"].inputs[0])
    tree.nodes["Background"].inputs[1].default_value = strength


def gradient(stops, strength=1.0):
    """A sky by height: stops are (height from -1 to 1, (r, g, b))."""
    tree = bpy.context.scene.world.node_tree
    coord = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    half = tree.nodes.new("ShaderNodeMath")
    half.operation = "MULTIPLY_ADD"
    half.inputs[1].default_value = half.inputs[2].default_value = 0.5
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(coord.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs[2], half.inputs[0])
    tree.links.new(half.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Background"].inputs[0])
    _stops(ramp, [((z + 1) / 2, c) for z, c in stops])
    tree.nodes["Background"].inputs[1].default_value = strength


def plain_world(color=(0, 0, 0), strength=1.0):
    node = bpy.context.scene.world.node_tree.nodes["Background"]
    node.inputs[0].default_value = (*color, 1)
    node.inputs[1].default_value = strength


def _light(kind, location, target, energy, color):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy = energy
    data.color = color
    o = bpy.data.objects.new(kind.lower(), data)
    bpy.context.collection.objects.link(o)
    o.location = location
    o.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return o


def area(location, target, size=1, energy=100, color=(1, 1, 1), size_y=None, visible=False):
    """A softbox. Invisible to the camera unless visible."""
    o = _light("AREA", location, target, energy, color)
    o.data.size = size
    if size_y:
        o.data.shape = "RECTANGLE"
        o.data.size_y = size_y
    o.visible_camera = visible
    return o


def spot(location, target, energy=1000, angle=40, blend=0.5, size=0.2, color=(1, 1, 1)):
    o = _light("SPOT", location, target, energy, color)
    o.data.spot_size = math.radians(angle)
    o.data.spot_blend = blend
    o.data.shadow_soft_size = size
    return o


def sun(direction, energy=3, color=(1, 1, 1), angle=0.5):
    """Direction is where the light goes."""
    o = _light("SUN", (0, 0, 0), direction, energy, color)
    o.data.angle = math.radians(angle)
    return o


def floodlit(energy=1.3, color=(0.95, 0.98, 1.0), height=0.55, turn=0.6):
    """Four far lamps, as from the corners of a ground: each body throws four shadows."""
    for i, share in enumerate((1, 0.8, 0.7, 0.9)):
        a = turn + i * math.pi / 2
        sun((math.cos(a), math.sin(a), -height), energy * share, color, 1.2)


# ---- materials ----

def _stops(ramp, stops):
    elements = ramp.color_ramp.elements
    while len(elements) > 1:
        elements.remove(elements[-1])
    elements[0].position = stops[0][0]
    elements[0].color = (*stops[0][1], 1)
    for at, color in stops[1:]:
        elements.new(at).color = (*color, 1)


def material(name, color=(0.8, 0.8, 0.8), rough=0.5, metal=0.0, bump=0.0, bump_scale=200, vary=0.0, vary_scale=8,
             rough_vary=0.0, emit=0.0, glass=0.0, tint=False, sheen=0.0, coat=0.0, specular=0.5, light=False,
             coords="Object", ior=1.45, translucent=0.0):
    """A Principled material. bump is the depth of fine noise, vary darkens by coarse noise, tint multiplies the colour
    attribute `tint` of the mesh, light says whether emission lights the scene (noisy for small lamps)."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    tree, b = m.node_tree, m.node_tree.nodes["Principled BSDF"]
    link, new = tree.links.new, tree.nodes.new
    b.inputs["Base Color"].default_value = (*color, 1)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metal
    b.inputs["Specular"].default_value = specular
    b.inputs["Sheen"].default_value = sheen
    b.inputs["Clearcoat"].default_value = coat
    b.inputs["Transmission"].default_value = glass
    b.inputs["IOR"].default_value = ior
    out = None
    coord = new("ShaderNodeTexCoord")

    def noise(scale, detail=4):
        n = new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = scale
        n.inputs["Detail"].default_value = detail
        link(coord.outputs[coords], n.inputs["Vector"])
        return n.outputs["Fac"]

    def multiply(a, factor_socket, low):
        ramp = new("ShaderNodeValToRGB")
        _stops(ramp, [(0.35, (low, low, low)), (0.65, (1, 1, 1))])
        link(factor_socket, ramp.inputs[0])
        mix = new("ShaderNodeMixRGB")
        mix.blend_type = "MULTIPLY"
        mix.inputs[0].default_value = 1
        if a is None:
            mix.inputs[1].default_value = (*color, 1)
        else:
            link(a, mix.inputs[1])
        link(ramp.outputs[0], mix.inputs[2])
        return mix.outputs[0]

    if tint:
        attribute = new("ShaderNodeAttribute")
        attribute.attribute_name = "tint"
        mix = new("ShaderNodeMixRGB")
        mix.blend_type = "MULTIPLY"
        mix.inputs[0].default_value = 1
        mix.inputs[1].default_value = (*color, 1)
        link(attribute.outputs["Color"], mix.inputs[2])
        out = mix.outputs[0]
    if vary:
        out = multiply(out, noise(vary_scale, 6), 1 - vary)
    if out is not None:
        link(out, b.inputs["Base Color"])
    if rough_vary:
        r = new("ShaderNodeMapRange")
        r.inputs["From Min"].default_value, r.inputs["From Max"].default_value = 0.3, 0.7
        r.inputs["To Min"].default_value = max(0.02, rough - rough_vary)
        r.inputs["To Max"].default_value = min(1, rough + rough_vary)
        link(noise(vary_scale * 1.7, 6), r.inputs["Value"])
        link(r.outputs[0], b.inputs["Roughness"])
    if bump:
        n = new("ShaderNodeBump")
        n.inputs["Strength"].default_value = 0.8
        n.inputs["Distance"].default_value = bump
        link(noise(bump_scale, 3), n.inputs["Height"])
        link(n.outputs[0], b.inputs["Normal"])
    if emit:
        b.inputs["Emission"].default_value = (*color, 1)
        if out is not None:
            link(out, b.inputs["Emission"])
        b.inputs["Emission Strength"].default_value = emit
        m.cycles.sample_as_light = light
    if translucent:
        t = new("ShaderNodeBsdfTranslucent")
        t.inputs[0].default_value = (*color, 1)
        if out is not None:
            link(out, t.inputs[0])
        mix = new("ShaderNodeMixShader")
        mix.inputs[0].default_value = translucent
        link(b.outputs[0], mix.inputs[1])
        link(t.outputs[0], mix.inputs[2])
        link(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return m


def weave(name, color, scale=600, depth=0.0003, rough=0.8, stripes=None, tint=False):
    """Cloth with a woven bump; stripes is (width, second colour) along x."""
    m = material(name, color, rough=rough, sheen=0.3, vary=0.12, vary_scale=30, tint=tint)
    tree, b = m.node_tree, m.node_tree.nodes["Principled BSDF"]
    coord = tree.nodes.new("ShaderNodeTexCoord")
    w = tree.nodes.new("ShaderNodeTexChecker")
    w.inputs["Scale"].default_value = scale
    tree.links.new(coord.outputs["Object"], w.inputs["Vector"])
    n = tree.nodes.new("ShaderNodeBump")
    n.inputs["Strength"].default_value = 0.6
    n.inputs["Distance"].default_value = depth
    tree.links.new(w.outputs["Fac"], n.inputs["Height"])
    tree.links.new(n.outputs[0], b.inputs["Normal"])
    if stripes:
        width, second = stripes
        split = tree.nodes.new("ShaderNodeSeparateXYZ")
        tree.links.new(coord.outputs["Object"], split.inputs[0])
        pingpong = tree.nodes.new("ShaderNodeMath")
        pingpong.operation = "PINGPONG"
        pingpong.inputs[1].default_value = width
        shift = tree.nodes.new("ShaderNodeMath")
        shift.operation = "ADD"
        shift.inputs[1].default_value = 100 * width + width / 2
        more = tree.nodes.new("ShaderNodeMath")
        more.operation = "GREATER_THAN"
        more.inputs[1].default_value = width / 2
        mix = tree.nodes.new("ShaderNodeMixRGB")
        mix.inputs[1].default_value = (*color, 1)
        mix.inputs[2].default_value = (*second, 1)
        tree.links.new(split.outputs[0], shift.inputs[0])
        tree.links.new(shift.outputs[0], pingpong.inputs[0])
        tree.links.new(pingpong.outputs[0], more.inputs[0])
        tree.links.new(more.outputs[0], mix.inputs[0])
        tree.links.new(mix.outputs[0], b.inputs["Base Color"])
    return m


# ---- meshes ----

def add(mesh, material_=None, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1), smooth=False):
    """Puts a mesh into the scene."""
    o = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.collection.objects.link(o)
    o.location, o.rotation_euler = location, rotation
    o.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    if material_ and not len(mesh.materials):
        mesh.materials.append(material_)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), dtype=bool))
    return o


def lamps(o):
    """Lamps are seen and mirrored, but light nothing: rays that hit them by chance would be white specks."""
    o.visible_diffuse = o.visible_transmission = o.visible_volume_scatter = False
    return o


def from_arrays(name, verts, faces, tint=None):
    """A mesh of (n, 3) vertices and a list of (m, 3) or (m, 4) arrays of faces; tint is (n, 3) colours."""
    faces = [np.asarray(f, dtype=np.int32) for f in (faces if isinstance(faces, list) else [faces]) if len(f)]
    m = bpy.data.meshes.new(name)
    verts = np.asarray(verts, dtype=np.float32)
    m.vertices.add(len(verts))
    m.vertices.foreach_set("co", verts.ravel())
    loops = np.concatenate([f.ravel() for f in faces])
    totals = np.concatenate([np.full(len(f), f.shape[1], dtype=np.int32) for f in faces])
    m.loops.add(len(loops))
    m.loops.foreach_set("vertex_index", loops)
    m.polygons.add(len(totals))
    m.polygons.foreach_set("loop_start", np.concatenate([[0], np.cumsum(totals)[:-1]]).astype(np.int32))
    m.polygons.foreach_set("loop_total", totals)
    if tint is not None:
        a = m.attributes.new("tint", "FLOAT_COLOR", "POINT")
        a.data.foreach_set("color", np.c_[np.asarray(tint), np.ones(len(tint))].astype(np.float32).ravel())
    m.update(calc_edges=True)
    return m


def bm_arrays(build):
    """Vertices and faces (triangles) of what `build(bm)` makes."""
    bm = bmesh.new()
    build(bm)
    bmesh.ops.triangulate(bm, faces=bm.faces[:])
    bm.verts.index_update()
    verts = np.array([v.co[:] for v in bm.verts])
    faces = np.array([[v.index for v in f.verts] for f in bm.faces])
    bm.free()
    return verts, faces


def scatter(name, verts, faces, matrices, tints=None):
    """One mesh of many copies: (k, 4, 4) matrices and (k, 3) colours."""
    matrices = np.asarray(matrices, dtype=np.float64)
    verts, faces = np.asarray(verts), np.asarray(faces)
    homogeneous = np.c_[verts, np.ones(len(verts))]
    all_verts = np.einsum("kij,nj->kni", matrices, homogeneous)[:, :, :3].reshape(-1, 3)
    offsets = np.arange(len(matrices))[:, None, None] * len(verts)
    all_faces = (faces[None] + offsets).reshape(-1, faces.shape[1])
    tint = None if tints is None else np.repeat(np.asarray(tints), len(verts), axis=0)
    return from_arrays(name, all_verts, all_faces, tint)


def place(location, turn=0.0, scale=1.0):
    """A 4 × 4 matrix: location, turn about z in radians, scale (one number or three)."""
    s = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return np.array(Matrix.Translation(location) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Diagonal((*s, 1)))


def box(location, size, material_=None, rotation=(0, 0, 0), bevel=0.0):
    """A box of the size (x, y, z) about location."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Diagonal((*size, 1)))
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=3, affect="EDGES", profile=0.5)
    m = bpy.data.meshes.new("box")
    bm.to_mesh(m)
    bm.free()
    return add(m, material_, location, rotation)


def cylinder(start_, end, radius, material_=None, segments=24, radius2=None):
    """A rod between two points."""
    a, b = Vector(start_), Vector(end)
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=segments, radius1=radius, radius2=radius2 or radius, depth=(b - a).length)
    m = bpy.data.meshes.new("rod")
    bm.to_mesh(m)
    bm.free()
    o = add(m, material_, (a + b) / 2, (b - a).to_track_quat("Z", "Y").to_euler(), smooth=True)
    m.use_auto_smooth = True
    m.auto_smooth_angle = math.radians(40)
    return o


def lathe(profile, material_=None, location=(0, 0, 0), segments=96, scale=1.0, rotation=(0, 0, 0), round_=2):
    """A turned body: profile is a list of (radius, height) from the bottom up, smoothed unless round_ is 0."""
    p = np.array(profile, dtype=float)
    if round_:
        p = _curve(p, round_ * 6)
    angles = np.linspace(0, 2 * math.pi, segments, endpoint=False)
    verts = np.stack([p[:, None, 0] * np.cos(angles), p[:, None, 0] * np.sin(angles),
                      np.repeat(p[:, 1:2], segments, axis=1)], axis=-1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(len(p) - 1), np.arange(segments), indexing="ij")
    k = (j + 1) % segments
    faces = np.stack([i * segments + j, i * segments + k, (i + 1) * segments + k, (i + 1) * segments + j], axis=-1)
    return add(from_arrays("turned", verts, faces.reshape(-1, 4)), material_, location, rotation, scale, smooth=True)


def _curve(points, n):
    """Catmull-Rom through the points, n steps each."""
    p = np.asarray(points, dtype=float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        t = np.linspace(0, 1, n, endpoint=False)[:, None]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return np.vstack(out + [p[-2:-1]])


def tube(points, radius, material_=None, closed=False, smooth_steps=8, resolution=6, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A bent rod through the points."""
    p = _curve(points, smooth_steps) if smooth_steps else np.asarray(points)
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = resolution
    data.use_fill_caps = True
    s = data.splines.new("POLY")
    s.points.add(len(p) - 1)
    s.points.foreach_set("co", np.c_[p, np.ones(len(p))].ravel())
    s.use_cyclic_u = closed
    s.use_smooth = True
    o = bpy.data.objects.new("tube", data)
    bpy.context.collection.objects.link(o)
    o.location, o.rotation_euler = location, rotation
    if material_:
        data.materials.append(material_)
    return o


def sheet(shape, nu, nv, material_=None, thickness=0.0, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A surface: shape(u, v) of arrays from 0 to 1 gives x, y, z. Used for cloth and flags."""
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing="ij")
    verts = np.stack(np.broadcast_arrays(*shape(u, v)), axis=-1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(nu - 1), np.arange(nv - 1), indexing="ij")
    a = i * nv + j
    faces = np.stack([a, a + nv, a + nv + 1, a + 1], axis=-1).reshape(-1, 4)
    o = add(from_arrays("sheet", verts, faces), material_, location, rotation, smooth=True)
    if thickness:
        s = o.modifiers.new("solid", "SOLIDIFY")
        s.thickness = thickness
    return o


def floor(material_, size=60, location=(0, 0, 0)):
    return sheet(lambda u, v: ((u - 0.5) * size, (v - 0.5) * size, 0 * u), 2, 2, material_, location=location)


def text(body, size, material_, location, rotation=(math.pi / 2, 0, 0), depth=0.0, font="/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"):
    """Centred letters. By default they stand and are read from -y."""
    data = bpy.data.curves.new("text", "FONT")
    data.body = body
    data.size = size
    data.extrude = depth
    data.align_x = data.align_y = "CENTER"
    data.font = bpy.data.fonts.load(font, check_existing=True)
    data.materials.append(material_)
    o = bpy.data.objects.new("text", data)
    bpy.context.collection.objects.link(o)
    o.location, o.rotation_euler = location, rotation
    return o


# ---- turf ----

def arc(centre, radius, start_=0, end=360, steps=48):
    """Segments of a circle for Turf lines."""
    a = [math.radians(start_ + (end - start_) * i / steps) for i in range(steps + 1)]
    p = [(centre[0] + radius * math.cos(t), centre[1] + radius * math.sin(t)) for t in a]
    return list(zip(p, p[1:]))


def pitch_lines(length=105, width=68):
    """All lines of a pitch along y about (0, 0)."""
    x, y = width / 2, length / 2
    out = [((-x, -y), (x, -y)), ((x, -y), (x, y)), ((x, y), (-x, y)), ((-x, y), (-x, -y)), ((-x, 0), (x, 0))]
    out += arc((0, 0), 9.15) + arc((0, 0), 0.12, steps=8)
    for s in (-1, 1):
        out += [((-20.16, s * y), (-20.16, s * (y - 16.5))), ((20.16, s * y), (20.16, s * (y - 16.5))),
                ((-20.16, s * (y - 16.5)), (20.16, s * (y - 16.5))), ((-9.16, s * y), (-9.16, s * (y - 5.5))),
                ((9.16, s * y), (9.16, s * (y - 5.5))), ((-9.16, s * (y - 5.5)), (9.16, s * (y - 5.5)))]
        out += arc((0, s * (y - 11)), 0.1, steps=8)
        out += arc((0, s * (y - 11)), 9.15, -s * 90 - 53, -s * 90 + 53)
    return out


class Turf:
    """Grass: a textured plane everywhere and blades near a point; painted lines are drawn on both."""

    def __init__(self, lines=(), line_width=0.12, color=(0.045, 0.13, 0.02), stripes=5.5, stripe_axis=1, stripe_depth=0.25,
                 wet=0.0, size=160, worn=0.0, discs=(), bump=0.03):
        self.lines, self.line_width, self.color = list(lines), line_width, np.array(color)
        self.stripes, self.stripe_axis, self.stripe_depth, self.wet = stripes, stripe_axis, stripe_depth, wet
        self.size, self.worn, self.discs, self.bump = size, worn, list(discs), bump

    def paint(self, x, y, spread=0.015):
        """1 where a point is on a line or a disc (x, y, radius)."""
        jitter = np.random.normal(0, spread, len(x))
        on = np.zeros(len(x), dtype=bool)
        for (x0, y0), (x1, y1) in self.lines:
            dx, dy = x1 - x0, y1 - y0
            t = np.clip(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy), 0, 1)
            on |= np.hypot(x - x0 - t * dx, y - y0 - t * dy) < self.line_width / 2 + jitter
        for cx, cy, r in self.discs:
            on |= np.hypot(x - cx, y - cy) < r + jitter
        return on

    def stripe(self, x, y):
        at = (y if self.stripe_axis else x) / self.stripes
        return np.where(np.floor(at) % 2 == 0, 1.0, 1 - self.stripe_depth)

    def ground(self):
        """The plane, with mown stripes, and the lines as strips just above it."""
        m = material("turf", tuple(self.color * 0.9), rough=0.9, vary=0.45 if self.bump else 0.25, vary_scale=3 if self.bump else 0.6, bump=self.bump, bump_scale=30, specular=0.15)
        tree, b = m.node_tree, m.node_tree.nodes["Principled BSDF"]
        geometry = tree.nodes.new("ShaderNodeNewGeometry")
        split = tree.nodes.new("ShaderNodeSeparateXYZ")
        tree.links.new(geometry.outputs["Position"], split.inputs[0])
        at = tree.nodes.new("ShaderNodeMath")
        at.operation = "MODULO"
        at.inputs[1].default_value = 2 * self.stripes
        shift = tree.nodes.new("ShaderNodeMath")
        shift.inputs[1].default_value = 200 * self.stripes
        tree.links.new(split.outputs[self.stripe_axis], shift.inputs[0])
        tree.links.new(shift.outputs[0], at.inputs[0])
        more = tree.nodes.new("ShaderNodeMath")
        more.operation = "GREATER_THAN"
        more.inputs[1].default_value = self.stripes
        tree.links.new(at.outputs[0], more.inputs[0])
        mix = tree.nodes.new("ShaderNodeMixRGB")
        mix.blend_type = "MULTIPLY"
        dark = 1 - self.stripe_depth
        mix.inputs[2].default_value = (dark, dark, dark, 1)
        tree.links.new(more.outputs[0], mix.inputs[0])
        tree.links.new(b.inputs["Base Color"].links[0].from_socket, mix.inputs[1])
        tree.links.new(mix.outputs[0], b.inputs["Base Color"])
        floor(m, self.size)
        white = material("chalk", (0.62, 0.66, 0.6), rough=0.9, vary=0.35, vary_scale=25)
        verts, faces = [], []
        for (x0, y0), (x1, y1) in self.lines:
            d = Vector((x1 - x0, y1 - y0)).normalized() * self.line_width / 2
            n = Vector((-d.y, d.x))
            k = len(verts)
            for px, py, s in ((x0, y0, 1), (x0, y0, -1), (x1, y1, -1), (x1, y1, 1)):
                e = (-d if (px, py) == (x0, y0) else d) * (math.hypot(x1 - x0, y1 - y0) > 2)  # Not where an arc goes on.
                verts.append((px + n.x * s + e.x, py + n.y * s + e.y, 0.006))
            faces.append((k, k + 1, k + 2, k + 3))
        if verts:
            add(from_arrays("lines", verts, np.array(faces)), white)

    def blades(self, near, radius, count=60000, height=0.032, width=0.0022, avoid=(), fan=None, grow=1.0, messy=1.0):
        """Blades about the point near, thinner with distance. avoid holds (x, y, r) without blades; fan is (direction,
        half angle) in degrees and keeps to the camera's view, direction 90 is +y. grow makes far blades larger."""
        if fan:
            angle = np.radians(fan[0] + np.random.uniform(-fan[1], fan[1], count))
        else:
            angle = np.random.uniform(0, 2 * math.pi, count)
        distance = radius * np.random.uniform(0, 1, count) ** (0.62 if not fan else 0.75)
        x, y = near[0] + distance * np.cos(angle), near[1] + distance * np.sin(angle)
        keep = np.ones(count, dtype=bool)
        for ax, ay, r in avoid:
            keep &= np.hypot(x - ax, y - ay) > r
        if self.worn:
            wear = np.sin(x * 5.1 + np.sin(y * 4.3) * 2) + np.sin(y * 7.7 + np.sin(x * 3.9) * 2) + np.random.normal(0, 0.6, count)
            keep &= wear > self.worn * 3 - 2.4
        x, y, distance = x[keep], y[keep], distance[keep]
        n = len(x)
        far = 1 + grow * distance / radius
        h = height * np.random.uniform(0.55, 1.25, n) * np.sqrt(far)
        w = width * np.random.uniform(0.7, 1.3, n) * far
        turn = np.random.uniform(0, 2 * math.pi, n)
        lean = np.random.normal(0, 0.45 * messy, n) * h
        lean_to = np.random.uniform(0, 2 * math.pi, n)
        dx, dy = np.cos(turn) * w / 2, np.sin(turn) * w / 2
        lx, ly = np.cos(lean_to) * lean, np.sin(lean_to) * lean
        z = np.zeros(n)
        verts = np.stack([np.c_[x - dx, y - dy, z], np.c_[x + dx, y + dy, z],
                          np.c_[x + dx * 0.8 + lx * 0.35, y + dy * 0.8 + ly * 0.35, h * 0.55],
                          np.c_[x - dx * 0.8 + lx * 0.35, y - dy * 0.8 + ly * 0.35, h * 0.55],
                          np.c_[x + lx, y + ly, h * 0.95]], axis=1).reshape(-1, 3)
        k = np.arange(n)[:, None] * 5
        color = self.color * np.random.uniform(0.6, 1.5, (n, 1)) * self.stripe(x, y)[:, None]
        color[:, 0] *= np.random.uniform(0.8, 1.6, n)
        dry = np.random.uniform(0, 1, n) < 0.06
        color[dry] = np.array([0.26, 0.22, 0.07]) * np.random.uniform(0.5, 1.1, (dry.sum(), 1))
        if self.lines or self.discs:
            on = self.paint(x, y) & (np.random.uniform(0, 1, n) < 0.93)
            color[on] = np.array([0.72, 0.76, 0.7]) * np.random.uniform(0.7, 1.1, (on.sum(), 1))
        tip = np.repeat(color, 5, axis=0)
        tip[0::5] *= 0.35
        tip[1::5] *= 0.35
        mesh = from_arrays("blades", verts, [k + [0, 1, 2, 3], k + [3, 2, 4]], tip)
        m = material("blade", (1, 1, 1), rough=0.5 - 0.3 * self.wet, tint=True, translucent=0.25, specular=0.3 + 0.5 * self.wet)
        return add(mesh, m, smooth=True)

    def build(self, near, radius, count=60000, **more):
        self.ground()
        self.blades(near, radius, count, **more)


# ---- lamps that show something ----

DOTS = {
    "0": "01110 10001 10011 10101 11001 10001 01110", "1": "00100 01100 00100 00100 00100 00100 01110",
    "2": "01110 10001 00001 00010 00100 01000 11111", "3": "11110 00001 00001 01110 00001 00001 11110",
    "4": "00010 00110 01010 10010 11111 00010 00010", "5": "11111 10000 11110 00001 00001 10001 01110",
    "6": "00110 01000 10000 11110 10001 10001 01110", "7": "11111 00001 00010 00100 01000 01000 01000",
    "8": "01110 10001 10001 01110 10001 10001 01110", "9": "01110 10001 10001 01111 00001 00010 01100",
    ":": "0 0 1 0 1 0 0", "+": "00000 00100 00100 11111 00100 00100 00000", "'": "1 1 0 0 0 0 0", " ": "0 0 0 0 0 0 0",
}


def dots(body, location, pitch, color, strength=12, off=(0.02, 0.02, 0.02), split=1, depth=1.0, radius=0.36):
    """Numbers of lamps on a board that is read from -y; split > 1 draws each point by split × split lamps."""
    on, dark, x = [], [], 0
    for c in body:
        grid = DOTS[c].split()
        for row, line in enumerate(grid):
            for col, bit in enumerate(line):
                for i in range(split):
                    for j in range(split):
                        at = (x + col + (i + 0.5) / split, 0, 6 - row + (j + 0.5) / split)
                        (on if bit == "1" else dark).append(at)
        x += len(grid[0]) + 1
    verts, faces = bm_arrays(lambda bm: bmesh.ops.create_icosphere(bm, subdivisions=2, radius=radius / split * pitch))
    def at(p):
        return place((location[0] + (p[0] - (x - 1) / 2) * pitch, location[1], location[2] + (p[2] - 3.5) * pitch), 0, (1, 0.5, 1))
    lamps(add(scatter("on", verts, faces, [at(p) for p in on]), material(f"led {color} {strength}", color, emit=strength)))
    if dark and off:
        add(scatter("off", verts, faces, [at(p) for p in dark]), material(f"led off {off}", off, rough=0.3))


# ---- football ----

def ball(location, radius=0.11, rotation=(0.4, 0.3, 0.8), white=(0.78, 0.78, 0.75), dark=(0.015, 0.015, 0.02), worn=0.25,
         detail=5, rough=0.38, bump=0.0006, seam=0.03):
    """A football of 32 panels with sunk seams."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1)
    bmesh.ops.bevel(bm, geom=bm.verts[:], offset=100 / 3, offset_type="PERCENT", segments=1, affect="VERTICES")
    bm.verts.ensure_lookup_table()
    edges = np.array([[e.verts[0].co.normalized()[:], e.verts[1].co.normalized()[:]] for e in bm.edges])
    for f in bm.faces:
        f.material_index = 1 if len(f.verts) == 5 else 0
    bmesh.ops.poke(bm, faces=bm.faces[:])
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=2 ** (detail - 1) - 1, use_grid_fill=True)
    m = bpy.data.meshes.new("ball")
    bm.to_mesh(m)
    bm.free()
    v = np.empty(len(m.vertices) * 3, dtype=np.float32)
    m.vertices.foreach_get("co", v)
    v = v.reshape(-1, 3).astype(float)
    v /= np.linalg.norm(v, axis=1, keepdims=True)
    nearest = np.full(len(v), 9.0)
    for a, b in edges:
        d = b - a
        t = np.clip((v - a) @ d / (d @ d), 0, 1)
        nearest = np.minimum(nearest, np.linalg.norm(v - a - t[:, None] * d, axis=1))
    puff = 1 - 0.022 * np.exp(-(nearest / seam) ** 2) - 0.006 * np.exp(-(nearest / (seam * 3.5)) ** 2)
    m.vertices.foreach_set("co", (v * puff[:, None] * radius).astype(np.float32).ravel())
    shade = 1 - 0.75 * np.exp(-(nearest / (seam * 0.55)) ** 2)
    a = m.attributes.new("tint", "FLOAT_COLOR", "POINT")
    a.data.foreach_set("color", np.c_[np.repeat(shade[:, None], 3, axis=1), np.ones(len(v))].astype(np.float32).ravel())
    for key, color in (("w", white), ("d", dark)):
        m.materials.append(material(f"ball {key} {color} {worn}", color, rough=rough, bump=bump, bump_scale=110 / radius * 0.11 * 6,
                                    vary=worn, vary_scale=14 * 0.11 / radius, rough_vary=0.12, tint=True))
    return add(m, location=location, rotation=rotation, smooth=True)


def net(shape, nu, nv, material_, radius=0.0018, steps=3):
    """Cords of a net on the surface shape(u, v)."""
    data = bpy.data.curves.new("net", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = 1
    data.materials.append(material_)

    def cord(u, v):
        p = np.stack(np.broadcast_arrays(*shape(u, v)), axis=-1)
        s = data.splines.new("POLY")
        s.points.add(len(p) - 1)
        s.points.foreach_set("co", np.c_[p, np.ones(len(p))].ravel())

    for i in range(nu + 1):
        v = np.linspace(0, 1, nv * steps + 1)
        cord(np.full_like(v, i / nu), v)
    for j in range(nv + 1):
        u = np.linspace(0, 1, nu * steps + 1)
        cord(u, np.full_like(u, j / nv))
    o = bpy.data.objects.new("net", data)
    bpy.context.collection.objects.link(o)
    return o


def goal(y=0.0, facing=-1, x=0.0, width=7.32, height=2.44, depth=2.0, cord=(0.75, 0.75, 0.75), mesh=0.12, push=None, radius=0.0018,
         post=(0.85, 0.85, 0.85), sag=0.12, sides=True):
    """A goal on the line y whose mouth looks to facing (-1: to -y). push is (x, z, depth, size): where a ball bulges the net."""
    paint = material("post", post, rough=0.25, coat=0.5, vary=0.06, vary_scale=4, bump=0.0005, bump_scale=40)
    string = material("cord", cord, rough=0.8)
    back = -facing
    r = 0.06
    for s in (-1, 1):
        cylinder((x + s * (width / 2 + r), y, 0), (x + s * (width / 2 + r), y, height + r), r, paint)
    cylinder((x - width / 2 - 2 * r, y, height + r), (x + width / 2 + 2 * r, y, height + r), r, paint)
    iron = material("iron", (0.25, 0.26, 0.28), rough=0.4, metal=0.6)
    for s in (-1, 1):
        tube([(x + s * (width / 2 + r), y, height), (x + s * (width / 2 + r), y + back * 0.9, height)], 0.018, iron, smooth_steps=0)

    def surface(u, v):
        """v runs from the bar over the roof and down the back."""
        roof = 0.9
        length = roof + math.hypot(height, depth - roof)
        s = v * length
        yy = np.where(s < roof, s, roof + (s - roof) / (length - roof) * (depth - roof))
        zz = np.where(s < roof, height, height * (1 - (s - roof) / (length - roof)))
        hang = sag * np.sin(math.pi * np.clip(v, 0, 1)) * (0.6 + 0.4 * np.sin(u * width * 2.1) ** 2)
        px = x + (u - 0.5) * width
        yy = yy + hang * 0.8
        zz = np.maximum(zz - hang * np.where(s < roof, 1, 0.2), 0.01)
        if push:
            bulge = push[2] * np.exp(-(((px - push[0]) ** 2 + (zz - push[1]) ** 2) / push[3] ** 2))
            yy = yy + bulge
        return px, y + back * yy, zz

    net(surface, int(width / mesh), int((0.9 + height) / mesh), string, radius)
    if sides:
        for s in (-1, 1):
            def side(u, v, s=s):
                top = 0.9 * u
                bottom = depth * u
                return (x + s * width / 2 + 0 * u, y + back * (bottom + (top - bottom) * v + 0.05 * np.sin(v * 3.14)), height * v)
            net(side, int(depth / mesh), int(height / mesh), string, radius)


def mast(location, height=32, facing=(0, 0, 0), cols=6, rows=5, strength=60, pitch=0.75, color=(1, 0.96, 0.88), light=0, lamp=0.28):
    """A floodlight mast. light is the energy of a real spot lamp."""
    x, y, z = location
    steel = material("mast", (0.18, 0.19, 0.2), rough=0.5, metal=0.7)
    cylinder((x, y, z), (x, y, z + height), 0.35, steel, radius2=0.2)
    turn = math.atan2(facing[1] - y, facing[0] - x) - math.pi / 2
    frame = place((x, y, z + height), turn)
    verts, faces = bm_arrays(lambda bm: bmesh.ops.create_circle(bm, cap_ends=True, segments=20, radius=lamp,
                                                               matrix=Matrix.Rotation(-math.pi / 2, 4, "X")))
    matrices = [frame @ place(((i - (cols - 1) / 2) * pitch, 0.3, (j + 0.5) * pitch)) for i in range(cols) for j in range(rows)]
    lamps(add(scatter("lamps", verts, faces, matrices), material(f"lamp {color} {strength}", color, emit=strength)))
    panel, faces = bm_arrays(lambda bm: bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Diagonal((cols * pitch, 0.3, rows * pitch, 1))))
    add(scatter("panel", panel, faces, [frame @ place((0, 0, rows * pitch / 2))]), steel)
    if light:
        spot((x, y, z + height + rows * pitch / 2), facing, light, angle=70, size=1.5, color=color)


def _person():
    """A far spectator of few faces: trunk and head."""
    def build(bm):
        bmesh.ops.create_cone(bm, cap_ends=True, segments=8, radius1=0.2, radius2=0.23, depth=0.5,
                              matrix=Matrix.Translation((0, 0, 0.3)) @ Matrix.Diagonal((1, 0.6, 1, 1)))
        bmesh.ops.create_cone(bm, cap_ends=True, segments=8, radius1=0.23, radius2=0.08, depth=0.1,
                              matrix=Matrix.Translation((0, 0, 0.6)) @ Matrix.Diagonal((1, 0.6, 1, 1)))
    def head(bm):
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.115, matrix=Matrix.Translation((0, 0, 0.77)) @ Matrix.Diagonal((0.85, 1, 1.1, 1)))
    def arms(bm):
        for s in (-1, 1):
            bmesh.ops.create_cone(bm, cap_ends=True, segments=6, radius1=0.06, radius2=0.045, depth=0.55,
                                  matrix=Matrix.Translation((s * 0.27, -0.02, 0.8)) @ Matrix.Rotation(s * 0.25, 4, "Y"))
    return bm_arrays(build), bm_arrays(head), bm_arrays(arms)


SKIN = [(0.45, 0.27, 0.18), (0.36, 0.2, 0.13), (0.52, 0.33, 0.23), (0.08, 0.05, 0.04), (0.05, 0.04, 0.03)]
CLOTHES = [(0.03, 0.03, 0.04), (0.06, 0.07, 0.1), (0.3, 0.3, 0.32), (0.02, 0.03, 0.08), (0.25, 0.05, 0.05), (0.5, 0.48, 0.44), (0.1, 0.08, 0.06)]


def stand(origin, length=60, rows=18, turn=0.0, crowd=0.0, colors=None, seat=(0.05, 0.09, 0.3), first=1.2, tread=0.8, rise=0.45,
          roof=True, raised=0.15, seats=True, wall=(0.08, 0.09, 0.11), roof_light=0.0, aisle=10, concrete_color=(0.25, 0.25, 0.24)):
    """A stand that looks along -y (turned about z by turn), its front row at origin. crowd is the share of taken seats;
    colors(across, row) gives the colour of a spectator's clothes, seat may be such a function of seats too."""
    frame = np.array(Matrix.Translation(origin) @ Matrix.Rotation(turn, 4, "Z"))
    concrete = material(f"concrete {concrete_color}", concrete_color, rough=0.9, vary=0.35, vary_scale=1.5, bump=0.004, bump_scale=40)
    cube, faces = bm_arrays(lambda bm: bmesh.ops.create_cube(bm, size=1))
    steps = [frame @ place((0, r * tread + tread / 2, (first + r * rise) / 2), 0, (length, tread, first + r * rise)) for r in range(rows)]
    add(scatter("steps", cube, faces, steps), concrete)
    add(scatter("wall", cube, faces, [frame @ place((0, -0.15, first / 2 + 0.35), 0, (length, 0.2, first + 0.7))]), material(f"wall {wall}", wall, rough=0.7))

    def seat_mesh(bm):
        bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Translation((0, 0.17, 0.48)) @ Matrix.Rotation(-0.15, 4, "X") @ Matrix.Diagonal((0.43, 0.04, 0.36, 1)))
        bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Translation((0, -0.02, 0.3)) @ Matrix.Diagonal((0.43, 0.38, 0.05, 1)))
        bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Translation((0, 0.12, 0.14)) @ Matrix.Diagonal((0.08, 0.08, 0.3, 1)))

    places, seat_colors, people, shirts = [], [], [], []
    n = int(length / 0.52)
    for r in range(rows):
        for i in range(n):
            across = (i - n / 2) * 0.52
            if aisle and abs((across + 0.26 + aisle / 2) % aisle - aisle / 2) < 0.55:
                continue
            at = (across, r * tread + 0.5, first + r * rise)
            if seats and (crowd < 0.95):
                places.append(frame @ place(at))
                c = seat(across, r) if callable(seat) else seat
                seat_colors.append(np.array(c) * random.uniform(0.8, 1.15))
            if random.random() < crowd:
                lift = random.choice((0.25, 0.42, 0.7))
                people.append(frame @ place((at[0] + random.uniform(-0.1, 0.1), at[1] - 0.1 + random.uniform(-0.1, 0.1), at[2] + lift - 0.05), random.uniform(-0.5, 0.5), random.uniform(0.9, 1.08)))
                shirts.append(np.array(colors(across, r) if colors else random.choice(CLOTHES)) * random.uniform(0.7, 1.2))
    if places:
        verts, faces_ = bm_arrays(seat_mesh)
        add(scatter("seats", verts, faces_, places, seat_colors), material("plastic seat", (1, 1, 1), rough=0.35, tint=True))
    if people:
        cloth = material("clothes", (1, 1, 1), rough=0.9, tint=True)
        (bv, bf), (hv, hf), (av, af) = _person()
        people = np.array(people)
        add(scatter("bodies", bv, bf, people, shirts), cloth, smooth=True)
        add(scatter("heads", hv, hf, people, [random.choice(SKIN) for _ in people]), cloth, smooth=True)
        up = np.random.uniform(0, 1, len(people)) < raised
        if up.any():
            add(scatter("arms", av, af, people[up], np.array(shirts)[up]), cloth, smooth=True)
    if roof:
        top = first + rows * rise
        deep = rows * tread
        steel = material("roof", (0.06, 0.065, 0.07), rough=0.5, metal=0.4)
        add(scatter("roof", cube, faces, [frame @ place((0, deep * 0.52, top + 4.2), 0, (length, deep * 1.05, 0.35)),
                                          frame @ place((0, deep + 0.3, (top + 4.2) / 2), 0, (length, 0.4, top + 4.2))]), steel)
        if roof_light:
            count = int(length / 4)
            tubes = [frame @ place(((i - count / 2 + 0.5) * 4, 0.15, top + 3.9), 0, (1.6, 0.25, 0.2)) for i in range(count)]
            lamps(add(scatter("roof lamps", cube, faces, tubes), material(f"roof lamp {roof_light}", (1, 0.97, 0.9), emit=roof_light)))


def hills(distance=300, height=25, color=(0.03, 0.05, 0.04), seed=3, turn=0.0, width=900):
    """A far line of hills towards +y."""
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6, 6)
    def shape(u, v):
        x = (u - 0.5) * width
        top = sum(np.sin(x / width * f + p) / (i + 1.2) for i, (f, p) in enumerate(zip((7, 13, 29, 53, 97, 171), phase)))
        return x, distance + 30 * v + 0 * u, v * height * (1 + 0.45 * top)
    return sheet(shape, 300, 6, material(f"hills {color}", color, rough=1, vary=0.4, vary_scale=0.05, specular=0), rotation=(0, 0, turn))


def bokeh(count, x, y, z, radius=(0.02, 0.05), colors=((1, 0.8, 0.5),), strength=8):
    """Small lamps in a box of ranges; out of focus they become discs."""
    verts, faces = bm_arrays(lambda bm: bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1))
    matrices = [place((random.uniform(*x), random.uniform(*y), random.uniform(*z)), 0, random.uniform(*radius)) for _ in range(count)]
    tints = [np.array(random.choice(colors)) * random.uniform(0.4, 1.2) for _ in range(count)]
    lamps(add(scatter("bokeh", verts, faces, matrices, tints), material(f"bokeh {strength}", (1, 1, 1), emit=strength, tint=True)))


def player(at, shirt, shorts=(0.6, 0.6, 0.6), turn=0.0, stride=0.25):
    """A far player, a few pixels high."""
    cloth = material("clothes", (1, 1, 1), rough=0.9, tint=True)
    (bv, bf), (hv, hf), _ = _person()
    x, y = at
    frame = place((x, y, 0.82), turn)
    add(scatter("body", bv, bf, [frame @ place((0, 0, 0.1))], [shirt]), cloth, smooth=True)
    add(scatter("head", hv, hf, [frame @ place((0, 0, 0.1))], [random.choice(SKIN)]), cloth, smooth=True)
    c, s = math.cos(turn), math.sin(turn)
    for k in (-1, 1):
        foot = (x - s * k * stride + c * k * 0.12, y + c * k * stride + s * k * 0.12, 0.03)
        cylinder((x + c * k * 0.1, y + s * k * 0.1, 0.95), foot, 0.09, material(f"leg {shorts}", shorts, rough=0.9), 8, 0.05)


# ---- cloth ----

DIGITS = {
    "0": [(0, 0, 1, 0), (1, 0, 1, 2), (1, 2, 0, 2), (0, 2, 0, 0)], "1": [(0.6, 0, 0.6, 2), (0.2, 0.35, 0.6, 0)],
    "2": [(0, 0, 1, 0), (1, 0, 1, 1), (1, 1, 0, 1), (0, 1, 0, 2), (0, 2, 1, 2)], "3": [(0, 0, 1, 0), (1, 0, 1, 2), (0.2, 1, 1, 1), (0, 2, 1, 2)],
    "4": [(0, 0, 0, 1), (0, 1, 1, 1), (1, 0, 1, 2)], "5": [(1, 0, 0, 0), (0, 0, 0, 1), (0, 1, 1, 1), (1, 1, 1, 2), (1, 2, 0, 2)],
    "7": [(0, 0, 1, 0), (1, 0, 0.4, 2)], "8": [(0, 0, 1, 0), (1, 0, 1, 2), (1, 2, 0, 2), (0, 2, 0, 0), (0, 1, 1, 1)],
    "9": [(1, 1, 0, 1), (0, 1, 0, 0), (0, 0, 1, 0), (1, 0, 1, 2), (1, 2, 0, 2)],
}


def in_number(body, x, z, height, thick=0.19):
    """True where a point is on the block figures centred at (0, 0)."""
    k = height / 2
    step = 1.32
    on = np.zeros(x.shape, dtype=bool)
    for i, c in enumerate(body):
        left = (i - (len(body) - 1) / 2) * step - 0.5
        for x0, y0, x1, y1 in DIGITS[c]:
            ax, az, bx, bz = (x0 + left) * k, (1 - y0) * k, (x1 + left) * k, (1 - y1) * k
            dx, dz = bx - ax, bz - az
            t = np.clip(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz), 0, 1)
            on |= np.maximum(np.abs(x - ax - t * dx), np.abs(z - az - t * dz)) < thick * k
    return on


def jersey(location, color, trim=(0.8, 0.8, 0.8), turn=0.0, number=None, number_color=None, stripes=None, seed=1, hanger=True, rotation=None):
    """A football shirt that hangs from its shoulders at location and is seen from -y. stripes is (width, colour)."""
    rng = np.random.default_rng(seed)
    cloth = weave("jersey", (1, 1, 1), scale=900, depth=0.0004, rough=0.65, tint=True)
    phase = rng.uniform(0, 6, 8)
    holder = bpy.data.objects.new("jersey", None)
    bpy.context.collection.objects.link(holder)
    holder.location, holder.rotation_euler = location, rotation or (0, 0, turn)
    color, trim = np.array(color), np.array(trim)

    def part(shape, nu, nv, paint):
        o = sheet(shape, nu, nv, cloth)
        v = np.empty(len(o.data.vertices) * 3, dtype=np.float32)
        o.data.vertices.foreach_get("co", v)
        u_, v_ = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing="ij")
        tint = paint(v.reshape(-1, 3), u_.ravel(), v_.ravel())
        a = o.data.attributes.new("tint", "FLOAT_COLOR", "POINT")
        a.data.foreach_set("color", np.c_[tint, np.ones(len(tint))].astype(np.float32).ravel())
        o.parent = holder
        return o

    vs = [0, 0.05, 0.12, 0.3, 0.6, 1]

    def body(u, v):
        a = 2 * math.pi * u
        half = np.interp(v, vs, [0.085, 0.16, 0.215, 0.238, 0.242, 0.255])
        z = np.interp(v, vs, [0, -0.025, -0.065, -0.23, -0.46, -0.74])
        deep = np.interp(v, vs, [0.045, 0.04, 0.04, 0.055, 0.06, 0.075])
        fold = np.interp(v, [0, 0.15, 0.5, 1], [0.1, 0.3, 0.8, 1.3])
        front = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.8
        x = half * np.cos(a)
        wave = 0.011 * np.sin(x * 34 + phase[0] + 2.2 * v) + 0.008 * np.sin(x * 61 - 3 * v + phase[1]) + 0.007 * np.sin(x * 17 + v * 7 + phase[2])
        drape = 0.012 * np.sin(v * 16 - np.abs(x) * 30 + phase[3]) * np.clip(1 - v * 1.6, 0, 1)
        dip = np.where(v < 0.06, 0.02 * (front < 0) * (1 - v / 0.06), 0)
        return x, deep * front + (wave * fold + drape) * np.abs(np.sin(a)) ** 0.5, z - dip

    def paint_body(p, u, v):
        c = np.repeat(color[None], len(p), axis=0)
        if stripes:
            c[np.floor(p[:, 0] / stripes[0] + 100.5) % 2 == 0] = stripes[1]
        if number:
            c[(p[:, 1] < 0.02) & in_number(number, p[:, 0], p[:, 2] + 0.32, 0.22)] = number_color if number_color is not None else trim
        c[(v > 0.985) | (v < 0.012)] = trim
        return c

    part(body, 900 if stripes else 420, 320, paint_body)
    for s in (-1, 1):
        def sleeve(u, v, s=s):
            a = 2 * math.pi * u
            cx, cz = 0.17 + 0.2 * v, -0.1 - 0.21 * v
            r = 0.085 - 0.012 * v
            x = s * (cx + r * np.cos(a) * 0.72)
            z = cz + r * np.cos(a) * 0.75 * 0.9
            y = 0.042 * np.sin(a) * (1 + 0.2 * v) + 0.006 * np.sin(v * 22 + phase[4] + np.cos(a) * 3) + 0.005 * np.sin(v * 9 + a * 2 + phase[5])
            return x, y, z
        def paint_sleeve(p, u, v):
            c = np.repeat(color[None], len(p), axis=0)
            if stripes:
                c[np.floor(p[:, 0] / stripes[0] + 100.5) % 2 == 0] = stripes[1]
            c[v > 0.93] = trim
            return c
        part(sleeve, 100, 100, paint_sleeve)
    if hanger:
        wood = material("hanger", (0.3, 0.16, 0.07), rough=0.35, vary=0.3, vary_scale=20, coat=0.3)
        steel = material("hanger hook", (0.6, 0.6, 0.6), rough=0.2, metal=1)
        for o in (tube([(-0.2, 0, -0.06), (-0.1, 0, -0.012), (0, 0, 0.012), (0.1, 0, -0.012), (0.2, 0, -0.06)], 0.011, wood),
                  tube([(0, 0, 0.01), (0, 0, 0.07), (0.02, 0, 0.095), (0, 0, 0.125), (-0.025, 0, 0.105)], 0.003, steel)):
            o.parent = holder
    return holder
