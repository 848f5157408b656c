import { limits } from '#shared/limits.ts';
import type { AddFileRefusal } from './files.ts';

const maxMegabytes = limits.maxFileBytes / 1024 / 1024;

/** What the visitor reads when a picked file was not taken: what happened, what is safe, what to do. */
export const addFileMessages = {
  'too-many': () => `Maximum ${limits.maxFiles} files allowed`,
  'attached-already': (name) => `${name} is attached already.`,
  'too-large': (name) => `${name} is larger than ${maxMegabytes} MB. Please choose a smaller one.`,
  empty: (name) => `${name} is empty. Please check the file and choose it again.`,
  unsupported: (name) => `${name === '' ? 'This' : name} is not a picture, PDF, Word or text file.`,
  unreadable: (name) =>
    `${name} could not be read. If it is kept in the cloud, download it to this device first, then choose it again.`,
  'no-space': (name) =>
    `There is not enough space on this device to keep ${name}. Your answers are safe. Free some space and choose it again.`,
  'not-saved': (name) =>
    `${name} could not be saved on this device. Your other files are safe. Please choose it again.`,
} satisfies Record<AddFileRefusal, (name: string) => string>;
