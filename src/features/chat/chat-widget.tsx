import { MessageCircle, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { isNativeDialogOpen } from '#browser/open-dialogs.ts';
import styles from './chat-widget.module.css';

const panelId = 'chat-panel';
/** The fragment that opens the form, such as from a message that needs a correction. */
const chatHash = '#chat';

/**
 * The button at the bottom right of every page. The enquiry form behind it is loaded when it is wanted.
 * @param loadPanel must be the same function every time (a constant of the module)
 */
export function ChatWidget({
  loadPanel,
}: {
  loadPanel: () => Promise<ComponentType<{ onSent: () => void }>>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useDeferred(loadPanel, isWanted);
  const Panel = panel.kind === 'ready' ? panel.value : null;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (hash !== chatHash) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the server, whose page is taken over, knows no fragment
    setIsWanted(true);
    setIsOpen(true);
    // Once: a reload shows the page, and the same address can lead here again.
    void navigate(pathname + search, { replace: true });
  }, [pathname, search, hash, navigate]);

  useEffect(() => {
    if (!isOpen) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isNativeDialogOpen()) return;
      setIsOpen(false);
      button.current?.focus();
    }
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <div className={styles['widget']}>
      {isOpen ? (
        <div
          id={panelId}
          className={styles['panel']}
          role="dialog"
          aria-labelledby="chat-title"
          tabIndex={-1}
        >
          <h2 id="chat-title" className={styles['title']}>
            Ask us about your project
          </h2>
          {Panel === null ? (
            <p role="status">
              {panel.kind === 'failed' ? (
                <button type="button" className="button button-quiet" onClick={panel.retry}>
                  We couldn’t load this. Try again
                </button>
              ) : (
                'One moment…'
              )}
            </p>
          ) : (
            <Panel onSent={close} />
          )}
        </div>
      ) : null}
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-label={isOpen ? 'Close the enquiry form' : 'Chat with us'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={() => setIsWanted(true)}
        onFocus={() => setIsWanted(true)}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? (
          <X size={26} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <MessageCircle size={26} strokeWidth={1.5} aria-hidden="true" />
        )}
      </button>
    </div>
  );
}
