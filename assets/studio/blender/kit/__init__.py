"""The studio's kit: everything is made from code, nothing is loaded from outside."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from . import building, mesh
from .base import R, hexlin, reset, seed
from .building import *
from .light import *
from .materials import M, NT, define, plain
from .mesh import *
from .planting import *
