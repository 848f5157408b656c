import { useEffect, useState } from 'react';
import { noteSignedIn, noteSignedOut } from '#browser/owner-hint.ts';
import { Button } from '#ui/button/button.tsx';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showAppBadge } from './app-badge.ts';

const loadDialog = () => import('./section-access-dialog.tsx');

/** What stands in place of the inbox for everybody else, with the dialog that opens it. */
export function OwnerSignIn({
  section,
  isOpenAtFirst,
  title,
  onSignedIn,
  children,
}: {
  section: string;
  isOpenAtFirst: boolean;
  title: string;
  onSignedIn: () => void;
  children: string;
}) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  useEffect(() => {
    // A number on the icon would tell what only the owner may know.
    showAppBadge(0);
    noteSignedOut();
  }, []);
  const dialog = useDeferred(loadDialog);
  const loaded = dialog.kind === 'ready' ? dialog.value : null;
  return (
    <>
      <Notice
        title={title}
        takesFocus={!isOpenAtFirst}
        actions={<Button onClick={() => setIsOpen(true)}>Sign in</Button>}
      >
        {children}
        {loaded ? <loaded.WaitingSignOut /> : null}
      </Notice>
      {loaded ? (
        <loaded.SectionAccessDialog
          isOpen={isOpen}
          section={section}
          onClose={() => setIsOpen(false)}
          onSignedIn={() => {
            // The page that shows the inbox may be left before it has loaded.
            noteSignedIn();
            onSignedIn();
          }}
        />
      ) : null}
    </>
  );
}
