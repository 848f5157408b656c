import { Download, ExternalLink, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFileSize } from '#lib/file-size.ts';
import type { CommunityDetails } from '#content/community/community-details.ts';
import type { Source } from '#content/schema.ts';
import { paths } from '#shared/paths.ts';
import type { CommunityProject } from '#shared/schemas/content.ts';
import type { Picture } from '#shared/media.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { SourceLinks } from '#ui/sources/source-links.tsx';
import { CommunityHero } from './community-hero.tsx';
import { paragraphsOf } from './community-text.ts';
import styles from './community-view.module.css';

export interface CommunityViewProps {
  project: CommunityProject;
  picture: Picture | undefined;
  details: CommunityDetails | undefined;
  /** The page elsewhere that tells the project's history. */
  history: { label: string; source: Source } | undefined;
  /** Where the facts of the text were taken from. */
  sources: readonly Source[];
  /** Size of a download in bytes, by its address. */
  sizeOf: (href: string) => number | undefined;
  gallery: ReactNode;
}

/** One community project: picture, title, place, text, what can be taken along, gallery. */
export function CommunityView({
  project,
  picture,
  details,
  history,
  sources,
  sizeOf,
  gallery,
}: CommunityViewProps) {
  return (
    <article>
      <CommunityHero
        picture={picture}
        title={project.title}
        back={<BackLink to={paths.communityProjects}>Back to Community Projects</BackLink>}
        eyebrow={
          <>
            <MapPin size={16} strokeWidth={1.5} aria-hidden="true" />
            {project.location}
          </>
        }
      />
      <HydrationBoundary>
        <div className={styles['columns']}>
          <section aria-labelledby="about-project" className={styles['about']}>
            <h2 id="about-project">About This Project</h2>
            {paragraphsOf(project.description).map((paragraph) => (
              <p key={paragraph}>
                <InlineText text={paragraph} />
              </p>
            ))}
            {project.link === undefined ? null : (
              <a className="button" href={project.link} target="_blank" rel="noopener noreferrer">
                {project.linkText ?? 'Learn More'}
                <span className="visually-hidden"> (opens in a new tab)</span>
                <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
              </a>
            )}
          </section>
          <aside className={styles['panel']} aria-labelledby="project-details">
            <h2 id="project-details">Project Details</h2>
            <dl>
              <dt>Location</dt>
              <dd>{project.location}</dd>
            </dl>
            {history ? (
              <p>
                <ExternalAnchor href={history.source.url}>{history.label}</ExternalAnchor>
              </p>
            ) : null}
            {details?.resources.kind === 'coming-soon' ? (
              <div className={styles['soon']}>
                <h3>{details.resources.title}</h3>
                <p>
                  <InlineText text={details.resources.text} />
                </p>
              </div>
            ) : null}
            <SourceLinks sources={sources} />
          </aside>
        </div>
        {details?.resources.kind === 'documents' ? (
          <section aria-labelledby="papers" className={styles['documents']}>
            <h2 id="papers">{details.resources.title}</h2>
            <ul>
              {details.resources.documents.map((document) => {
                const bytes = sizeOf(document.href);
                // Whole kilobytes are near enough beside a download.
                const size =
                  bytes === undefined ? undefined : formatFileSize(Math.round(bytes / 1024) * 1024);
                return (
                  <li key={document.href}>
                    <h3>
                      <a href={document.href} download>
                        {document.title}
                      </a>
                    </h3>
                    <p>{document.text}</p>
                    <p className={styles['format']}>
                      <Download size={16} strokeWidth={1.5} aria-hidden="true" />
                      {size === undefined ? 'PDF' : `PDF, ${size}`}
                    </p>
                  </li>
                );
              })}
            </ul>
          </section>
        ) : null}
        <section aria-labelledby="gallery" className={styles['gallery']}>
          <h2 id="gallery">Project Gallery</h2>
          {gallery}
        </section>
        <p className={styles['end']}>
          <BackLink to={paths.communityProjects}>Back to Community Projects</BackLink>
        </p>
      </HydrationBoundary>
    </article>
  );
}

function ExternalAnchor({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles['external']} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>{' '}
      <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />
    </a>
  );
}
