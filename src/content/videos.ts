import type { PictureId } from './schema.ts';

type VideoId = 'music-in-the-commons' | 'sheep-on-the-promenade';

/** A silent video of Heritage & Research; its slot in the article is `video:{id}`. */
export interface Video {
  id: VideoId;
  /** In the release; the owner may change it. */
  title: string;
  /** Address of the mp4. */
  src: string;
  /** Shown until the video is asked for. */
  poster: PictureId;
  width: number;
  height: number;
}

export const videos = [
  {
    id: 'music-in-the-commons',
    title: 'Music in the commons',
    src: '/attached_assets/videos/music-in-the-commons.mp4',
    poster: 'heritage/film-music-in-the-commons',
    width: 1280,
    height: 720,
  },
  {
    id: 'sheep-on-the-promenade',
    title: 'Sheep on the promenade',
    src: '/attached_assets/videos/sheep-on-the-promenade.mp4',
    poster: 'heritage/film-sheep-on-the-promenade',
    width: 1280,
    height: 720,
  },
] as const satisfies readonly Video[];

/** Caption and description of each video. */
export const videoBodies = {
  'music-in-the-commons': {
    caption:
      'Music in the commons: the ground that was swept for the wheat in August, in use again. Animated drawing, 8 seconds, no sound.',
    description:
      'On open ground under an ochre evening sky, a man in profile plays the zurla, a double-reed pipe held low before him, and facing him another beats a large striped drum, the tapan. Between and behind them five dancers, women in kerchiefs and men in caps, stand in a line with joined arms and step to and fro. Blue hills and two trees stand still in the distance.',
  },
  'sheep-on-the-promenade': {
    caption:
      'Sheep on the promenade: one street, used by the flock at five and by the young at six. Animated drawing, 8 seconds, no sound.',
    description:
      'A flock of white, grey and dark sheep walks along a village street, legs stepping in turn, and a shepherd in a red waistcoat goes among them with a tall staff. On one side stands a row of two-storey houses, stone below, limewashed above, one with an open timber gallery, under red roofs; two women by the wall watch the flock pass. Green hills and a small tower close the view.',
  },
} as const satisfies Record<
  VideoId,
  {
    caption: string;
    /** What is seen, for a reader who does not see it or did not load it. */
    description: string;
  }
>;
