import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useProjects } from '#offline/react/use-projects.ts';
import { removeToolWork } from '#offline/tool-work/tool-work.ts';
import { paths } from '#shared/paths.ts';
import type { ProjectNames } from '#shared/tools/project.ts';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { useConfirmation } from '#ui/actions/use-confirmation.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { savingMessages } from '../messages.ts';
import { ProjectBar } from './project-bar.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectSheet } from './project-sheet.tsx';
import type { ToolViews } from './project-sheet.tsx';
import styles from './project.module.css';

const nothing = () => ({ facts: {}, workId: null });

/** The open project on the contents page of the tools: what it says, and the work that belongs to it. */
export function ProjectHome({ names, views }: { names: ProjectNames; views: ToolViews }) {
  const projects = useProjects();
  const { isAsking, ask, stopAsking, opener } = useConfirmation();
  const [notice, setNotice] = useState('');
  const part = useRef<HTMLDivElement>(null);
  if (projects === null) return null;
  const { open } = projects;
  const works = projects.works.filter(({ project }) => project === open?.id);
  const remove = async (id: string) => {
    try {
      await removeToolWork(id);
      setNotice('The project is deleted. What you saved in the tools is still on this device.');
      part.current?.focus();
    } catch {
      setNotice(savingMessages.notRemoved);
    }
    stopAsking();
  };
  return (
    <div ref={part} tabIndex={-1} className={styles['home']}>
      <ProjectBar projects={projects} names={names} startWith={nothing} isHome />
      {projects.isUnreadable ? <p role="alert">{savingMessages.notRead}</p> : null}
      <p role="status" className={styles['note']}>
        {notice}
      </p>
      {open === null ? null : (
        <section id="project" className={styles['whole']} aria-labelledby="project-title">
          <h2 id="project-title">{open.title}</h2>
          <ProjectFacts facts={open.inputs} names={names} />
          {works.length === 0 ? (
            <p className={styles['note']}>
              Open a tool below: what you enter there is saved in this project.
            </p>
          ) : (
            <>
              <ProjectSheet works={works} views={views} />
              <p className={styles['paper']}>
                {`How each answer is worked out, its sources and what it doesn’t cover: ${window.location.origin}${paths.tools}`}
              </p>
            </>
          )}
          {isAsking ? (
            <Confirmation
              label={`Delete ${open.title}?`}
              onCancel={stopAsking}
              onConfirm={() => void remove(open.id)}
            >
              This deletes the project “{open.title}”. What you saved in its tools stays on this
              device.
            </Confirmation>
          ) : (
            <div className={styles['actions']}>
              {works.length === 0 ? null : (
                <>
                  <Button tone="quiet" onClick={() => window.print()}>
                    Print the project
                  </Button>
                  <Link to={paths.designServices}>Send with a request</Link>
                </>
              )}
              <TextButton ref={opener} onClick={ask}>
                Delete the project…
              </TextButton>
            </div>
          )}
        </section>
      )}
    </div>
  );
}
