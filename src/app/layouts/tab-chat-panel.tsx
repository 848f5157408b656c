import type { ComponentProps } from 'react';
import { ChatPanel } from '#features/chat/chat-panel.tsx';
import { TabQueryProvider } from '../browser-query-client.tsx';

/** The enquiry form with the queries of this tab: it stands above the pages, most of which have none. */
export function TabChatPanel(props: ComponentProps<typeof ChatPanel>) {
  return (
    <TabQueryProvider>
      <ChatPanel {...props} />
    </TabQueryProvider>
  );
}
