// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDraft } from '#offline/drafts/drafts.ts';
import { whenAllAdded, listFiles } from '#offline/files/files.ts';
import { UploadControl } from './upload-control.tsx';

afterEach(cleanup);

async function open() {
  const draft = await createDraft('newHouseDesign');
  const seen = show(draft.id);
  await screen.findByText('0 of 10 files attached');
  return { draft, ...seen };
}

function show(draftId: string) {
  const saveFirst = vi.fn(async () => true);
  const onFilesChange = vi.fn();
  render(
    <UploadControl
      draftId={draftId}
      title="Photos and documents"
      help="Title plan and photos."
      saveFirst={saveFirst}
      onFilesChange={onFilesChange}
    />,
  );
  return { saveFirst, onFilesChange };
}

const textFile = (name: string, size = 5) =>
  new File(['x'.repeat(size)], name, { type: 'text/plain' });

function pick(files: readonly File[]) {
  const input = document.querySelector<HTMLInputElement>('input[name="attachments"]');
  if (input === null) throw new Error('no file input');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
}

test('keeps picked files on the device and shows their sizes', async () => {
  const { draft, onFilesChange } = await open();
  pick([textFile('title.txt', 1536), textFile('notes.txt')]);
  await screen.findByText('2 of 10 files attached');
  expect(screen.getByText('1.5 KB')).toBeTruthy();
  expect(screen.getByText('5 Bytes')).toBeTruthy();
  expect((await listFiles(draft.id)).map((file) => file.name)).toEqual(['title.txt', 'notes.txt']);
  expect(onFilesChange).toHaveBeenLastCalledWith(['title.txt', 'notes.txt']);
});

test('adds none of the files when they would be more than ten together', async () => {
  const { draft } = await open();
  pick([textFile('first.txt')]);
  await screen.findByText('1 of 10 files attached');
  pick(Array.from({ length: 10 }, (_, index) => textFile(`${index}.txt`)));
  expect((await screen.findByRole('alert')).textContent).toBe('Maximum 10 files allowed');
  expect(await listFiles(draft.id)).toHaveLength(1);
});

test('continues adding after the step is left, and submitting can wait for it', async () => {
  const { draft } = await open();
  const slow = textFile('slow.txt');
  let read = () => {};
  slow.arrayBuffer = () =>
    new Promise((resolve) => {
      read = () => resolve(new TextEncoder().encode('xxxxx').buffer);
    });
  pick([slow, textFile('second.txt')]);
  await screen.findByText('Saving file 1 of 2…');
  cleanup();
  const added = whenAllAdded(draft.id);
  expect(await Promise.race([added, Promise.resolve('not yet')])).toBe('not yet');
  read();
  await added;
  expect((await listFiles(draft.id)).map(({ name }) => name)).toEqual(['slow.txt', 'second.txt']);
});

test('reports a file that was refused after the step was left, to the step or to Submit, whichever asks first', async () => {
  const { draft } = await open();
  const cloud = textFile('cloud.txt');
  let fail = () => {};
  cloud.arrayBuffer = () =>
    new Promise((_, reject) => {
      fail = () => reject(new Error('NotReadableError'));
    });
  const leaveAndFail = async () => {
    pick([textFile('there.txt'), textFile('there.txt'), cloud]);
    await screen.findByText('Saving file 3 of 3…');
    cleanup();
    fail();
  };
  await leaveAndFail();
  expect(await whenAllAdded(draft.id)).toEqual([
    expect.objectContaining({ reason: 'unreadable', name: 'cloud.txt' }),
  ]);
  expect(await whenAllAdded(draft.id), 'told once').toEqual([]);

  show(draft.id);
  await leaveAndFail();
  show(draft.id);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('cloud.txt couldn’t be read'),
  );
  expect(await whenAllAdded(draft.id)).toEqual([]);
});

test('says which file cannot be attached and keeps the others', async () => {
  const { draft } = await open();
  pick([textFile('script.exe'), textFile('plan.txt')]);
  await screen.findByText('1 of 10 files attached');
  expect(screen.getByRole('alert').textContent).toContain('script.exe');
  expect(await listFiles(draft.id)).toHaveLength(1);
});

test('says so when a file cannot be read', async () => {
  await open();
  const cloudFile = textFile('cloud.txt');
  cloudFile.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
  pick([cloudFile]);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(
      'Failed to upload files. Please try again.',
    ),
  );
  expect(screen.getByRole('alert').textContent).toContain('download it to this device first');
});

