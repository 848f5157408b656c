import type { ReactNode } from 'react';
import type { Picture } from '#shared/media.ts';
import { PageIntro } from '#ui/page-intro/page-intro.tsx';
import { PictureView } from '#ui/picture/picture-view.tsx';
import styles from './services-intro.module.css';

/** Head of the page: what we do, for whom, and where on this long page it stands. */
export function ServicesIntro({
  title,
  standfirst,
  paragraphs,
  picture,
  contents,
  back,
}: {
  title: string;
  standfirst: string;
  paragraphs: readonly string[];
  picture: Picture | undefined;
  contents: { label: string; links: readonly { href: string; label: string }[] };
  back?: ReactNode;
}) {
  return (
    <>
      <PageIntro title={title} back={back}>
        <p>{standfirst}</p>
      </PageIntro>
      {picture ? (
        <figure className={styles['figure']}>
          <PictureView picture={picture} sizes="100vw" isLead className={styles['picture']} />
          {picture.label === '' ? null : <figcaption>{picture.label}</figcaption>}
        </figure>
      ) : null}
      <div className={styles['columns']}>
        <nav aria-label={contents.label} className={styles['contents']}>
          <p>{contents.label}</p>
          <ul>
            {contents.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['text']}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </>
  );
}
