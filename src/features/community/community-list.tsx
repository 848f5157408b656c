import { useQuery } from '@tanstack/react-query';
import { ExternalLink, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pictureAt } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import { paths } from '#shared/paths.ts';
import type { CommunityProject } from '#shared/schemas/content.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { PictureView } from '#ui/picture/picture-view.tsx';
import { paragraphsOf } from './community-text.ts';
import { communityProjectsQuery } from './queries.ts';
import styles from './community-list.module.css';

const defaultLabel = 'View Details About This Project';

/** The community projects, two to a row on a desk. */
export function CommunityList({ pictures }: { pictures: ReadonlyMap<string, Picture> }) {
  const { data: projects, isPending, isError } = useQuery(communityProjectsQuery);
  if (isPending) {
    return (
      <p role="status" className="page-status">
        Loading community projects...
      </p>
    );
  }
  if (isError) {
    return (
      <Notice role="alert" title="We couldn’t load the community projects">
        Try again when you’re online. Pages you’ve already opened still work.
      </Notice>
    );
  }
  return (
    <ul className={styles['list']}>
      {projects.map((project) => (
        <CommunityCard
          key={project.id}
          project={project}
          picture={pictureAt(pictures, project.imageUrl, project.pictures)}
        />
      ))}
    </ul>
  );
}

function CommunityCard({
  project,
  picture,
}: {
  project: CommunityProject;
  picture: Picture | undefined;
}) {
  const { link, title } = project;
  return (
    <li className={styles['card']}>
      <div className={styles['frame']}>
        {picture ? (
          <PictureView
            picture={picture}
            alt=""
            sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 50vw, 100vw"
          />
        ) : null}
      </div>
      <p className={styles['location']}>
        <MapPin size={16} strokeWidth={1.5} aria-hidden="true" />
        {project.location}
      </p>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['text']}>{paragraphsOf(project.description)[0]}</p>
      {link === undefined ? (
        <Link className="button button-quiet" to={paths.communityProject(project.id)}>
          {defaultLabel}
          <span className="visually-hidden">: {title}</span>
        </Link>
      ) : (
        <a className="button button-quiet" href={link} target="_blank" rel="noopener noreferrer">
          {project.linkText ?? defaultLabel}
          <span className="visually-hidden">: {title} (opens in a new tab)</span>
          <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
        </a>
      )}
    </li>
  );
}
