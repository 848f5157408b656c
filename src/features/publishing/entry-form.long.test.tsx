// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EntryForm } from './entry-form.tsx';

afterEach(cleanup);

function open(depositAud: number | null) {
  const onChange = vi.fn();
  const body = { title: 'Report', priceAud: 320, depositAud, description: 'For you', includes: [] };
  render(
    <EntryForm
      kind="report"
      initial={{ slug: '', body }}
      errors={{}}
      onErrors={() => undefined}
      onChange={onChange}
      saveFirst={async () => undefined}
    />,
  );
  const last = () => onChange.mock.lastCall?.[0].body;
  return { last };
}
const offer = () => screen.queryByRole('button', { name: /^Change the deposit/ });
const price = () => screen.getByLabelText(/^Price/);
const deposit = () => screen.getByLabelText<HTMLInputElement>(/^Deposit/);

test('offers the deposit with a changed price, at its share, and takes it when asked', () => {
  const { last } = open(160);
  expect(offer()).toBeNull();
  fireEvent.change(price(), { target: { value: '400' } });
  expect(last()).toMatchObject({ priceAud: 400, depositAud: 160 });
  expect(offer()?.textContent).toBe('Change the deposit to $200 as well');
  fireEvent.click(screen.getByRole('button', { name: /^Change the deposit/ }));
  expect(last()).toMatchObject({ priceAud: 400, depositAud: 200 });
  expect(deposit().value).toBe('200');
  expect(offer()).toBeNull();
});

test('offers nothing where there is no deposit, the price is as before or is none, or the deposit was typed', () => {
  open(160);
  for (const value of ['320', '', 'much']) {
    fireEvent.change(price(), { target: { value } });
    expect(offer()).toBeNull();
  }
  fireEvent.change(price(), { target: { value: '400' } });
  fireEvent.change(deposit(), { target: { value: '180' } });
  expect(offer()).toBeNull();
});
