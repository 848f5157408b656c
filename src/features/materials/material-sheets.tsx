import { Link } from 'react-router-dom';
import type { Material } from '#content/materials.ts';
import type { Picture } from '#shared/media.ts';
import { paths } from '#shared/paths.ts';
import { useWholePage } from '#ui/deferred/use-whole-page.ts';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { MaterialIndex } from './material-index.tsx';
import type { MaterialLabels } from './material-labels.ts';
import { MaterialSheet } from './material-sheet.tsx';
import styles from './material-page.module.css';

/** The opening words, the list to jump from, the seven sheets, and the ways on. */
export function MaterialSheets({
  opening,
  materials,
  pictures,
  labels,
  costNote,
  others,
  onPictureOpen,
}: {
  opening: readonly string[];
  materials: readonly Material[];
  pictures: ReadonlyMap<string, Picture>;
  labels: MaterialLabels;
  costNote: string;
  /** What is asked about and has no sheet. */
  others: { id: string; title: string; paragraphs: readonly string[] };
  onPictureOpen: (picture: Picture) => void;
}) {
  const isWhole = useWholePage();
  return (
    <>
      <div className={styles['opening']}>
        {opening.map((paragraph) => (
          <p key={paragraph}>
            <InlineText text={paragraph} />
          </p>
        ))}
      </div>
      <MaterialIndex materials={materials} labels={labels.properties} />
      {materials.slice(0, isWhole ? materials.length : 1).map((material, index) => (
        <MaterialSheet
          key={material.id}
          material={material}
          number={index + 1}
          picture={pictures.get(material.image)}
          labels={labels}
          costNote={costNote}
          onPictureOpen={onPictureOpen}
        />
      ))}
      <section id={others.id} aria-labelledby={`${others.id}-title`} className={styles['others']}>
        <h2 id={`${others.id}-title`}>{others.title}</h2>
        {others.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <InlineText text={paragraph} />
          </p>
        ))}
      </section>
      <div className={styles['end']}>
        <p className={styles['onward']}>
          <Link className="button" to={paths.designServices}>
            Talk to us about your project
          </Link>
          <Link to={paths.projects}>See these materials in our projects</Link>
          <Link to={paths.heritageResearch}>Where these materials come from</Link>
        </p>
      </div>
    </>
  );
}
