import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { takenDown } from '#shared/taken-down.ts';
import { paths } from '#shared/paths.ts';
import type { CommunityProject } from '#shared/schemas/content.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { TakenDown } from '#ui/taken-down/taken-down.tsx';
import { communityProjectIdOf, communityProjectQuery } from './queries.ts';

/** Finds the community project of an address and shows it, or says that there is none. */
export function CommunityPage({
  parameter,
  children,
}: {
  /** The `:id` of the address, as it stands there. */
  parameter: string | undefined;
  children: (project: CommunityProject) => ReactNode;
}) {
  const id = communityProjectIdOf(parameter);
  const client = useQueryClient();
  const { data: project, isPending } = useQuery({
    ...communityProjectQuery(id ?? 0, client),
    enabled: id !== null,
  });
  if (id !== null && isPending) {
    return (
      <>
        <PageHead title="Community project" />
        <p role="status" className="page-status">
          Loading project...
        </p>
      </>
    );
  }
  if (project === takenDown) {
    return (
      <TakenDown
        what="community project"
        list={{ href: paths.communityProjects, label: 'See all community projects' }}
      />
    );
  }
  if (!project) {
    return (
      <>
        <PageHead title="Project not found" isHidden />
        <Notice
          title="Project not found"
          level={1}
          actions={<Link to={paths.communityProjects}>Back to Community Projects</Link>}
        >
          There’s no community project at this address, or it didn’t load.
        </Notice>
      </>
    );
  }
  return children(project);
}
