"""Renders scenes:  blender -b -noaudio --python scripts/pictures/render.py -- [--preview | --check] [--percent N] [--samples N] [--out FOLDER] NAME…

NAME is `folder/name`, the end of one, or `all`. Writes NAME.png, and without --preview NAME.webp of at most 190 KB.
--percent and --samples make it smaller and quicker; the WebP is enlarged.
--check only builds the scenes.
"""
import importlib
import os
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import cv2  # noqa: E402
import numpy as np  # noqa: E402

import finish  # noqa: E402
import parts  # noqa: E402

NOT_SCENES = {"parts", "render", "finish", "denoise"}
MAX_BYTES = 190_000


def load_scenes():
    for file in sorted(os.listdir(HERE)):
        if file.endswith(".py") and file[:-3] not in NOT_SCENES:
            importlib.import_module(file[:-3])


def read_pass(path, channels=3):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * image.channels, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    pixels = pixels.reshape(height, width, -1)[::-1]
    return pixels[..., :channels]


def render_passes(folder):
    """The linear picture with albedo, normal and mist, as arrays from the top row."""
    s = bpy.context.scene
    s.use_nodes = True
    tree = s.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.file_slots.clear()
    names = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "mist": "Mist"}
    for slot, socket in names.items():
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], out.inputs[slot])
    bpy.ops.render.render()
    paths = {slot: os.path.join(folder, f"{slot}{s.frame_current:04d}.exr") for slot in names}
    passes = [read_pass(paths["color"]), read_pass(paths["albedo"]), read_pass(paths["normal"]), read_pass(paths["mist"])[..., 0]]
    for path in paths.values():
        os.remove(path)
    return passes


def save(pixels, path):
    """Applies the tone curve of the scene and writes a PNG."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("result", width, height, float_buffer=True)
    image.pixels.foreach_set(np.dstack([pixels, np.ones((height, width))])[::-1].astype(np.float32).ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    image.save_render(path)
    bpy.data.images.remove(image)


def save_webp(png, path):
    picture = cv2.imread(png)
    if picture.shape[1] != parts.WIDTH:
        picture = cv2.resize(picture, (parts.WIDTH, parts.HEIGHT), interpolation=cv2.INTER_LANCZOS4)
        picture = cv2.addWeighted(picture, 1.35, cv2.GaussianBlur(picture, (0, 0), 1.6), -0.35, 0)
    for quality in range(88, 50, -4):
        cv2.imwrite(path, picture, [cv2.IMWRITE_WEBP_QUALITY, quality])
        if os.path.getsize(path) <= MAX_BYTES:
            return


def main():
    options = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    preview = "--preview" in options
    def value(option, default):
        return options[options.index(option) + 1] if option in options else default
    out = os.path.abspath(value("--out", "pictures"))
    names = [o for i, o in enumerate(options) if not o.startswith("--") and options[i - 1] not in ("--out", "--percent", "--samples")]
    load_scenes()
    chosen = parts.SCENES if "all" in names else [n for o in names for n in parts.SCENES if o in (n, n.split("/")[1])]
    for name in chosen:
        begin = time.time()
        try:
            parts.SCENES[name]()
        except Exception:
            traceback.print_exc()
            continue
        s = bpy.context.scene
        if "--check" in options:
            print(f"BUILT {name} {time.time() - begin:.0f} s", flush=True)
            continue
        if preview:
            s.render.resolution_percentage = 25
            s.cycles.samples = 8
        else:
            s.render.resolution_percentage = int(value("--percent", 100))
            s.cycles.samples = int(value("--samples", s.cycles.samples))
        target = os.path.join(out, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        folder = f"{target}.passes"
        os.makedirs(folder, exist_ok=True)
        save(finish.process(*render_passes(folder), s), f"{target}.png")
        os.rmdir(folder)
        if not preview:
            save_webp(f"{target}.png", f"{target}.webp")
        print(f"RENDERED {name} {time.time() - begin:.0f} s", flush=True)


main()