test('says which metadata stay in a photo that this browser cannot re-encode', async () => {
  await open();
  const large = new Uint8Array(3 * 1024 * 1024);
  large.set([0xff, 0xd8, 0xff]);
  pick([new File([large], 'slope.jpg', { type: 'image/jpeg' }), textFile('notes.txt')]);
  await screen.findByText('2 of 10 files attached');
  expect(
    screen.getByText(
      '3 MB, couldn’t be made smaller. Any hidden location and time are still in it',
    ),
  ).toBeTruthy();
  expect(screen.getByText('5 Bytes')).toBeTruthy();
});

test('says which photos were reduced so that all files can be sent, and keeps the originals if asked to', async () => {
  const context = { fillRect: () => {}, drawImage: () => {} };
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function draw(
    this: HTMLCanvasElement,
    done,
  ) {
    done(new Blob([jpegOf(this.width === 2560 ? 8 : 3, 0)]));
  });
  const jpegOf = (megabytes: number, mark: number) => {
    const bytes = new Uint8Array(megabytes * 1024 * 1024);
    bytes.set([0xff, 0xd8, 0xff, mark]);
    return bytes;
  };
  const photos = () =>
    ['a', 'b', 'c'].map(
      (name, index) => new File([jpegOf(9, index)], `${name}.jpg`, { type: 'image/jpeg' }),
    );
  await open();
  pick(photos());
  await screen.findByText(
    '3 of 10 files attached. Together they were 24 MB, so we made the largest photos smaller. They’re now 19 MB.',
  );
  expect(screen.getByText('3 MB, made smaller from 9 MB')).toBeTruthy();
  expect(screen.getAllByText('8 MB, made smaller from 9 MB')).toHaveLength(2);
  cleanup();
  await open();
  fireEvent.click(screen.getByRole('checkbox'));
  pick(photos());
  await screen.findByText('3 of 10 files attached');
  expect(screen.getAllByText('9 MB')).toHaveLength(3);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('removes one file and leaves the focus in the control', async () => {
  const { draft } = await open();
  pick([textFile('a.txt'), textFile('b.txt')]);
  await screen.findByText('2 of 10 files attached');
  fireEvent.click(screen.getByRole('button', { name: 'Remove a.txt' }));
  await screen.findByText('1 of 10 files attached');
  expect((await listFiles(draft.id)).map((file) => file.name)).toEqual(['b.txt']);
  expect(document.activeElement?.textContent).toContain('Choose files');
});

test('saves the draft before the picker opens', async () => {
  const { saveFirst } = await open();
  const input = document.querySelector<HTMLInputElement>('input[name="attachments"]');
  const click = vi.spyOn(input ?? new HTMLInputElement(), 'click');
  fireEvent.click(screen.getByRole('button', { name: 'Choose files' }));
  expect(click).not.toHaveBeenCalled();
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(saveFirst).toHaveBeenCalledTimes(1);
});

test('adds dropped files, and asks for the files of a dropped folder', async () => {
  const { draft } = await open();
  const item = (file: File | null, isDirectory: boolean, name: string) => ({
    kind: 'file',
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isDirectory, name }),
  });
  const dataTransfer = {
    types: ['Files'],
    items: [
      item(textFile('plan.txt'), false, 'plan.txt'),
      // A dropped folder is reported as a file without a type.
      item(new File(['entries'], 'site photos'), true, 'site photos'),
    ],
  };
  const control = screen.getByRole('group', { name: 'Photos and documents' });
  expect(fireEvent.dragOver(control, { dataTransfer }), 'the page keeps its place').toBe(false);
  expect(fireEvent.drop(control, { dataTransfer })).toBe(false);
  await screen.findByText('1 of 10 files attached');
  expect(screen.getByRole('alert').textContent).toBe(
    'site photos is a folder. Choose the files inside it instead.',
  );
  expect((await listFiles(draft.id)).map(({ name }) => name)).toEqual(['plan.txt']);
});

test('ignores text that is dragged over it', async () => {
  await open();
  const control = screen.getByRole('group', { name: 'Photos and documents' });
  const dataTransfer = { types: ['text/plain'], items: [] };
  expect(fireEvent.dragOver(control, { dataTransfer })).toBe(true);
  expect(fireEvent.drop(control, { dataTransfer })).toBe(true);
});
