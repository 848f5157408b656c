import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plainText } from '#lib/inline-markup.ts';
import { keysOf } from '#lib/keys-of.ts';
import type { Picture } from '#shared/media.ts';
import type { ShownEntry } from '#shared/page-content.ts';
import { paths } from '#shared/paths.ts';
import { belowFold } from '#ui/deferred/below-fold.ts';
import { InlineParagraphs } from '#ui/inline-text/inline-paragraphs.tsx';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { PictureLink } from '#ui/picture/picture-link.tsx';
import { PictureView } from '#ui/picture/picture-view.tsx';
import type { MaterialLabels } from './material-labels.ts';
import { comparisonAnchor } from './messages.ts';
import { PropertyBar } from './property-bar.tsx';
import styles from './material-sheet.module.css';

export interface MaterialSheetProps {
  material: ShownEntry<'material'>;
  /** Of the projects that the site shows, by number. */
  projectTitles: Readonly<Record<number, string>>;
  /** Printed before the name. */
  number: number;
  labels: MaterialLabels;
  onPictureOpen: (picture: Picture) => void;
}

/** One material as a specimen card. */
export function MaterialSheet({
  material,
  projectTitles,
  number,
  labels,
  onPictureOpen,
}: MaterialSheetProps) {
  const { id, title: name, picture } = material;
  const projects = material.projects.filter((project) => project.id in projectTitles);
  const costs = keysOf(labels.costs).filter((key) => material.costs[key] !== '');
  return (
    <section id={id} className={styles['sheet']} aria-label={name} {...belowFold}>
      <header className={styles['header']}>
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        <h2 className={styles['name']}>{name}</h2>
        <p className={styles['summary']}>{material.summary}</p>
      </header>

      <div className={styles['specimen']}>
        {picture ? (
          <figure className={styles['figure']}>
            <PictureLink
              picture={picture}
              name={picture.alt}
              className={styles['open']}
              onOpen={() => onPictureOpen(picture)}
            >
              <PictureView picture={picture} alt="" sizes="(min-width: 64rem) 26rem, 100vw" />
            </PictureLink>
            <figcaption className={styles['caption']}>
              {plainText(picture.caption)} {picture.label}
            </figcaption>
          </figure>
        ) : null}
        <Part id={`${id}-properties`} title="Properties">
          <dl className={styles['properties']} {...belowFold}>
            {keysOf(labels.properties).map((key) => (
              <PropertyBar
                key={key}
                label={labels.properties[key]}
                property={material.properties[key]}
              />
            ))}
          </dl>
        </Part>
        <Part id={`${id}-characteristics`} title="Key characteristics">
          <ul className={styles['plain']}>
            {material.characteristics.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </Part>
      </div>

      <div className={styles['text']} {...belowFold}>
        <InlineParagraphs text={material.description} className={styles['paragraph']} />

        <Part id={`${id}-costs`} title="Costs">
          <table className={styles['table']}>
            <tbody>
              {costs.map((key) => (
                <tr key={key}>
                  <th scope="row">{labels.costs[key]}</th>
                  <td>
                    <InlineText text={material.costs[key]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Part>

        <Part id={`${id}-processing`} title="Processing">
          <ol className={styles['steps']}>
            {material.processing.map((step, index) => (
              <li key={index}>
                <strong>{step.title}</strong> <InlineText text={step.text} />
              </li>
            ))}
          </ol>
        </Part>

        <div className={styles['cautions']}>
          <Part id={`${id}-cautions`} title="Cautions">
            <ul>
              {material.cautions.map((caution, index) => (
                <li key={index}>
                  <InlineText text={caution} />
                </li>
              ))}
            </ul>
          </Part>
        </div>

        <Part id={`${id}-environment`} title="Environmental impact">
          <dl className={styles['environment']}>
            {keysOf(labels.environmental).map((key) => (
              <div key={key}>
                <dt>{labels.environmental[key]}</dt>
                <dd>
                  <InlineText text={material.environmental[key]} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>

        {projects.length === 0 ? null : (
          <Part id={`${id}-projects`} title="Featured projects">
            <ul className={styles['plain']}>
              {projects.map((project) => (
                <li key={project.id}>
                  <Link to={paths.project(project.id)}>{projectTitles[project.id]}</Link>
                  <span className={styles['small']}>{project.note}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}

        <p className={styles['up']}>
          <a href={`#${comparisonAnchor}`}>Back to comparison</a>
        </p>
      </div>
    </section>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className={styles['part']} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles['partTitle']}>
        {title}
      </h3>
      {children}
    </div>
  );
}
