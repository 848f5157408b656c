import type { ReactNode } from 'react';
import { sunshineSpans } from '#shared/climate-places.ts';
import type { ClimatePlace, Season, TemperatureRange } from '#shared/climate-places.ts';
import { ComparisonSwitch } from './comparison.tsx';
import type { Comparison } from './comparison.tsx';
import { oneDecimal } from './figures.ts';
import styles from './climate.module.css';

interface TableProps {
  places: readonly ClimatePlace[];
  comparison: Comparison;
}

/** Mean hours of sunshine a day. */
export function SunshineTable({ places, comparison }: TableProps) {
  return (
    <Comparable
      id="sunshine-table"
      caption="Hours of sunshine a day"
      comparison={comparison}
      places={places}
      spans={sunshineSpans}
      renderCell={(place, span) => oneDecimal(place.sunshine[span])}
    />
  );
}

/** Mean daily maximum and minimum of each season. */
export function TemperatureTable({
  places,
  seasons,
  note,
  comparison,
}: TableProps & { seasons: readonly { id: Season; label: string }[]; note: string }) {
  return (
    <Comparable
      id="temperature-table"
      caption="Temperature: average daytime high / overnight low (°C)"
      note={note}
      comparison={comparison}
      places={places}
      spans={seasons}
      renderCell={(place, span) => <Range {...place.temperature[span]} />}
    />
  );
}

function Range({ max, min }: TemperatureRange) {
  return (
    <span className={styles['range']}>
      <b>{oneDecimal(max)}</b>
      <span className={styles['slash']}> / </span>
      <span>{oneDecimal(min)}</span>
    </span>
  );
}

/** A table of places and seasons that can be turned over: whatever is being compared stands in the columns' order. */
function Comparable<Span extends string>({
  id,
  caption,
  note,
  comparison,
  places,
  spans,
  renderCell,
}: {
  id: string;
  caption: string;
  note?: string;
  comparison: Comparison;
  places: readonly ClimatePlace[];
  spans: readonly { id: Span; label: string }[];
  renderCell: (place: ClimatePlace, span: Span) => ReactNode;
}) {
  const isByPlace = comparison.by === 'place';
  return (
    <figure className={styles['figure']}>
      <p className={styles['title']} id={`${id}-caption`}>
        {caption}
      </p>
      <ComparisonSwitch {...comparison} />
      {/* A table wider than the phone scrolls, and a scrolled region must be reachable by keyboard. */}
      <div
        className={styles['scroll']}
        role="region"
        aria-labelledby={`${id}-caption`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table id={id} className={styles['table']} aria-labelledby={`${id}-caption`}>
          <thead>
            <tr>
              <th scope="col">{isByPlace ? 'Place' : 'Season'}</th>
              {(isByPlace ? spans.map(({ label }) => label) : places.map(({ name }) => name)).map(
                (label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {isByPlace
              ? places.map((place) => (
                  <tr key={place.id}>
                    <th scope="row">{place.name}</th>
                    {spans.map((span) => (
                      <td key={span.id}>{renderCell(place, span.id)}</td>
                    ))}
                  </tr>
                ))
              : spans.map((span) => (
                  <tr key={span.id}>
                    <th scope="row">{span.label}</th>
                    {places.map((place) => (
                      <td key={place.id}>{renderCell(place, span.id)}</td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </table>
      </div>
      {note === undefined ? null : <figcaption className={styles['note']}>{note}</figcaption>}
    </figure>
  );
}
