import { keysOf } from '#lib/keys-of.ts';
import type { ShownEntry } from '#shared/page-content.ts';
import type { MaterialLabels } from './material-labels.ts';
import { comparisonAnchor, comparisonTitle } from './messages.ts';
import styles from './material-index.module.css';

/** The way to each sheet, and the seven compared at a glance. */
export function MaterialIndex({
  materials,
  labels,
}: {
  materials: readonly ShownEntry<'material'>[];
  labels: MaterialLabels['properties'];
}) {
  const properties = keysOf(labels);
  return (
    <nav className={styles['index']} aria-labelledby={comparisonAnchor}>
      <h2 id={comparisonAnchor} className={styles['title']}>
        {comparisonTitle}
      </h2>
      <table className={styles['table']}>
        <caption className="visually-hidden">
          The materials and their properties, scored from 1 to 5
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Material</span>
            </th>
            {properties.map((property) => (
              <th key={property} scope="col" className={styles['property']}>
                <span>{labels[property]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {materials.map((material) => (
            <tr key={material.id}>
              <th scope="row">
                <a href={`#${material.id}`}>{material.title}</a>
                <span className={styles['summary']}>{material.summary}</span>
              </th>
              {properties.map((property) => {
                const { rating } = material.properties[property];
                return (
                  <td key={property}>
                    <span className={styles['mark']} data-rating={rating}>
                      {rating}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['note']}>1 = low, 5 = high. Darker marks are the high ones.</p>
    </nav>
  );
}
