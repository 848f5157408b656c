"""Model: one project on its piece of ground, as an architect's bench model (subjects in houses.py)."""
import importlib

import kit.house as H
from kit import *
from kit.bench import orbit

import houses

state = {}


def build(subject):
    define('boardpaint', lambda: plain('boardpaint', '#d9d4c4', 0.8))
    H.roofs.clear()
    state.update(houses.HOUSES[subject]())


def shot(subject, name):
    s = dict(state['shots'][name])
    off = s.pop('roof_off', False)
    for o in H.roofs:
        o.hide_render = off
    finish = {k: s.pop(k) for k in ('exposure', 'crop', 'width') if k in s}
    orbit(**s)
    return dict(exposure=finish.pop('exposure', 0.12), **finish)
