import type { VideoOutcome } from '#offline/content-pack/videos.ts';

/** Why a video could not be saved, and what to do. */
export const videoOutcomeLines: Record<Exclude<VideoOutcome, 'saved'>, string> = {
  incomplete: 'The download didn’t finish. Try again when you have better reception.',
  'no-space': 'There isn’t enough space for this video. Free up some space first.',
  'no-list': 'We couldn’t start the download. Check your connection.',
  unsupported: 'This browser can’t save videos. You may be in private browsing.',
};
