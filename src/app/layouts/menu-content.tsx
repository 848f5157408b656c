import { useState } from 'react';
import { InstallLine } from '#features/install/install-line.tsx';
import type { MenuToolsProps } from '#features/navigation/menu-tools-props.ts';
import { ReadySign } from '#features/on-this-device/ready-sign.tsx';
import { ReadingAids } from '#features/reading-aids/reading-aids.tsx';
import { SiteSearch } from '#features/search/site-search.tsx';

/** The opened menu: the search, the list of pages, whether the device is ready for the site, the aids for reading. */
export function MenuContent({ searchRequests, onSearching, onClose, children }: MenuToolsProps) {
  const [isSearching, setIsSearching] = useState(false);
  return (
    <>
      <SiteSearch
        focusRequests={searchRequests}
        onSearching={(isOn) => {
          setIsSearching(isOn);
          onSearching(isOn);
        }}
        onChoose={onClose}
      />
      {children}
      {isSearching ? null : (
        <>
          <ReadySign onChoose={onClose} />
          <InstallLine onChoose={onClose} />
          <ReadingAids />
        </>
      )}
    </>
  );
}
