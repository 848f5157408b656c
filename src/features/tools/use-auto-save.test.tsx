// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sunPlaces } from '#content/tools/sun-places.ts';
import { listToolWork, saveToolWork } from '#offline/tool-work/tool-work.ts';
import { newDevice } from '#testing/device/device.ts';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import { sunCalculator } from '#shared/tools/sun/inputs.ts';
import { useAutoSave } from './use-auto-save.ts';

beforeEach(newDevice);
afterEach(cleanup);

const calculator = sunCalculator(sunPlaces);

test('work that is started after other work was opened is not saved over the first', async () => {
  const other = await saveToolWork({
    tool: 'sun',
    version: 1,
    title: 'Other',
    inputs: { gap: '0.1' },
    answer: 'Other.',
    savedAt: '2026-11-23T00:00:00.000Z',
  });
  const { rerender } = renderHook(
    ({ open, gap }) =>
      useAutoSave({
        isOn: true,
        calculator,
        title: `Gap ${gap}`,
        raw: { gap },
        answer: 'An answer.',
        isUntouched: false,
        project: null,
        open,
        // The first save is never shown: other work is open by then.
        onOpen: () => {},
        onSaved: () => {},
      }),
    { initialProps: { open: null as SavedToolWork | null, gap: '0.2' } },
  );
  rerender({ open: other, gap: '0.1' });
  rerender({ open: null, gap: '0.3' });
  await vi.waitFor(async () => {
    const works = await listToolWork('sun');
    expect(works.map(({ inputs }) => inputs['gap']).sort()).toEqual(['0.1', '0.2', '0.3']);
  });
});
