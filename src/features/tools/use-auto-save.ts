import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToolWorkChanges } from '#offline/tool-work/tool-work.ts';
import { emptyInputs, isSameInputs } from '#shared/tools/input.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import type { Calculator } from '#shared/tools/tool.ts';
import { outdatedAnswer } from '#shared/tools/words.ts';
import { savingMessages } from './saving-messages.ts';

const load = () => import('#offline/tool-work/tool-work.ts');

/** How the last save went. */
export type Saving =
  | { kind: 'idle' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; message: string };

const saveDelayMs = 250;

/** Work as it was typed and not saved yet. */
interface Unsaved {
  readonly id: string;
  readonly work: Omit<ToolWorkChanges, 'inputs' | 'removed' | 'savedAt'>;
  readonly raw: RawInputs;
  /** Its inputs when it was opened or last saved. */
  readonly before: RawInputs;
}

/**
 * Saves work automatically while it is edited, and when the page is left or other work is opened; and opens the latest
 * work with the page. Only inputs that have changed since the last save are written, so that rows added in another tab
 * are kept.
 */
export function useAutoSave<Result>({
  isOn,
  calculator: { id: tool, version, inputs },
  title,
  raw,
  answer,
  isUntouched,
  project,
  open,
  onOpen,
  onSaved,
}: {
  /** False also until the project is known. */
  isOn: boolean;
  calculator: Calculator<Result>;
  title: string;
  raw: RawInputs;
  answer: string | null;
  /** Whether there is nothing of the visitor's: the example, or what the project fills in it. */
  isUntouched: boolean;
  /** Id of the open project, which the work belongs to. */
  project: string | null;
  open: SavedToolWork | null;
  onOpen: (work: SavedToolWork | null) => void;
  /** Called after a save, with the inputs that another tab has added in the meantime. */
  onSaved: (work: SavedToolWork, added: RawInputs) => void;
}) {
  /** Id of new work. */
  const [newId, setNewId] = useState<string>(() => crypto.randomUUID());
  // Its id is used: other work needs another one, also where a project is opened over it.
  if (open?.id === newId) setNewId(crypto.randomUUID());
  const hasRows = inputs.some(({ kind }) => kind === 'rows');
  const workId = open?.id ?? newId;
  const itsProject = open?.project ?? project;
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const [renamed, setRenamed] = useState<{ id: string; name: string } | null>(null);
  const name = renamed?.id === workId ? renamed.name.trim() : '';
  /** The inputs as they were last saved, and the id of their work. */
  const saved = useRef<{ id: string; raw: RawInputs } | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());
  /** By the id of the work, until the device has it. */
  const unsaved = useRef(new Map<string, Unsaved>());
  const content = {
    tool,
    ...(itsProject === null ? {} : { project: itsProject }),
    version,
    title: name || open?.title || title,
    answer: answer ?? open?.answer ?? '',
  };

  const setUnsaved = () => {
    const before = saved.current?.id === workId ? saved.current.raw : {};
    unsaved.current.set(workId, { id: workId, work: content, raw, before });
  };

  const changesOf = ({ id, work, raw: now, before }: Unsaved): ToolWorkChanges => {
    const known = saved.current?.id === id ? saved.current.raw : before;
    return {
      ...work,
      savedAt: new Date().toISOString(),
      inputs: Object.fromEntries(
        Object.entries(now).filter(([key, value]) => known[key] !== value),
      ),
      removed: Object.keys(known).filter((key) => now[key] === undefined),
    };
  };

  const save = async (id: string) => {
    const last = unsaved.current.get(id);
    if (last === undefined) return;
    const changes = changesOf(last);
    try {
      const { changeToolWork, toolBackups } = await load();
      const work = await changeToolWork(id, changes);
      if (unsaved.current.get(id) === last) {
        unsaved.current.delete(id);
        toolBackups.remove(id);
      }
      // Other work may have been opened in the meantime.
      if (latest.current.workId !== id) return;
      saved.current = { id, raw: work.inputs };
      setSaving({ kind: 'saved', at: new Date(changes.savedAt) });
      latest.current.onSaved(
        work,
        Object.fromEntries(
          Object.entries(work.inputs).filter(([key]) => last.raw[key] === undefined),
        ),
      );
    } catch {
      setSaving({ kind: 'failed', message: savingMessages.failed });
    }
  };

  const latest = useRef({ workId, save, setUnsaved, changesOf, onSaved });
  useEffect(() => {
    latest.current = { workId, save, setUnsaved, changesOf, onSaved };
  });
  const forget = useCallback((id: string) => {
    if (unsaved.current.delete(id)) void load().then((it) => it.toolBackups.remove(id));
  }, []);
  const saveNow = useCallback(() => {
    for (const id of unsaved.current.keys()) {
      queue.current = queue.current.then(() => latest.current.save(id));
    }
  }, []);

  // Opens the latest work, unless the visitor has started to type already: that of the project, or of none.
  const opening = useRef({ onOpen, isUntouched });
  useEffect(() => {
    opening.current = { onOpen, isUntouched };
  });
  useEffect(() => {
    if (!isOn) return;
    void (async () => {
      try {
        const { listToolWork } = await load();
        const works = await listToolWork(tool);
        const last =
          works.find((work) => work.project === (project ?? undefined)) ??
          // A log that was started before the project.
          (hasRows ? works.find((work) => work.project === undefined) : undefined);
        if (last !== undefined && opening.current.isUntouched) opening.current.onOpen(last);
      } catch {
        // The list of saved work shows the error.
      }
    })();
  }, [isOn, tool, project, hasRows]);

  useEffect(() => {
    if (!isOn || isUntouched) return undefined;
    if (open !== null && saved.current?.id !== open.id) {
      // Just opened, so this is what is saved.
      saved.current = { id: open.id, raw: { ...emptyInputs(inputs), ...open.inputs } };
    }
    const before = saved.current?.id === workId ? saved.current.raw : null;
    const isRenamed = name !== '' && name !== open?.title;
    const isOutdated = open?.answer === outdatedAnswer && answer !== null;
    if (before !== null && isSameInputs(before, raw) && !isRenamed && !isOutdated) {
      forget(workId);
      return undefined;
    }
    latest.current.setUnsaved();
    const timer = setTimeout(saveNow, saveDelayMs);
    return () => clearTimeout(timer);
  }, [isOn, isUntouched, raw, answer, name, open, workId, inputs, saveNow, forget]);

  // Other work is opened before the delay is over.
  useEffect(() => saveNow, [workId, saveNow]);

  useEffect(() => {
    if (!isOn) return undefined;
    const changes = () =>
      Array.from(
        unsaved.current.values(),
        (one) => [one.id, latest.current.changesOf(one)] as const,
      );
    // As long as this is loading, nothing else can save either.
    const stopping = load().then((it) => it.backUpWhenLeaving(changes, saveNow));
    return () => void stopping.then((stop) => stop());
  }, [isOn, saveNow]);

  return {
    workId,
    saving,
    rename: (to: string) => setRenamed({ id: workId, name: to }),
    /** Saves what the project and the example have filled, as it stands. */
    saveAsIs: () => {
      setUnsaved();
      saveNow();
    },
    /** Call it once work is deleted: what was typed in it last would bring it back. */
    forget,
    /** Starts new work: what is typed from here on is saved under a new id. */
    startNew: () => setSaving({ kind: 'idle' }),
  };
}
