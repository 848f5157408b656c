import { Link } from 'react-router-dom';
import type { Material } from '#content/materials.ts';
import type { Picture } from '#shared/media.ts';
import { paths } from '#shared/paths.ts';
import { useWholePage } from '#ui/deferred/use-whole-page.ts';
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
  onPictureOpen,
}: {
  opening: readonly string[];
  materials: readonly Material[];
  pictures: ReadonlyMap<string, Picture>;
  labels: MaterialLabels;
  costNote: string;
  onPictureOpen: (picture: Picture) => void;
}) {
  const isWhole = useWholePage();
  return (
    <>
      <div className={styles['opening']}>
        {opening.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
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
      <div className={styles['end']}>
        <p className={styles['onward']}>
          <Link className="button" to={paths.designServices}>
            Ask about your walls
          </Link>
          <Link to={paths.projects}>See them in our projects</Link>
          <Link to={paths.heritageResearch}>Where these materials come from</Link>
        </p>
      </div>
    </>
  );
}
