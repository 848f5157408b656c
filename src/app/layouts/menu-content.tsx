import { InstallLine } from '#features/install/install-line.tsx';
import type { MenuSearchProps } from '#features/navigation/menu-tools-props.ts';
import { OfflineStatusLine } from '#features/offline-page/offline-status-line.tsx';
import { ReadingAids } from '#features/reading-aids/reading-aids.tsx';
import { SiteSearch } from '#features/search/site-search.tsx';

/** The search of the opened menu. */
export function MenuSearch({
  searchRequests,
  onSearching,
  onClose,
}: Omit<MenuSearchProps, 'wasOpened'>) {
  return <SiteSearch focusRequests={searchRequests} onSearching={onSearching} onChoose={onClose} />;
}

/** Below the list of pages: whether the device is ready for offline reading, installing, reading aids. */
export function MenuAids({ onClose }: { onClose: () => void }) {
  return (
    <>
      <OfflineStatusLine onChoose={onClose} />
      <InstallLine onChoose={onClose} />
      <ReadingAids />
    </>
  );
}
