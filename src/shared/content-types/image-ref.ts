import * as v from 'valibot';
import { OptionalInline, oneLine } from './texts.ts';

/** Gallery of the pictures that the owner has added; their stems are the SHA-256 of the uploaded file. */
const uploadedGallery = 'uploaded';

/** `gallery/stem`: of a picture shipped with the site, or `uploaded/{sha256}`. */
export const PictureName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'Choose a picture'),
);
export type PictureName = v.InferOutput<typeof PictureName>;

/** SHA-256 of the file of a picture that the owner added; undefined for a shipped one. */
export function uploadedDigestOf(picture: string): string | undefined {
  return /^uploaded\/([0-9a-f]{64})$/.exec(picture)?.[1];
}

/** Name of a picture that the owner has added. */
export const uploadedPicture = (sha256: string) => `${uploadedGallery}/${sha256}` as const;

/** Longer than a line, as the alternative texts of the catalogue are. */
const PictureText = oneLine(500);

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A picture as one place of the site shows it, with its texts there. */
export const ImageRef = v.pipe(
  v.object({
    picture: PictureName,
    /** Alternative text; empty only for decoration. */
    alt: PictureText,
    isDecorative: v.boolean(),
    /** Caption; may be empty. May use inline markup. */
    caption: OptionalInline,
    /** Whether it stands in for a photo that will follow; its caption then says so. */
    isStandIn: v.boolean(),
    /** The point that stays in view when it is cropped, as a share of width and height from the top left. */
    focus: v.optional(v.object({ x: Share, y: Share })),
    /** In a numbered gallery: whether it has the number of the picture before it. */
    sharesNumber: v.exactOptional(v.boolean()),
  }),
  v.forward(
    v.partialCheck(
      [['alt'], ['isDecorative']],
      ({ alt, isDecorative }) => isDecorative || alt !== '',
      'Say what the picture shows, or tick “Only decoration”',
    ),
    ['alt'],
  ),
);
export type ImageRef = v.InferOutput<typeof ImageRef>;
