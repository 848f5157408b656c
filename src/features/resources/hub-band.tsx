import type { ReactNode } from 'react';
import type { Picture } from '#shared/media.ts';
import { PictureView } from '#ui/picture/picture-view.tsx';
import styles from './hub-band.module.css';

/** A background picture across the top of a page; the page's sheet of paper lies over its foot. */
export function HubBand({
  picture,
  children,
}: {
  picture: Picture | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles['hub']}>
      {picture ? (
        <div className={styles['background']}>
          <PictureView picture={picture} alt="" sizes="100vw" isLead />
        </div>
      ) : null}
      <div className={styles['sheet']}>{children}</div>
    </div>
  );
}
