import type { Scenes } from '../kit/scene.ts';
import { covers } from './blog.ts';
import { climate } from './climate.ts';
import { craft } from './craft.ts';
import { drawings } from './drawings.ts';
import { food } from './food.ts';
import { harvest } from './harvest.ts';
import { landscape } from './landscape.ts';
import { places } from './places.ts';
import { spring } from './spring.ts';
import { waterScenes } from './water.ts';

export const scenes: Scenes = { ...climate, ...spring, ...harvest, ...food, ...waterScenes, ...craft, ...places, ...drawings, ...covers, ...landscape };
