import { useState } from 'react';
import { Inbox } from '#features/inbox/inbox.tsx';
import { formatFileSize } from '#features/uploads/file-size.ts';
import { messagesPage, requestedReports } from '#content/messages-page.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Opening } from '#ui/opening/opening.tsx';

export function Page() {
  const [unread, setUnread] = useState(0);
  const { title, section } = messagesPage;
  return (
    <>
      <PageHead title={unread === 0 ? title : `(${unread}) ${title}`} isHidden />
      <Opening title={title} />
      <Inbox
        section={section}
        reports={requestedReports}
        sizeText={formatFileSize}
        onUnread={setUnread}
      />
    </>
  );
}
