// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useQuestionnaireAddress } from './use-questionnaire-address.ts';

function setUp(...entries: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  );
  return renderHook(
    () => ({
      address: useQuestionnaireAddress(),
      location: useLocation(),
      navigate: useNavigate(),
    }),
    { wrapper },
  ).result;
}

test('opens and closes a questionnaire by the address', () => {
  const page = setUp('/design-services');
  act(() => page.current.address.open('houseExtension'));
  expect(page.current.location.search).toBe('?questionnaire=houseExtension');
  expect(page.current.address.kind).toBe('houseExtension');
  act(() => page.current.address.close());
  expect(page.current.location.search).toBe('');
  expect(page.current.address.kind).toBeNull();
});

test('closes without a trace what was opened by its address', () => {
  const page = setUp('/projects', '/design-services?questionnaire=naturalBuilding');
  expect(page.current.address.kind).toBe('naturalBuilding');
  act(() => page.current.address.close());
  expect(page.current.location.search).toBe('');
  act(() => void page.current.navigate(-1));
  expect(page.current.location.pathname).toBe('/projects');
});

test('takes an unknown name for none', () => {
  const page = setUp('/design-services?questionnaire=castle');
  expect(page.current.address.kind).toBeNull();
});

test('opens one questionnaire, however often its button is pressed before it is there', () => {
  const page = setUp('/projects', '/design-services');
  const { open } = page.current.address;
  act(() => {
    open('houseExtension');
    open('houseExtension');
  });
  act(() => open('houseExtension'));
  act(() => page.current.address.open('newHouseDesign'));
  expect(page.current.address.kind).toBe('newHouseDesign');
  act(() => page.current.address.close());
  expect(page.current.location.pathname).toBe('/design-services');
  expect(page.current.address.kind).toBeNull();
});

test('closes once, however often it is asked to', () => {
  const page = setUp('/projects', '/design-services');
  act(() => page.current.address.open('houseExtension'));
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
  act(() => page.current.address.open('houseExtension'));
  const { close } = page.current.address;
  act(() => void page.current.navigate(-1));
  act(() => page.current.address.open('newHouseDesign'));
  act(() => close());
  expect(page.current.address.kind).toBe('newHouseDesign');
});

test('leaves a page alone that the visitor has gone on to', () => {
  const page = setUp('/projects', '/design-services');
  act(() => page.current.address.open('houseExtension'));
  const { close } = page.current.address;
  act(() => void page.current.navigate('/about'));
  act(() => close());
  expect(page.current.location.pathname).toBe('/about');
});
