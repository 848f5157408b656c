import * as v from 'valibot';
import { readAnswer, send } from '#shared/api/call.ts';
import { postUpload, uploadField } from '#shared/api/upload.ts';
import { limits } from '#shared/limits.ts';
import { Minute } from '#shared/time.ts';
import { refusalWords } from './refusal-words.ts';

type Outcome =
  | { kind: 'uploaded'; file: { address: string; name: string } }
  | { kind: 'failed'; words: string };

/** Uploads a file that goes with a reply. It needs the server at once; the reply itself can wait. */
export async function uploadReplyFile(file: File): Promise<Outcome> {
  if (file.size > limits.maxFileBytes) {
    return { kind: 'failed', words: `${file.name} is larger than 10 MB.` };
  }
  const body = new FormData();
  body.append(uploadField, file);
  try {
    const response = await send(
      postUpload.path,
      { method: 'POST', credentials: 'include', body },
      { timeoutMs: 10 * Minute.ms },
    );
    const { files } = v.parse(postUpload.response, await readAnswer(postUpload, response));
    const [address] = files;
    if (address === undefined) throw new Error('no address');
    return { kind: 'uploaded', file: { address, name: file.name } };
  } catch (error) {
    return { kind: 'failed', words: `${file.name}: ${refusalWords(error)}` };
  }
}
