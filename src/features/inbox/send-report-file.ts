import * as v from 'valibot';
import { sha256Hex } from '#lib/bytes.ts';
import { randomUuid } from '#lib/uuid.ts';
import { readAnswer } from '#shared/api/call.ts';
import { postReport, reportDigestHeader } from '#shared/api/client-work.ts';
import { pathOf } from '#shared/api/endpoint.ts';
import { maxReportBytes } from '#shared/inbox/client-entries.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import { refusalText } from './refusal-text.ts';

type Outcome = { kind: 'stored'; entry: WorkEntry } | { kind: 'failed'; words: string };

const tries = 3;

/**
 * Uploads a report, under one id for all tries: a lost answer stores nothing twice.
 * @param onProgress told which share of the bytes has gone, from 0 to 1
 */
export async function sendReportFile(
  recordId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  if (file.size > maxReportBytes) {
    return {
      kind: 'failed',
      words: 'This file is larger than 25 MB. Make the PDF smaller and choose it again.',
    };
  }
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) {
    return { kind: 'failed', words: 'We couldn’t read this file. Save it on this device first.' };
  }
  if (!new TextDecoder('latin1').decode(bytes.slice(0, 1_024)).includes('%PDF-')) {
    return {
      kind: 'failed',
      words: 'This isn’t a PDF. Save the report as a PDF and choose that file.',
    };
  }
  const sha256 = await sha256Hex(bytes);
  const query = new URLSearchParams({ id: randomUuid(), name: file.name.slice(-200) });
  const path = `${pathOf(postReport, { id: recordId })}?${query.toString()}`;
  for (let left = tries; ; left -= 1) {
    try {
      const response = await post(path, bytes, sha256, onProgress);
      return {
        kind: 'stored',
        entry: v.parse(postReport.response, await readAnswer(postReport, response)),
      };
    } catch (error) {
      const isRefused = error instanceof Error && 'status' in error && Number(error.status) < 500;
      if (isRefused || left <= 1) return { kind: 'failed', words: refusalText(error) };
    }
  }
}

/** `fetch` says nothing of a body that is on its way. */
function post(
  path: string,
  bytes: ArrayBuffer,
  sha256: string | null,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'text';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', 'application/pdf');
    if (sha256 !== null) request.setRequestHeader(reportDigestHeader, sha256);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' },
        }),
      ),
    );
    request.addEventListener('error', () => reject(new TypeError('no connection')));
    request.send(bytes);
  });
}
