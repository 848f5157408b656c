// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, use, useState } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hydration } from '#browser/hydration.ts';
import { HydrationBoundary } from './hydration-boundary.tsx';

beforeEach(() => {
  hydration.isComplete = false;
});
afterEach(cleanup);

/** Code of a part, which the server has and which the browser receives once it is released. */
class Code {
  private pass = () => {};
  private readonly passed = new Promise<void>((resolve) => {
    this.pass = resolve;
  });
  isOnServer = true;

  arrive(): Promise<void> {
    return act(async () => this.pass());
  }

  read(): void {
    if (!this.isOnServer) use(this.passed);
  }
}

function Text({ code, children }: { code: Code; children: ReactNode }) {
  code.read();
  return <p>{children}</p>;
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}

/** Hydrates the document before any of the chunks has loaded. */
async function hydrate(page: ReactNode, codes: readonly Code[]): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  for (const code of codes) code.isOnServer = false;
  await act(async () => {
    render(<StrictMode>{page}</StrictMode>, { container, hydrate: true });
  });
}

test('one part is interactive while another, still waiting for its code, stays readable', async () => {
  const late = new Code();
  await hydrate(
    <>
      <HydrationBoundary>
        <Text code={late}>Late</Text>
      </HydrationBoundary>
      <HydrationBoundary>
        <Counter />
      </HydrationBoundary>
    </>,
    [late],
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('Pressed 1 times');
  expect(screen.getByText('Late')).toBeTruthy();
});

test('hydration is complete with the last part, nested ones included', async () => {
  const outer = new Code();
  const inner = new Code();
  const beside = new Code();
  await hydrate(
    <>
      <HydrationBoundary>
        <Text code={outer}>Outer</Text>
        <HydrationBoundary>
          <Text code={inner}>Inner</Text>
        </HydrationBoundary>
      </HydrationBoundary>
      <HydrationBoundary>
        <Text code={beside}>Beside</Text>
      </HydrationBoundary>
    </>,
    [outer, inner, beside],
  );
  for (const code of [outer, beside]) {
    await code.arrive();
    expect(hydration.isComplete).toBe(false);
  }
  await inner.arrive();
  expect(hydration.isComplete).toBe(true);
});

test('hydration does not wait for a part that has been removed', async () => {
  const late = new Code();
  const beside = new Code();
  function Page() {
    const [isShort, setIsShort] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsShort(true)}>
          Shorten
        </button>
        {isShort ? null : (
          <HydrationBoundary>
            <Text code={late}>Late</Text>
          </HydrationBoundary>
        )}
        <HydrationBoundary>
          <Text code={beside}>Beside</Text>
        </HydrationBoundary>
      </>
    );
  }
  await hydrate(<Page />, [late, beside]);
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(screen.queryByText('Late')).toBeNull();
  expect(hydration.isComplete).toBe(false);
  await beside.arrive();
  expect(hydration.isComplete).toBe(true);
});
