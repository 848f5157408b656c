import { heroesPictures } from './pictures/heroes.ts';
import { heroesMedia } from './media/heroes.generated.ts';
import { pictureBook } from './picture-book.ts';

/** Heroes and page backgrounds. Galleries with many pictures have their own modules, so that only their pages load them. */
export const heroPictures = pictureBook([heroesPictures, heroesMedia]);
