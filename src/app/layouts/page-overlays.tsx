import { useLocation } from 'react-router-dom';
import { ChatWidget } from '#features/chat/chat-widget.tsx';
import { UpdateOffer } from '#features/update-offer/update-offer.tsx';
import { fetchDrafts } from '#offline/drafts/fetch-drafts.ts';
import { paths } from '#shared/paths.ts';
import { ToastRegion } from '#ui/toast/toast-region.tsx';

const loadChatPanel = async () => {
  fetchDrafts();
  return (await import('./tab-chat-panel.tsx')).TabChatPanel;
};

/**
 * Above every page, and independent of its layout, so that an open chat stays open through a navigation: the toasts,
 * the offer to reload and, for visitors, the chat button.
 */
export function PageOverlays() {
  const { pathname } = useLocation();
  // The owner does not chat with the practice; the inbox itself hides the button once it is open.
  const isOwnersPage = pathname.startsWith(`${paths.messages}/`);
  return (
    <>
      {isOwnersPage ? null : <ChatWidget loadPanel={loadChatPanel} />}
      <UpdateOffer />
      <ToastRegion />
    </>
  );
}
