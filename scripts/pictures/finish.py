"""What is done to a rendered picture before the tone curve: denoising, haze by distance, glow of lamps, vignette, grain."""
import cv2
import numpy as np

try:
    from denoise import denoise
except ImportError:
    denoise = None


def process(color, albedo, normal, mist, scene):
    """Linear (h, w, 3) float arrays, mist (h, w) from 0 to 1; returns the linear picture."""
    color = np.nan_to_num(np.maximum(color, 0), nan=0, posinf=100)
    if denoise:
        color = denoise(color, albedo, normal)
    haze = np.array(scene["haze"])
    if haze[3]:
        amount = (mist * haze[3])[..., None]
        color = color * (1 - amount) + haze[:3] * amount
    height, width = color.shape[:2]
    if scene["bloom"]:
        bright = np.maximum(color - scene["bloom_at"], 0)
        bright = np.minimum(bright, 40).astype(np.float32)
        glow = sum(cv2.GaussianBlur(bright, (0, 0), width * s) * k for s, k in ((0.003, 0.5), (0.012, 0.3), (0.05, 0.25)))
        color = color + glow * scene["bloom"]
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    color = color * (1 - scene["vignette"] * np.clip((x * x + y * y) / 2, 0, 1) ** 1.3)[..., None]
    grain = cv2.GaussianBlur(np.random.default_rng(1).normal(0, 1, (height, width)).astype(np.float32), (0, 0), 0.7)
    return np.maximum(color * (1 + grain * scene["grain"] * 1.6)[..., None], 0)
