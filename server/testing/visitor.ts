import { expect } from 'vitest';

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Sends a message to a running server. */
export async function sendMessage(address: string): Promise<void> {
  const sent = await post(`${address}/api/contact`, {
    name: 'Ruth',
    email: 'ruth@example.org',
    projectType: 'other',
    message: 'We have a north slope.',
  });
  expect(sent.status).toBe(201);
}

/** Sends a request with one file to a running server; returns the file's address. */
export async function sendWithFile(address: string, text: string): Promise<string> {
  const form = new FormData();
  form.append('files', new Blob([text], { type: 'text/plain' }), 'slope.txt');
  const uploaded = await fetch(`${address}/api/upload`, { method: 'POST', body: form });
  const { files } = await uploaded.json();
  const sent = await post(`${address}/api/consultation`, {
    serviceType: 'new-house-design',
    name: 'Ruth',
    email: 'ruth@example.org',
    attachments: files,
  });
  expect(sent.status).toBe(201);
  return files[0];
}
