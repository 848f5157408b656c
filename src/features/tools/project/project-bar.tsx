import { useRef, useState } from 'react';
import { FolderOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { changeProject, openProject, startProject } from '#offline/tool-work/projects.ts';
import type { Projects } from '#offline/tool-work/projects.ts';
import { paths } from '#shared/paths.ts';
import { projectSentence, projectVersion, withFact } from '#shared/tools/project.ts';
import type { ProjectNames } from '#shared/tools/project.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { savingMessages } from '../messages.ts';
import { ProjectForm } from './project-form.tsx';
import styles from './project.module.css';

/** The project that the tools work for, in a line; starting, changing and leaving it below. */
export function ProjectBar({
  projects: { open, projects },
  names,
  startWith,
  isHome = false,
}: {
  projects: Projects;
  names: ProjectNames;
  /** What a new project begins with: what the tool has, and the saved work that joins it. */
  startWith: () => { facts: RawInputs; workId: string | null };
  /** Whether the page shows the whole project anyway. */
  isHome?: boolean;
}) {
  const [panel, setPanel] = useState<'closed' | 'new' | 'change'>('closed');
  const [problem, setProblem] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setPanel('closed');
    opener.current?.focus();
  };
  // A project that is gone without a word from here was deleted in another tab.
  const [shownId, setShownId] = useState(open?.id ?? null);
  const [leftId, setLeftId] = useState<string | null>(null);
  if (open !== null && open.id !== shownId) setShownId(open.id);
  const isLost = open === null && shownId !== null && shownId !== leftId;
  const attempt = async (action: () => Promise<unknown>) => {
    try {
      await action();
      setProblem('');
    } catch {
      setProblem(savingMessages.failed);
    }
  };
  const start = async (title: string, place: string): Promise<string | null> => {
    const { facts, workId } = startWith();
    const inputs = withPlace(facts, place);
    try {
      await startProject(
        { title, inputs, answer: projectSentence(inputs, names) },
        projectVersion,
        workId,
      );
      close();
      return null;
    } catch {
      return savingMessages.failed;
    }
  };
  const change = async (title: string, place: string): Promise<string | null> => {
    if (open === null) return savingMessages.projectGone;
    const inputs = withPlace(open.inputs, place);
    try {
      const answer = projectSentence(inputs, names);
      if (!(await changeProject(open.id, { title, inputs, answer })))
        return savingMessages.projectGone;
      close();
      return null;
    } catch {
      return savingMessages.failed;
    }
  };
  const others = projects.filter(({ id }) => id !== open?.id);
  return (
    <div className={styles['project']}>
      <p className={styles['line']}>
        <FolderOpen size={18} strokeWidth={1.5} aria-hidden="true" />
        {open === null || isHome ? null : (
          <span className={styles['name']}>
            <span>Project: </span>
            <strong>{open.title}</strong>
          </span>
        )}
        <TextButton
          ref={opener}
          aria-expanded={panel !== 'closed'}
          onClick={() =>
            setPanel((before) =>
              before === 'closed' ? (open === null ? 'new' : 'change') : 'closed',
            )
          }
        >
          {open === null ? (
            'Start a project'
          ) : (
            <>
              Change<span className={isHome ? undefined : 'visually-hidden'}> the project</span>
            </>
          )}
        </TextButton>
        {open === null || isHome ? null : (
          <Link to={`${paths.tools}#project`}>
            See all<span className="visually-hidden"> of the project</span>
          </Link>
        )}
      </p>
      {isLost ? (
        <p role="status" className={styles['note']}>
          The project was deleted in another tab. What you saved in the tools is still here.
        </p>
      ) : null}
      {problem === '' ? null : <p role="alert">{problem}</p>}
      {panel === 'closed' ? null : (
        <div className={styles['panel']}>
          {panel === 'new' || open === null ? (
            <>
              <p className={styles['note']}>
                Your town goes with you from tool to tool, and so does what you’ve entered here. A
                wall, a roof or dates from another tool do once you use them for the project. What
                you enter is saved as you go.
              </p>
              <ProjectForm
                key="new"
                title=""
                place={startWith().facts['place'] ?? ''}
                names={names}
                submitLabel="Start the project"
                onSubmit={start}
                onCancel={close}
              />
            </>
          ) : (
            <ProjectForm
              key={open.id}
              title={open.title}
              place={open.inputs['place'] ?? ''}
              names={names}
              submitLabel="Save the project"
              onSubmit={change}
              onCancel={close}
            />
          )}
          {others.length === 0 && open === null ? null : (
            <ul className={styles['others']}>
              {others.map(({ id, title }) => (
                <li key={id}>
                  <TextButton
                    onClick={() =>
                      void attempt(async () => {
                        await openProject(id);
                        close();
                      })
                    }
                  >
                    Open {title}
                  </TextButton>
                </li>
              ))}
              {open === null ? null : (
                <>
                  <li>
                    <TextButton onClick={() => setPanel('new')}>Start another project</TextButton>
                  </li>
                  <li>
                    <TextButton
                      onClick={() =>
                        void attempt(async () => {
                          setLeftId(open.id);
                          await openProject(null);
                          close();
                        })
                      }
                    >
                      Work without a project
                    </TextButton>
                  </li>
                </>
              )}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

const withPlace = (facts: RawInputs, place: string): RawInputs =>
  withFact(facts, 'place', { place });
