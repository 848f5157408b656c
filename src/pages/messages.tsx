import { Inbox } from '#features/inbox/inbox.tsx';
import { formatFileSize } from '#features/uploads/file-size.ts';
import { messagesPage, requestedReports } from '#content/messages-page.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { PageIntro } from '#ui/page-intro/page-intro.tsx';

export function Page() {
  return (
    <>
      <PageHead title={messagesPage.title} isHidden />
      <PageIntro title={messagesPage.title} />
      <Inbox section={messagesPage.section} reports={requestedReports} sizeText={formatFileSize} />
    </>
  );
}
