import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import type { DeviceTransferDialogProps } from './device-transfer-dialog.tsx';

/** Opens the code that takes a draft to another device. */
export function DeviceTransferButton({
  isText = false,
  ...props
}: Omit<DeviceTransferDialogProps, 'onClose'> & {
  /** Whether it stands among text buttons. */
  isText?: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => setIsOpen((wasOpen) => !wasOpen);
  return (
    <>
      {isText ? (
        <TextButton onClick={toggle}>Continue on another device</TextButton>
      ) : (
        <Button tone="quiet" onClick={toggle}>
          <MonitorSmartphone size={20} strokeWidth={1.5} aria-hidden="true" />
          Continue on another device
        </Button>
      )}
      {isOpen ? <Opened {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

// Encryption and calls come with it; as they need the network, the device does not keep them for offline use.
const loadDialog = () => import('./device-transfer-dialog.tsx');

function Opened(props: DeviceTransferDialogProps) {
  const code = useDeferred(loadDialog);
  switch (code.kind) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <span role="alert">
          This needs a connection. To continue on the other device now, download a copy here and
          open it there under “Offline &amp; saved forms”.
        </span>
      );
    case 'ready': {
      const { DeviceTransferDialog } = code.value;
      return <DeviceTransferDialog {...props} />;
    }
  }
}
