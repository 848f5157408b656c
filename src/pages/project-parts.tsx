import type { ComponentType } from 'react';
import type { ProjectParts, ToolProjectProps } from '#features/tools/page-project.ts';

/** What the tools' pages show of a project: loaded after the page, because it reads the device. */
export async function loadProjectParts(): Promise<ProjectParts> {
  const [{ ToolProject }, { ProjectEvidence }, { projectNames }] = await Promise.all([
    import('#features/tools/project/tool-project.tsx'),
    import('#features/tools/project/project-evidence.tsx'),
    import('#content/tools/project-names.ts'),
  ]);
  return {
    ToolProject: (props: ToolProjectProps) => <ToolProject {...props} names={projectNames} />,
    Evidence: ProjectEvidence,
  };
}

/** The open project, for the contents page of the tools. */
export async function loadProjectHome(): Promise<ComponentType> {
  const [{ ProjectHome }, { projectNames }, { toolViews }] = await Promise.all([
    import('#features/tools/project/project-home.tsx'),
    import('#content/tools/project-names.ts'),
    import('./tool-views.ts'),
  ]);
  return () => <ProjectHome names={projectNames} views={toolViews} />;
}
