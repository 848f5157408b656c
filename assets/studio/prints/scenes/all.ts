import type { Scenes } from '../kit/scene.ts';
import { climate } from './climate.ts';

export const scenes: Scenes = { ...climate };
