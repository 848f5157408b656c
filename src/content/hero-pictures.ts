import { heroesPictures } from './pictures/heroes.ts';
import { heroesMedia } from './media/heroes.generated.ts';
import { imageCatalogueOf } from './image-catalogue-of.ts';

/** Heroes and page backgrounds. Galleries with many pictures have their own modules, so that only their pages load them. */
export const heroPictures = imageCatalogueOf([heroesPictures, heroesMedia]);
