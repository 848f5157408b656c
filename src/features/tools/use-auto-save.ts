import { useCallback, useEffect, useRef, useState } from 'react';
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

/**
 * Saves work automatically while it is edited, and opens the latest work with the page. Only inputs that have changed since
 * the last save are written, so that rows added in another tab are kept.
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
  const hasRows = inputs.some(({ kind }) => kind === 'rows');
  const workId = open?.id ?? newId;
  const itsProject = open?.project ?? project;
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const [renamed, setRenamed] = useState<{ id: string; name: string } | null>(null);
  const name = renamed?.id === workId ? renamed.name.trim() : '';
  /** The inputs as they were last saved, and the id of their work. */
  const saved = useRef<{ id: string; raw: RawInputs } | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const isUnsaved = useRef(false);

  const save = useCallback(async () => {
    if (!isUnsaved.current) return;
    isUnsaved.current = false;
    const before = saved.current?.id === workId ? saved.current.raw : {};
    const set = Object.fromEntries(
      Object.entries(raw).filter(([key, value]) => before[key] !== value),
    );
    const removed = Object.keys(before).filter((key) => raw[key] === undefined);
    const savedAt = new Date();
    try {
      const { changeToolWork } = await load();
      const work = await changeToolWork(
        workId,
        {
          tool,
          ...(itsProject === null ? {} : { project: itsProject }),
          version,
          title: name || open?.title || title,
          answer: answer ?? open?.answer ?? '',
          savedAt: savedAt.toISOString(),
        },
        { set, removed },
      );
      saved.current = { id: workId, raw: work.inputs };
      setSaving({ kind: 'saved', at: savedAt });
      onSaved(
        work,
        Object.fromEntries(Object.entries(work.inputs).filter(([key]) => raw[key] === undefined)),
      );
    } catch {
      isUnsaved.current = true;
      setSaving({ kind: 'failed', message: savingMessages.failed });
    }
  }, [raw, workId, tool, itsProject, version, name, open, title, answer, onSaved]);

  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  const saveNow = useCallback(() => {
    queue.current = queue.current.then(() => latestSave.current());
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
          // A log that was begun before the project.
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
    if (before !== null && isSameInputs(before, raw) && !isRenamed && !isOutdated) return undefined;
    isUnsaved.current = true;
    const timer = setTimeout(saveNow, saveDelayMs);
    return () => clearTimeout(timer);
  }, [isOn, isUntouched, raw, answer, name, open, workId, inputs, saveNow]);

  useEffect(() => {
    if (!isOn) return undefined;
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('pagehide', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [isOn, saveNow]);

  return {
    workId,
    saving,
    rename: (to: string) => setRenamed({ id: workId, name: to }),
    /** Saves what the project and the example have filled, as it stands. */
    saveAsIs: () => {
      isUnsaved.current = true;
      saveNow();
    },
    /** Starts new work: what is typed from here on is saved under a new id. */
    startNew: () => {
      isUnsaved.current = false;
      setNewId(crypto.randomUUID());
      setSaving({ kind: 'idle' });
    },
  };
}
