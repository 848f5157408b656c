import type { MaterialBody } from '#shared/content-types/material.ts';
import styles from './property-bar.module.css';

type MaterialProperty = MaterialBody['properties']['strength'];

const steps = [1, 2, 3, 4, 5] as const;

/** One property: its name, a bar of five steps, and the words that carry the meaning. */
export function PropertyBar({ label, property }: { label: string; property: MaterialProperty }) {
  return (
    <div className={styles['property']}>
      <dt className={styles['label']}>
        {label}
        <span className="visually-hidden">{`, ${property.rating} of 5`}</span>
      </dt>
      <dd className={styles['value']}>
        <RatingBar rating={property.rating} />
        <span>{property.words}</span>
      </dd>
    </div>
  );
}

/** Five steps, some of them filled; says nothing to a screen reader. */
export function RatingBar({ rating }: { rating: MaterialProperty['rating'] }) {
  return (
    <span className={styles['bar']} aria-hidden="true">
      {steps.map((step) => (
        <span key={step} data-filled={step <= rating ? '' : undefined} />
      ))}
    </span>
  );
}
