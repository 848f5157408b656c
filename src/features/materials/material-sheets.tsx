import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { Picture } from '#shared/media.ts';
import type { PageContents } from '#shared/page-content.ts';
import { paths } from '#shared/paths.ts';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { useBelowFold } from '#ui/deferred/use-below-fold.ts';
import { InlineParagraphs } from '#ui/inline-text/inline-paragraphs.tsx';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { MaterialIndex } from './material-index.tsx';
import type { MaterialLabels } from './material-labels.ts';
import { MaterialSheet } from './material-sheet.tsx';
import { comparisonAnchor, comparisonTitle, otherWallsAnchor } from './messages.ts';
import styles from './material-page.module.css';

/** The opening words, the list to jump from, the seven sheets, and the ways on. */
export function MaterialSheets({
  page: {
    'materials-page': { introduction, costNote, others },
    material: sheets,
    projectTitles,
  },
  labels,
  contents: Contents,
  onPictureOpen,
}: {
  page: PageContents['natural-building-materials'];
  labels: MaterialLabels;
  /** The list of the sections, as articles have it. */
  contents: ComponentType<{ sections: readonly { id: string; title: string }[] }>;
  onPictureOpen: (picture: Picture) => void;
}) {
  const isWhole = useBelowFold();
  return (
    <>
      <div className={styles['opening']}>
        <Contents
          sections={[
            { id: comparisonAnchor, title: comparisonTitle },
            ...sheets.map(({ id, title }) => ({ id, title })),
            { id: otherWallsAnchor, title: others.title },
          ]}
        />
        <div className={styles['introduction']}>
          <InlineParagraphs text={introduction} />
          <p>
            <InlineText text={costNote} />
          </p>
        </div>
      </div>
      <MaterialIndex materials={sheets} labels={labels.properties} />
      <HydrationBoundary>
        {sheets.slice(0, isWhole ? sheets.length : 1).map((material, index) => (
          <MaterialSheet
            key={material.id}
            material={material}
            projectTitles={projectTitles}
            number={index + 1}
            labels={labels}
            onPictureOpen={onPictureOpen}
          />
        ))}
        <section
          id={otherWallsAnchor}
          aria-labelledby={`${otherWallsAnchor}-title`}
          className={styles['others']}
        >
          <h2 id={`${otherWallsAnchor}-title`}>{others.title}</h2>
          <InlineParagraphs text={others.text} />
        </section>
        <div className={styles['end']}>
          <p className={styles['next']}>
            <Link className="button" to={paths.designServices}>
              Talk to us about your project
            </Link>
            <Link to={paths.projects}>See these materials in our projects</Link>
            <Link to={paths.heritageResearch}>How a village used them</Link>
          </p>
        </div>
      </HydrationBoundary>
    </>
  );
}
