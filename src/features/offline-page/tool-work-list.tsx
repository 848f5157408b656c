import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#lib/format-date.ts';
import { focusHeadingOf } from '#browser/scroll-to-anchor.ts';
import { useToolWork } from '#offline/react/use-stored.ts';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import { paths } from '#shared/paths.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { useConfirmation } from '#ui/actions/use-confirmation.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { StoredList, StoredListItem } from '#ui/stored-list/stored-list.tsx';
import styles from './offline-page.module.css';

/** Everything saved with the tools on this device: open it in its tool, or delete it. */
export function ToolWorkList() {
  const [works, readAgain] = useToolWork();
  const [notice, setNotice] = useState('');
  const part = useRef<HTMLDivElement>(null);
  const remove = async ({ id }: SavedToolWork) => {
    try {
      const { removeToolWork } = await import('#offline/tool-work/tool-work.ts');
      await removeToolWork(id);
      setNotice('Deleted from this device.');
      focusHeadingOf(part.current);
    } catch {
      setNotice('We couldn’t delete this. It’s still saved.');
      readAgain();
    }
  };
  return (
    <div ref={part} className={styles['part']}>
      {works === 'failed' ? (
        <p role="alert">
          We couldn’t read what you’ve saved in the tools. Nothing has been deleted.
        </p>
      ) : null}
      {works === null || works.length === 0 ? (
        <p className={styles['muted']} data-unknown={works === null || undefined}>
          Nothing saved yet. Anything you save in <Link to={paths.tools}>the tools</Link> shows
          here.
        </p>
      ) : null}
      {works !== null && works !== 'failed' && works.length > 0 ? (
        <StoredList>
          {works.map((work) => (
            <WorkEntry key={work.id} work={work} onRemove={() => void remove(work)} />
          ))}
        </StoredList>
      ) : null}
      <p role="status" className={styles['muted']}>
        {notice}
      </p>
    </div>
  );
}

function WorkEntry({ work, onRemove }: { work: SavedToolWork; onRemove: () => void }) {
  const { isAsking, ask, stopAsking, opener } = useConfirmation();
  const isProject = work.tool === 'project';
  return (
    <StoredListItem name={isProject ? `Project: ${work.title}` : work.title}>
      <p>{work.answer}</p>
      <p className={styles['muted']}>Saved {formatMoment(work.savedAt)}</p>
      {isAsking ? (
        <Confirmation label={`Delete ${work.title}?`} onCancel={stopAsking} onConfirm={onRemove}>
          {isProject
            ? `This deletes the project “${work.title}”. What you saved in its tools stays on this device.`
            : `This deletes “${work.title}” from this device for good.`}
        </Confirmation>
      ) : (
        <Actions>
          <Link
            to={isProject ? paths.tools : `${paths.tool(work.tool)}#saved`}
            onClick={() => {
              if (isProject) void openThis(work.id);
            }}
          >
            Open<span className="visually-hidden"> {work.title}</span>
            {isProject ? ' in the tools' : ' in its tool'}
          </Link>
          <TextButton ref={opener} onClick={ask}>
            Delete…<span className="visually-hidden"> {work.title}</span>
          </TextButton>
        </Actions>
      )}
    </StoredListItem>
  );
}

/** The contents page shows the project that is open on the device. */
async function openThis(id: string): Promise<void> {
  try {
    const { openProject } = await import('#offline/tool-work/projects.ts');
    await openProject(id);
  } catch {
    // The page says that it cannot read the device.
  }
}
