import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useProjects } from '#offline/react/use-projects.ts';
import { changeProject } from '#offline/tool-work/projects.ts';
import { isSameInputs } from '#shared/tools/input.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import {
  factsIn,
  filledBy,
  isFactId,
  projectNotes,
  projectSentence,
  tellFact,
  withFact,
} from '#shared/tools/project.ts';
import type { ProjectNames } from '#shared/tools/project.ts';
import { savingMessages } from '../messages.ts';
import { inputText } from '../input-summary.tsx';
import type { ToolProjectProps } from '../page-project.ts';
import { ProjectBar } from './project-bar.tsx';

const none: RawInputs = {};

/** A tool's part in a project: the bar, what the project fills, and what it takes over from the tool. */
export function ToolProject({
  tool,
  inputs,
  raw,
  latest,
  onFill,
  onProject,
  names,
}: ToolProjectProps & { names: ProjectNames }) {
  const projects = useProjects();
  const open = projects?.open ?? null;
  const id = open?.id ?? null;
  // As text: the same facts in a new object, after a save of any work, change nothing here.
  const factsText = open === null ? null : JSON.stringify(open.inputs);
  const facts = useMemo(
    () => (factsText === null ? null : (JSON.parse(factsText) as RawInputs)),
    [factsText],
  );
  const filled = useMemo(
    () => (facts === null ? none : filledBy(tool, inputs, facts)),
    [tool, inputs, facts],
  );
  const last = useRef<{ id: string | null; filled: RawInputs }>({ id: null, filled: none });
  useEffect(() => {
    const before = last.current.id === id ? last.current.filled : none;
    last.current = { id, filled };
    const { raw: now, example, workId } = latest();
    const changed = Object.entries(filled).filter(
      ([name, value]) =>
        now[name] !== value &&
        (now[name] === before[name] || (workId === null && now[name] === example[name])),
    );
    if (changed.length > 0) onFill(Object.fromEntries(changed));
  }, [id, filled, latest, onFill]);
  const notes = useMemo(
    () =>
      facts === null
        ? ''
        : JSON.stringify(projectNotes(tool, inputs, facts, raw, inputText, names.places)),
    [tool, inputs, facts, raw, names],
  );
  const current = useRef(open);
  useEffect(() => {
    current.current = open;
  });
  const onTell = useCallback(
    async (fact: string): Promise<string | null> => {
      const project = current.current;
      if (project === null) return savingMessages.projectGone;
      const told = isFactId(fact) ? tellFact(tool, inputs, fact, latest().raw) : null;
      if (told === null || !isFactId(fact)) return null;
      const { id: projectId, title } = project;
      const next = withFact(project.inputs, fact, told);
      try {
        const content = { title, inputs: next, answer: projectSentence(next, names) };
        return (await changeProject(projectId, content)) ? null : savingMessages.projectGone;
      } catch {
        return savingMessages.failed;
      }
    },
    [tool, inputs, latest, names],
  );
  const isKnown = projects !== null;
  const title = open?.title ?? null;
  useEffect(() => {
    if (isKnown) onProject({ id, title, filled, notes, onTell });
  }, [isKnown, id, title, filled, notes, onTell, onProject]);
  if (projects === null) return null;
  return (
    <ProjectBar
      projects={projects}
      names={names}
      startWith={() => {
        const { raw: now, example, workId } = latest();
        return { facts: isSameInputs(now, example) ? none : factsIn(tool, inputs, now), workId };
      }}
    />
  );
}
