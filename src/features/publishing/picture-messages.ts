import type { PictureRefusal } from '#offline/entry-drafts/entry-pictures.ts';
import { pictureLimits } from '#shared/api/owner-pictures.ts';
import { uploadedPicture } from '#shared/content-types/image-ref.ts';
import type { ImageRef } from '#shared/content-types/image-ref.ts';

/** A photo that was just added and has no alternative text yet. */
export const newImageRef = (sha256: string): ImageRef => ({
  picture: uploadedPicture(sha256),
  alt: '',
  isDecorative: false,
  caption: '',
  isStandIn: false,
});

const mostMegabytes = pictureLimits.bytes / 1024 / 1024;

/** Why a picked photo was not accepted, and what to do. */
export const pictureRefusals = {
  'not-a-picture': (name) => `${name} isn’t a photo. Choose a JPEG, PNG or WebP picture.`,
  heic: (name) =>
    `${name} is a HEIC photo, which this browser can’t read. Share it as a JPEG, or set your phone’s camera to “Most compatible”.`,
  'too-large': (name) => `${name} is larger than ${mostMegabytes} MB. Choose a smaller one.`,
  empty: (name) => `${name} is empty. Choose it again.`,
  unreadable: (name) =>
    `${name} couldn’t be read. If it’s in the cloud, download it to this device first, then choose it again.`,
  'no-space': (name) =>
    `There isn’t enough space on this device for ${name}. Everything you’ve written is safe. Free up some space and choose it again.`,
  'not-saved': (name) => `${name} couldn’t be saved on this device. Choose it again.`,
  insecure: () => 'Photos can only be added over a secure connection (https).',
} satisfies Record<PictureRefusal, (name: string) => string>;
