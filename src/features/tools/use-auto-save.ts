import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OnSaved, ToolAutosave, ToolSaving } from '#offline/tool-work/tool-autosave.ts';
import { emptyInputs } from '#shared/tools/input.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import type { Calculator } from '#shared/tools/tool.ts';
import { outdatedAnswer } from '#shared/tools/labels.ts';
import { savingMessages } from './messages.ts';

/** How the last save went. */
export type Saving =
  | { kind: 'idle' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; message: string };

/**
 * Saves work automatically while it is edited, and when the page is left or other work is opened; and opens the latest
 * work with the page.
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
  onSaved: OnSaved;
}) {
  const openId = open?.id ?? null;
  /** Id of new work. */
  const [next, setNext] = useState(() => ({ id: crypto.randomUUID() as string, openId }));
  // Its id may be used, also where its first save is not done when other work is opened.
  if (next.openId !== openId) setNext({ id: crypto.randomUUID(), openId });
  const hasRows = inputs.some(({ kind }) => kind === 'rows');
  const workId = openId ?? next.id;
  const itsProject = open?.project ?? project;
  const { saving, autosave: engine, load, withAutosave } = useToolAutosave();
  /** Opens work with what was typed in it and is not saved yet. */
  const openWork = useCallback(
    (work: SavedToolWork | null) => onOpen(work === null ? null : (engine?.asTyped(work) ?? work)),
    [engine, onOpen],
  );
  const [renamed, setRenamed] = useState<{ id: string; name: string } | null>(null);
  const name = renamed?.id === workId ? renamed.name.trim() : '';
  const typed = {
    raw,
    work: {
      tool,
      ...(itsProject === null ? {} : { project: itsProject }),
      version,
      title: name || open?.title || title,
      answer: answer ?? open?.answer ?? '',
    },
  };
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
    if (isOn) withAutosave((autosave) => autosave.show(workId, onSaved));
  });

  // Opens the latest work, unless the visitor has started to type already: that of the project, or of none.
  const opening = useRef({ openWork, isUntouched });
  useEffect(() => {
    opening.current = { openWork, isUntouched };
  });
  useEffect(() => {
    if (!isOn) return;
    void (async () => {
      try {
        const { listToolWork } = await import('#offline/tool-work/tool-work.ts');
        const works = await listToolWork(tool);
        const last =
          works.find((work) => work.project === (project ?? undefined)) ??
          // A log that was started before the project.
          (hasRows ? works.find((work) => work.project === undefined) : undefined);
        if (last !== undefined && opening.current.isUntouched) opening.current.openWork(last);
      } catch {
        // The list of saved work shows the error.
      }
    })();
  }, [isOn, tool, project, hasRows]);

  useEffect(() => {
    if (!isOn || isUntouched) return;
    const isRenamed = name !== '' && name !== open?.title;
    const isOutdated = open?.answer === outdatedAnswer && answer !== null;
    const work = latest.current;
    withAutosave((autosave) => {
      if (open !== null) autosave.opened(open.id, { ...emptyInputs(inputs), ...open.inputs });
      autosave.type(workId, work, isRenamed || isOutdated);
    });
  }, [isOn, isUntouched, raw, answer, name, open, workId, inputs, withAutosave]);

  // Other work is opened before the delay is over.
  useEffect(() => {
    if (!isOn) return undefined;
    return () => withAutosave((autosave) => autosave.flush());
  }, [isOn, workId, withAutosave]);

  useEffect(() => {
    if (!isOn) return undefined;
    withAutosave((autosave) => autosave.start());
    return () => withAutosave((autosave) => autosave.end());
  }, [isOn, withAutosave]);

  return {
    workId,
    saving,
    openWork,
    rename: (to: string) => setRenamed({ id: workId, name: to }),
    /** Saves what the project and the example have filled, as it stands. */
    saveAsIs: () => {
      withAutosave((autosave) => {
        autosave.type(workId, typed, true);
        return autosave.flush();
      });
    },
    /** @throws Error when it was not removed */
    remove: async (id: string) => {
      const loaded = await load();
      if (loaded === null) throw new Error('The code that removes it could not be loaded.');
      await loaded.remove(id);
    },
    /** Starts new work: what is typed from here on is saved under a new id. */
    startNew: () => {
      if (isOn) withAutosave((autosave) => autosave.reset());
    },
  };
}

const notSaved: ToolSaving = { savedAt: null, problem: null };
const getNotSaved = () => notSaved;
const subscribeToNothing = () => () => {};

/** The engine, whose code is loaded after the page. What is typed before that waits, in order. */
function useToolAutosave() {
  const [autosave, setAutosave] = useState<ToolAutosave | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const loading = useRef<Promise<ToolAutosave | null> | null>(null);
  const waiting = useRef<((autosave: ToolAutosave) => unknown)[]>([]);
  const load = useCallback(() => {
    loading.current ??= import('#offline/tool-work/tool-autosave.ts').then(
      ({ ToolAutosave }) => {
        const loaded = new ToolAutosave();
        setAutosave(loaded);
        setHasFailed(false);
        return loaded;
      },
      () => {
        // Loaded with the next change.
        loading.current = null;
        setHasFailed(true);
        return null;
      },
    );
    return loading.current;
  }, []);
  const withAutosave = useCallback(
    (work: (autosave: ToolAutosave) => unknown) => {
      waiting.current.push(work);
      void load().then((loaded) => {
        if (loaded) for (const next of waiting.current.splice(0)) void next(loaded);
      });
    },
    [load],
  );
  const { savedAt, problem } = useSyncExternalStore(
    autosave?.subscribe ?? subscribeToNothing,
    autosave?.getSnapshot ?? getNotSaved,
    getNotSaved,
  );
  const saving: Saving =
    hasFailed || problem !== null
      ? { kind: 'failed', message: savingMessages.failed }
      : savedAt === null
        ? { kind: 'idle' }
        : { kind: 'saved', at: new Date(savedAt) };
  return { saving, autosave, load, withAutosave };
}
