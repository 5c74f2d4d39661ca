"""Pictures of grounds: pitch, goals, stands, lights."""
from parts import *  # noqa: F403


@scene("stadium/centre-spot-dusk")
def centre_spot_dusk():
    start(samples=24)
    gradient([(-1, (0.02, 0.03, 0.02)), (0, (0.9, 0.32, 0.1)), (0.12, (0.5, 0.28, 0.3)), (0.5, (0.1, 0.14, 0.35)), (1, (0.03, 0.05, 0.16))], 0.5)
    sun((-0.5, -1, -0.16), 2.2, (1, 0.55, 0.28), 1.5)
    turf = Turf(lines=[((-40, 0), (40, 0))] + arc((0, 0), 9.15))
    turf.build((0, -1.6), 3.6, 110000, fan=(90, 40), avoid=[(0, 0, 0.06)])
    ball((0, 0, 0.115))
    stand((0, 46, 0), length=110, rows=14, crowd=0.0, roof=True)
    mast((-30, 52, 0), 26, strength=18)
    mast((28, 52, 0), 26, strength=18)
    finish(haze=(0.5, 0.25, 0.16, 0.5), haze_near=8, haze_far=80)
    camera((0.25, -1.25, 0.13), (0.0, 0, 0.16), lens=52, fstop=2.2, focus=(0, -0.1, 0.11))
