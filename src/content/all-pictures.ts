import { aboutMedia } from './media/about.generated.ts';
import { blogMedia } from './media/blog.generated.ts';
import { climateMedia } from './media/climate.generated.ts';
import { communityMedia } from './media/community.generated.ts';
import { heritageMedia } from './media/heritage.generated.ts';
import { heroesMedia } from './media/heroes.generated.ts';
import { landscapeMedia } from './media/landscape.generated.ts';
import { materialsMedia } from './media/materials.generated.ts';
import { photosMedia } from './media/photos.generated.ts';
import { projectsMedia } from './media/projects.generated.ts';
import { aboutPictures } from './pictures/about.ts';
import { blogPictures } from './pictures/blog.ts';
import { climatePictures } from './pictures/climate.ts';
import { communityPictures } from './pictures/community.ts';
import { heritagePictures } from './pictures/heritage.ts';
import { heroesPictures } from './pictures/heroes.ts';
import { landscapePictures } from './pictures/landscape.ts';
import { materialsPictures } from './pictures/materials.ts';
import { photosPictures } from './pictures/photos.ts';
import { projectsPictures } from './pictures/projects.ts';
import type { PictureCatalogue } from './schema.ts';
import type { MediaCatalogue } from '#shared/media.ts';

/** The texts of every picture. For the server, the media build and tests: a page imports only the galleries it shows. */
export const everyPicture: PictureCatalogue = {
  ...aboutPictures,
  ...blogPictures,
  ...climatePictures,
  ...communityPictures,
  ...heritagePictures,
  ...heroesPictures,
  ...landscapePictures,
  ...materialsPictures,
  ...photosPictures,
  ...projectsPictures,
};

/** Data of every picture from the media build. */
export const everyMedia: MediaCatalogue = {
  ...aboutMedia,
  ...blogMedia,
  ...climateMedia,
  ...communityMedia,
  ...heritageMedia,
  ...heroesMedia,
  ...landscapeMedia,
  ...materialsMedia,
  ...photosMedia,
  ...projectsMedia,
};
