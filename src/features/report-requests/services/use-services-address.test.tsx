// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useServicesAddress } from './use-services-address.ts';

function setUp(...entries: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  );
  return renderHook(
    () => ({
      address: useServicesAddress(),
      location: useLocation(),
      navigate: useNavigate(),
    }),
    { wrapper },
  ).result;
}

test('opens and closes a questionnaire by the address', () => {
  const page = setUp('/design-services');
  act(() => page.current.address.open({ step: 'questionnaire', kind: 'houseExtension' }));
  expect(page.current.location.search).toBe('?questionnaire=houseExtension');
  expect(page.current.address.opened?.kind).toBe('houseExtension');
  act(() => page.current.address.close());
  expect(page.current.location.search).toBe('');
  expect(page.current.address.opened).toBeNull();
});

test('closes what was opened by its address, leaving no extra history entry', () => {
  const page = setUp('/projects', '/design-services?questionnaire=naturalBuilding');
  expect(page.current.address.opened?.kind).toBe('naturalBuilding');
  act(() => page.current.address.close());
  expect(page.current.location.search).toBe('');
  act(() => void page.current.navigate(-1));
  expect(page.current.location.pathname).toBe('/projects');
});

test('ignores an unknown name', () => {
  const page = setUp('/design-services?questionnaire=castle');
  expect(page.current.address.opened).toBeNull();
});

test('opens one questionnaire, however often its button is pressed before it has loaded', () => {
  const page = setUp('/projects', '/design-services');
  const { open } = page.current.address;
  act(() => {
    open({ step: 'questionnaire', kind: 'houseExtension' });
    open({ step: 'questionnaire', kind: 'houseExtension' });
  });
  act(() => open({ step: 'questionnaire', kind: 'houseExtension' }));
  act(() => page.current.address.open({ step: 'questionnaire', kind: 'newHouseDesign' }));
  expect(page.current.address.opened?.kind).toBe('newHouseDesign');
  act(() => page.current.address.close());
  expect(page.current.location.pathname).toBe('/design-services');
  expect(page.current.address.opened).toBeNull();
});

test('closes once, however often it is asked to', () => {
  const page = setUp('/projects', '/design-services');
  act(() => page.current.address.open({ step: 'questionnaire', kind: 'houseExtension' }));
  const { close } = page.current.address;
  act(() => {
    close();
    close();
  });
  act(() => close());
  expect(page.current.location.pathname).toBe('/design-services');
});

test('never closes another one than the one it was asked to', () => {
  const page = setUp('/projects', '/design-services');
  act(() => page.current.address.open({ step: 'questionnaire', kind: 'houseExtension' }));
  const { close } = page.current.address;
  act(() => void page.current.navigate(-1));
  act(() => page.current.address.open({ step: 'questionnaire', kind: 'newHouseDesign' }));
  act(() => close());
  expect(page.current.address.opened?.kind).toBe('newHouseDesign');
});

test('does not touch a page that the visitor has moved on to', () => {
  const page = setUp('/projects', '/design-services');
  act(() => page.current.address.open({ step: 'questionnaire', kind: 'houseExtension' }));
  const { close } = page.current.address;
  act(() => void page.current.navigate('/about'));
  act(() => close());
  expect(page.current.location.pathname).toBe('/about');
});

test('how to pay replaces the questionnaire, and closing it closes both', () => {
  const page = setUp('/projects', '/design-services');
  act(() => page.current.address.open({ step: 'questionnaire', kind: 'houseExtension' }));
  const payment = {
    step: 'payment',
    kind: 'houseExtension',
    receipt: 'NB-7K3F-9Q',
  } as const;
  act(() => page.current.address.open(payment));
  expect(page.current.location.search).toBe('?payment=houseExtension&receipt=NB-7K3F-9Q');
  expect(page.current.address.opened).toEqual(payment);
  act(() => page.current.address.close());
  expect(page.current.location).toMatchObject({ pathname: '/design-services', search: '' });
  act(() => void page.current.navigate(1));
  expect(page.current.address.opened).toEqual(payment);
});

test('opens how to pay without a receipt, and ignores an unknown name', () => {
  expect(setUp('/design-services?payment=newHouseDesign').current.address.opened).toEqual({
    step: 'payment',
    kind: 'newHouseDesign',
    receipt: null,
  });
  expect(setUp('/design-services?payment=castle').current.address.opened).toBeNull();
});
