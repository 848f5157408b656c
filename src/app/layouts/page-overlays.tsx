import { useLocation } from 'react-router-dom';
import { ChatWidget } from '#features/chat/chat-widget.tsx';
import { UpdateOffer } from '#features/update-offer/update-offer.tsx';
import { paths } from '#shared/paths.ts';
import { ToastRegion } from '#ui/toast/toast-region.tsx';

/**
 * What stands over every page and outlives a change of layout: the chat that was opened while the next page was on its
 * way stays open. The toasts and, for visitors, the chat button.
 */
export function PageOverlays() {
  const { pathname } = useLocation();
  // Nobody there has a question for the practice.
  const isOwnersPage = `${pathname}/`.startsWith(`${paths.messages}/`);
  return (
    <>
      {isOwnersPage ? null : <ChatWidget />}
      <UpdateOffer />
      <ToastRegion />
    </>
  );
}
