import type { PictureId } from './schema.ts';

/** A silent film of Heritage & Research; its slot in the article is `film:{id}`. */
export interface Film {
  id: 'music-in-the-commons' | 'sheep-on-the-promenade';
  title: string;
  /** Address of the mp4. */
  src: string;
  /** Shown until the film is asked for. */
  poster: PictureId;
  width: number;
  height: number;
  caption: string;
  /** What is seen, for a reader who does not see it or did not load it. */
  description: string;
}

export const films = [
  {
    id: 'music-in-the-commons',
    title: 'Music in the commons',
    src: '/attached_assets/videos/music-in-the-commons.mp4',
    poster: 'heritage/25-zurla-and-tapan',
    width: 1280,
    height: 720,
    caption:
      'Music in the commons: the ground that was swept for the wheat in August, in use again. A silent linocut film of eight seconds, imagined and cut for this page.',
    description:
      'On open ground under an ochre evening sky, a man in profile plays the zurla, a double-reed pipe held low before him, and facing him another beats a large striped drum, the tapan. Between and behind them five dancers, women in kerchiefs and men in caps, stand in a line with joined arms and step to and fro. Blue hills and two trees stand still in the distance.',
  },
  {
    id: 'sheep-on-the-promenade',
    title: 'Sheep on the promenade',
    src: '/attached_assets/videos/sheep-on-the-promenade.mp4',
    poster: 'heritage/26-sheep-on-the-promenade',
    width: 1280,
    height: 720,
    caption:
      'Sheep on the promenade: one street, used by the flock at five and by the young at six. A silent linocut film of eight seconds, imagined and cut for this page.',
    description:
      'A flock of white, grey and dark sheep walks down a village street, legs stepping in turn. To one side a row of houses, stone below, limewashed above, with an open timber gallery and red roofs; a shepherd with a tall crook goes beside the flock, a dark dog before his feet, and neighbours stand by the wall to watch it pass.',
  },
] as const satisfies readonly Film[];
