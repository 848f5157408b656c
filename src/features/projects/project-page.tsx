import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { takenDown } from '#shared/taken-down.ts';
import { paths } from '#shared/paths.ts';
import type { Project } from '#shared/schemas/content.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { TakenDown } from '#ui/taken-down/taken-down.tsx';
import { projectIdOf, projectQuery } from './queries.ts';

/** Finds the project of an address and shows it, or says why there is none. */
export function ProjectPage({
  parameter,
  describe,
  children,
}: {
  /** The `:id` of the address, as it stands there. */
  parameter: string | undefined;
  /** What search results and link previews say of it. */
  describe: (project: Project) => string;
  children: (project: Project) => ReactNode;
}) {
  const id = projectIdOf(parameter);
  const client = useQueryClient();
  const { data: project, isPending } = useQuery({
    ...projectQuery(id ?? 0, client),
    enabled: id !== null,
  });
  if (id === null) {
    return <Missing title="Invalid Project ID">The project ID provided is not valid.</Missing>;
  }
  if (isPending) {
    return (
      <>
        <PageHead title="Project" />
        <p role="status" className="page-status">
          Loading project...
        </p>
      </>
    );
  }
  if (project === takenDown) {
    return <TakenDown what="project" list={{ href: paths.projects, label: 'See all projects' }} />;
  }
  if (!project) {
    return (
      <Missing title="Project Not Found">
        The project you are looking for does not exist or could not be loaded.
      </Missing>
    );
  }
  return (
    <>
      <PageHead title={project.title} description={describe(project)} />
      {children(project)}
    </>
  );
}

function Missing({ title, children }: { title: string; children: string }) {
  return (
    <>
      <PageHead title={title} isHidden />
      <Notice title={title} level={1} actions={<Link to={paths.projects}>Back to Projects</Link>}>
        {children}
      </Notice>
    </>
  );
}
