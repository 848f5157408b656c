import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Picture } from '#shared/media.ts';
import { PictureView } from '../picture/picture-view.tsx';
import styles from './card.module.css';

/** A grid of cards that appear 0.1 s after each other. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles['grid']}>{children}</ul>;
}

export interface CardProps {
  picture: Picture | undefined;
  title: string;
  /** Small text above the title: a date, a place, a kind. */
  eyebrow?: ReactNode;
  /** One line under the title. */
  line?: string;
  /** Target of the whole card; a card with its own controls has none. */
  to?: string;
  /** For a card that opens something on this page: the whole card is the button. */
  onOpen?: () => void;
  /** Text below that looks like a link, for a card that is one. */
  callToAction?: string;
  isLead?: boolean;
  /** True for a card of another kind at the end of a grid: it spans two columns, picture and text side by side. */
  isWide?: boolean;
  children?: ReactNode;
}

/** Picture, title, one line. With `to`, the whole card is the link. */
export function Card({
  picture,
  title,
  eyebrow,
  line,
  to,
  onOpen,
  callToAction,
  isLead = false,
  isWide = false,
  children,
}: CardProps) {
  return (
    <li className={styles['card']} data-wide={isWide ? '' : undefined}>
      <div className={styles['frame']}>
        {picture ? (
          <PictureView
            picture={picture}
            alt=""
            isLead={isLead}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          />
        ) : null}
      </div>
      {eyebrow === undefined ? null : <p className={styles['eyebrow']}>{eyebrow}</p>}
      <h2 className={styles['title']}>
        <CardTitle to={to} onOpen={onOpen}>
          {title}
        </CardTitle>
      </h2>
      {line === undefined ? null : <p className={styles['line']}>{line}</p>}
      {callToAction === undefined ? null : (
        <p className={styles['more']} aria-hidden="true">
          {callToAction}
        </p>
      )}
      {children}
    </li>
  );
}

function CardTitle({
  to,
  onOpen,
  children,
}: {
  to: string | undefined;
  onOpen: (() => void) | undefined;
  children: string;
}) {
  if (to !== undefined) {
    return (
      <Link className={styles['link']} to={to}>
        {children}
      </Link>
    );
  }
  if (onOpen === undefined) return children;
  return (
    <button type="button" className={styles['link']} aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </button>
  );
}

/** Placeholder of a card that is loading. */
export function CardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label}>
      <ul className={styles['grid']} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={styles['skeleton']} data-testid="skeleton">
            <span />
            <span />
          </li>
        ))}
      </ul>
    </div>
  );
}
