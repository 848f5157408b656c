import { limits } from '#shared/limits.ts';
import type { AddFileRefusal } from './files.ts';

const maxMegabytes = limits.maxFileBytes / 1024 / 1024;

/** The message when a picked file was not accepted: what happened, what is safe, what to do. */
export const addFileMessages = {
  'too-many': () => `Maximum ${limits.maxFiles} files allowed`,
  'attached-already': (name) => `${name} is already attached.`,
  'too-large': (name) => `${name} is larger than ${maxMegabytes} MB. Choose a smaller one.`,
  empty: (name) => `${name} is empty. Check the file and choose it again.`,
  unsupported: (name) => `${name === '' ? 'This' : name} isn’t a picture, PDF, Word or text file.`,
  unreadable: (name) =>
    `${name} couldn’t be read. If it’s in the cloud, download it to this device first, then choose it again.`,
  'no-space': (name) =>
    `There isn’t enough space on this device for ${name}. Your answers are safe. Free up some space and choose it again.`,
  'not-saved': (name) =>
    `${name} couldn’t be saved on this device. Your other files are safe. Choose it again.`,
} satisfies Record<AddFileRefusal, (name: string) => string>;
