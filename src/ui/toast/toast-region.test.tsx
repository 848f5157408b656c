// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiptFor } from '#shared/receipt.ts';
import { ToastRegion } from './toast-region.tsx';
import { dismissToast, showToast } from './toasts.ts';

const openMs = 8_000;

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
  act(() => void showToast({ title: 'Saved on this device', durationMs: openMs }));
});
afterEach(() => {
  act(() => dismissToast());
  cleanup();
  vi.useRealTimers();
});

const isShown = () => screen.queryByText('Saved on this device') !== null;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('closes automatically after its time', () => {
  pass(openMs - 1);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
});

test('waits while the pointer is over it, and then for its full time again', () => {
  const card = screen.getByText('Saved on this device');
  fireEvent.pointerEnter(card.parentElement ?? card);
  pass(20 * openMs);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(card.parentElement ?? card);
  pass(openMs - 1);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
});

test('F8 focuses it, and it waits while the focus is in it', () => {
  fireEvent.keyDown(window, { key: 'F8' });
  const close = screen.getByRole('button', { name: 'Close notification' });
  expect(document.activeElement).toBe(close);
  pass(20 * openMs);
  expect(isShown()).toBe(true);
  act(() => close.blur());
  pass(openMs);
  expect(isShown()).toBe(false);
});

test.each([
  ['its button', (close: HTMLElement) => close.click()],
  ['Escape', (close: HTMLElement) => fireEvent.keyDown(close, { key: 'Escape' })],
])('gives the focus back to what had it when it is closed by %s', (_, closeBy) => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  fireEvent.keyDown(window, { key: 'F8' });
  act(() => closeBy(screen.getByRole('button', { name: 'Close notification' })));
  expect(isShown()).toBe(false);
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('returns the focus even after a switch to another app', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  fireEvent.keyDown(window, { key: 'F8' });
  const close = screen.getByRole('button', { name: 'Close notification' });
  fireEvent.blur(close);
  fireEvent.focus(close);
  act(() => close.click());
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('starts its timer when a native dialog that covers it is closed', () => {
  const menu = document.createElement('dialog');
  document.body.append(menu);
  menu.showModal();
  act(() => void showToast({ title: 'Saved on this device', durationMs: openMs }));
  expect(isShown()).toBe(false);
  pass(2 * openMs);
  act(() => menu.close());
  expect(isShown()).toBe(true);
  pass(openMs);
  expect(isShown()).toBe(false);
  menu.remove();
});

test('a mouse button released outside ends the drag', () => {
  const card = screen.getByText('Saved on this device').parentElement as HTMLElement;
  const captured: number[] = [];
  card.setPointerCapture = (pointer) => void captured.push(pointer);
  fireEvent.pointerEnter(card);
  fireEvent.pointerDown(card, { pointerId: 7, pointerType: 'mouse', button: 0, clientX: 100 });
  // From here on the toast has captured this pointer.
  expect(captured).toEqual([7]);
  fireEvent.pointerLeave(card);
  fireEvent.pointerUp(card, { pointerId: 7, clientX: 100 });
  pass(openMs);
  expect(isShown()).toBe(false);
});

test('is dragged by its body, and not by its button', () => {
  const card = screen.getByText('Saved on this device').parentElement as HTMLElement;
  card.setPointerCapture = () => undefined;
  const close = screen.getByRole('button', { name: 'Close notification' });
  fireEvent.pointerDown(close, { pointerId: 7, clientX: 100 });
  fireEvent.pointerMove(card, { pointerId: 7, clientX: 200 });
  fireEvent.pointerUp(card, { pointerId: 7, clientX: 200 });
  expect(isShown()).toBe(true);

  fireEvent.pointerDown(card, { pointerId: 8, clientX: 100 });
  fireEvent.pointerMove(card, { pointerId: 8, clientX: 149 });
  fireEvent.pointerUp(card, { pointerId: 8, clientX: 149 });
  expect(isShown()).toBe(true);
  fireEvent.pointerDown(card, { pointerId: 9, clientX: 100 });
  fireEvent.pointerMove(card, { pointerId: 9, clientX: 150 });
  fireEvent.pointerUp(card, { pointerId: 9, clientX: 150 });
  expect(isShown()).toBe(false);
});

test('keeps a receipt number on one line', () => {
  const receipt = receiptFor('3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  act(() => void showToast({ title: 'Received', description: `Your receipt is ${receipt}.` }));
  expect(screen.getByText(receipt).tagName).toBe('SAMP');
});
