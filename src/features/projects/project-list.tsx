import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureAt } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import { paths } from '#shared/paths.ts';
import type { ProjectStatus } from '#shared/schemas/content.ts';
import { Card, CardGrid, CardSkeletons } from '#ui/card/card.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { projectsQuery } from './queries.ts';

const skeletonCount = 6;

/** The featured projects, and the card that leads to the community projects. */
export function ProjectList({
  pictures,
  communityCard,
  statusLabels,
}: {
  pictures: ReadonlyMap<string, Picture>;
  communityCard: { title: string; line: string; picture: Picture | undefined };
  statusLabels: Readonly<Record<ProjectStatus, string>>;
}) {
  const { data: projects, isPending, isError } = useQuery(projectsQuery);
  // The specification keeps a category filter that no control changes yet.
  const [category] = useState('');

  if (isPending) return <CardSkeletons count={skeletonCount} label="Loading projects" />;
  const community = (
    <Card
      title={communityCard.title}
      line={communityCard.line}
      picture={communityCard.picture}
      to={paths.communityProjects}
      isWide
    />
  );
  const shown = projects?.filter((project) => category === '' || project.category === category);
  if (isError || shown === undefined || shown.length === 0) {
    return (
      <>
        {isError ? (
          <Notice role="alert" title="Failed to load projects. Please try again later." />
        ) : (
          <Notice title="No projects found in this category." />
        )}
        <CardGrid>{community}</CardGrid>
      </>
    );
  }
  return (
    <CardGrid>
      {shown.map((project, index) => (
        <Card
          key={project.id}
          title={project.title}
          eyebrow={statusLabels[project.status]}
          line={firstSentence(project.description)}
          picture={pictureAt(pictures, project.imageUrl, project.pictures)}
          to={paths.project(project.id)}
          isLead={index === 0}
        />
      ))}
      {community}
    </CardGrid>
  );
}

function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
