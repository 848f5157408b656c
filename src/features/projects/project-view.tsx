import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProjectReport, ProjectTheme } from '#content/projects/project-details.ts';
import { formatAmericanDay, practiceZone } from '#lib/format-date.ts';
import { pictureAt } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import { paths } from '#shared/paths.ts';
import type { Project } from '#shared/schemas/content.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { Hero } from '#ui/hero/hero.tsx';
import { PictureView } from '#ui/picture/picture-view.tsx';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { parseDetails } from './project-text.ts';
import styles from './project-view.module.css';

export interface ProjectViewProps {
  project: Project;
  pictures: ReadonlyMap<string, Picture>;
  theme: ProjectTheme | undefined;
  background: Picture | undefined;
  /** What the project is. */
  status: string;
  /** What stands in place of the features of a project without a list. */
  featuresComingSoon: string;
  gallery: ReactNode;
  report: ProjectReport;
  /** Where the rules and cautions of the details come from. */
  sources: ReactNode;
}

/** One project: picture, date, title, description, gallery, details, sustainable features. */
export function ProjectView({
  project,
  pictures,
  theme,
  background,
  status,
  featuresComingSoon,
  gallery,
  report,
  sources,
}: ProjectViewProps) {
  const { features = [] } = project;
  const picture = pictureAt(pictures, project.imageUrl, project.pictures);
  return (
    <article className={styles['project']} data-accent={theme?.accent ?? 'clay'}>
      {background ? (
        <div className={styles['background']} aria-hidden="true">
          <PictureView picture={background} alt="" sizes="100vw" />
        </div>
      ) : null}
      <div className={styles['sheet']}>
        <Hero
          title={project.title}
          back={<BackLink to={paths.projects}>Back to Projects</BackLink>}
          eyebrow={
            <>
              {status}
              {' · '}
              <time dateTime={project.createdAt}>
                {formatAmericanDay(project.createdAt, practiceZone)}
              </time>
            </>
          }
          lead={picture}
          caption={picture && `${picture.caption} ${picture.label}`}
        >
          <p>{project.description}</p>
        </Hero>
        <HydrationBoundary>
          <section aria-labelledby="gallery" className={styles['gallery']}>
            <h2 id="gallery">Project Gallery</h2>
            {gallery}
          </section>
          <div className={styles['columns']}>
            <section aria-labelledby="details">
              <h2 id="details">Project Details</h2>
              <Details text={project.details} />
            </section>
            <section aria-labelledby="features" className={styles['features']}>
              <h2 id="features">Sustainable Features</h2>
              {features.length > 0 ? (
                <ul>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              ) : (
                <p>{featuresComingSoon}</p>
              )}
            </section>
            {sources}
          </div>
          <p className={styles['report']}>
            {report.lead}
            {report.links.map(({ label, href }) => (
              <Link key={href} to={href}>
                {label}
              </Link>
            ))}
          </p>
          <p className={styles['end']}>
            <BackLink to={paths.projects}>Back to Projects</BackLink>
          </p>
        </HydrationBoundary>
      </div>
    </article>
  );
}

function Details({ text }: { text: string }) {
  return parseDetails(text).map((block, index) =>
    block.kind === 'list' ? (
      <ul key={index}>
        {block.items.map((item) => (
          <li key={item}>
            <InlineText text={item} />
          </li>
        ))}
      </ul>
    ) : block.kind === 'heading' ? (
      <h3 key={index}>{block.text}</h3>
    ) : (
      <p key={index}>
        <InlineText text={block.text} />
      </p>
    ),
  );
}
