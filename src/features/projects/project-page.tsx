import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import type { Project } from '#shared/schemas/content.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { projectIdOf, projectQuery } from './queries.ts';

/** Finds the project of an address and shows it, or says why there is none. */
export function ProjectPage({
  parameter,
  children,
}: {
  /** The `:id` of the address, as it stands there. */
  parameter: string | undefined;
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
  if (!project) {
    return (
      <Missing title="Project Not Found">
        The project you are looking for does not exist or could not be loaded.
      </Missing>
    );
  }
  return (
    <>
      <PageHead title={project.title} description={project.description} />
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
