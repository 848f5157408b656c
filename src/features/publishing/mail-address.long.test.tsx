// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MailAddress } from './mail-address.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-11-26T10:00:00.000Z';
const present = { inUse: 'old@example.org', published: 'new@example.org', isTested: false };

/** Shows the part over a server that answers like this; returns what is sent to it. */
function open(state: unknown, refusal?: { code: string }) {
  const sent: unknown[] = [];
  let shown = state;
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    if (options?.method === 'GET' || options?.method === undefined) return Response.json(shown);
    sent.push([path, options.body === undefined ? null : JSON.parse(String(options.body))]);
    if (refusal === undefined) {
      shown = {
        inUse: 'new@example.org',
        published: 'new@example.org',
        isTested: true,
        test: null,
      };
      return new Response(null, { status: 204 });
    }
    const problem = { type: '/problems/invalid-fields', title: 'x', status: 422, detail: 'x' };
    return Response.json(
      { ...problem, code: 'invalid-fields', fields: refusal, requestId: 'r' },
      { status: 422 },
    );
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MailAddress />
    </QueryClientProvider>,
  );
  return sent;
}

test('says where notices go until the code is entered, and afterwards', async () => {
  const sent = open({
    ...present,
    test: { address: 'new@example.org', sentAt: at, problem: null },
  });
  expect(await screen.findByText(/Notices still go to old@example.org/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Code in the email/), { target: { value: '123 456' } });
  fireEvent.click(screen.getByText('Use this address'));
  expect(await screen.findByText(/^Notices go to new@example.org/)).toBeTruthy();
  expect(sent).toEqual([['/api/mail-address/confirmation', { code: '123 456' }]]);
  expect(screen.queryByText(/test email$/, { selector: 'button' })).toBeNull();
});

test('names a wrong code at its field, and keeps what was typed', async () => {
  open(
    { ...present, test: { address: 'new@example.org', sentAt: at, problem: null } },
    { code: 'That isn’t the code. It’s in the newest email.' },
  );
  const field = await screen.findByLabelText<HTMLInputElement>(/^Code in the email/);
  fireEvent.change(field, { target: { value: '000000' } });
  fireEvent.click(screen.getByText('Use this address'));
  expect(await screen.findByText(/That isn’t the code/)).toBeTruthy();
  expect(field.value).toBe('000000');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('asks only for the code where the address is in use already', async () => {
  open({
    inUse: 'old@example.org',
    published: 'old@example.org',
    isTested: false,
    test: { address: 'old@example.org', sentAt: at, problem: null },
  });
  expect(await screen.findByText('Confirm that it arrived')).toBeTruthy();
  expect(screen.queryByText('Use this address')).toBeNull();
});

test('says what the mail server said, and offers another try', async () => {
  const problem = 'mail server, MAIL FROM: 550 5.1.8';
  const sent = open({ ...present, test: { address: 'new@example.org', sentAt: null, problem } });
  expect(await screen.findByText(/550 5\.1\.8/)).toBeTruthy();
  fireEvent.click(screen.getByText('Send another test email'));
  await expect.poll(() => sent).toEqual([['/api/mail-address/test', null]]);
});

test('says so where no mail server is set up', async () => {
  open({ inUse: null, published: null, isTested: false, test: null });
  expect(await screen.findByText(/No mail server is set up/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
