import { useId } from 'react';
import type { SunResult } from '#shared/tools/sun/calculate.ts';
import { litShare, shadowAboveSill, shadowSlope } from '#shared/tools/sun/shade.ts';
import { formatList, rounded } from '#shared/tools/labels.ts';
import { Drawing } from '../drawing.tsx';
import styles from '../drawing.module.css';

const size = { width: 360, height: 300 };
const glassX = 262;
const floorY = 262;

/** The wall cut through: the eave, the glass, and how far down the noon sun of midwinter and midsummer reaches. */
export function SunSection({ result }: { result: SunResult }) {
  const id = useId();
  const { inputs, eaveDepth } = result;
  const depth = eaveDepth ?? 0;
  const tall = inputs.glassHeight + inputs.gap;
  const scale = Math.min(190 / tall, 215 / Math.max(depth, 0.1));
  const eaveY = floorY - tall * scale;
  const headY = floorY - inputs.glassHeight * scale;
  const tipX = glassX - depth * scale;
  const { obstacle } = inputs;
  const noons = [
    { label: '21 June', path: result.paths[0], tone: 'winter' },
    { label: '22 December', path: result.paths[2], tone: 'summer' },
  ].flatMap(({ label, path, tone }) => {
    const slope = path ? shadowSlope(path.noon, inputs.facingDegrees) : null;
    if (!path || slope === null) return [];
    const fromBelow = obstacle === null ? 0 : shadowAboveSill(path.noon, obstacle);
    const isTaken = fromBelow >= inputs.glassHeight;
    const share = litShare(path.noon, { ...inputs, eaveDepth: depth }, obstacle);
    return [{ label, tone, slope, fromBelow, isTaken, share, height: path.noon.heightDegrees }];
  });
  const suns = noons.filter(({ isTaken }) => !isTaken);
  const taken = formatList(noons.flatMap(({ label, isTaken }) => (isTaken ? [label] : [])));
  const notDrawn =
    obstacle === null
      ? ''
      : taken === ''
        ? ' What’s in front isn’t shown in this drawing.'
        : ` At noon on ${taken} what’s in front takes the sun, so it isn’t drawn.`;
  const alt = `Section through the wall, ${eaveDepth === null ? 'without an eave' : `with an eave ${rounded(depth, 2)} m deep`}, ${rounded(inputs.gap, 2)} m above ${rounded(inputs.glassHeight, 2)} m of glass. ${suns
    .map(
      ({ label, share }) =>
        `At noon on ${label} the sun reaches ${Math.round(share * 100)}% of the glass.`,
    )
    .join(' ')}${notDrawn}`;
  return (
    <Drawing
      height={size.height}
      alt={alt}
      caption={
        <>
          {noons.length === 0
            ? 'A section through the wall. At noon the sun is behind it.'
            : suns.length === 0
              ? 'A section through the wall.'
              : `A section through the wall, with the noon sun of ${formatList(suns.map(({ label }) => label))}. A bar beside the glass shows how much of it is in the sun.`}
          {notDrawn}
        </>
      }
    >
      <clipPath id={`${id}-frame`}>
        <rect width={size.width} height={floorY} />
      </clipPath>
      <line className={styles['line']} x1="0" x2={size.width} y1={floorY} y2={floorY} />
      <rect
        className={styles['mass']}
        x={glassX}
        y={eaveY - 16}
        width="26"
        height={headY - eaveY + 16}
      />
      <rect className={styles['mass']} x={glassX} y={floorY} width="26" height="38" />
      <line className={styles['glass']} x1={glassX + 8} x2={glassX + 8} y1={headY} y2={floorY} />
      {eaveDepth === null ? null : (
        <path
          className={styles['mass']}
          d={`M${glassX} ${eaveY}H${tipX}v-8L${glassX} ${eaveY - 16}Z`}
        />
      )}
      <g clipPath={`url(#${id}-frame)`}>
        {suns.map(({ label, tone, slope }) => {
          // Past the tip of the eave, down to the glass or the floor behind it.
          const hitY = eaveY + depth * scale * slope;
          return (
            <path
              key={label}
              className={styles['ray']}
              data-tone={tone}
              d={`M${tipX - 400} ${eaveY - 400 * slope}L${glassX} ${hitY}`}
            />
          );
        })}
      </g>
      {suns.map(({ label, tone, slope, fromBelow, share }, index) => {
        const top = Math.max(headY, eaveY + depth * scale * slope);
        return share === 0 ? null : (
          <line
            key={label}
            className={styles['lit']}
            data-tone={tone}
            x1={glassX + 34 + index * 9}
            x2={glassX + 34 + index * 9}
            y1={top}
            y2={floorY - fromBelow * scale}
          />
        );
      })}
      {suns.map(({ label, tone, height }, index) => (
        // On the side that no ray comes from.
        <text
          key={label}
          className={styles['label']}
          data-tone={tone}
          x={size.width}
          y={16 + index * 19}
          textAnchor="end"
        >
          {`${label}, ${rounded(height)}°`}
        </text>
      ))}
      <text className={styles['label']} x={glassX - 6} y={eaveY - 22} textAnchor="end">
        {eaveDepth === null ? '' : `${rounded(depth, 2)} m`}
      </text>
      <text className={styles['muted']} x="0" y={floorY + 18}>
        outside
      </text>
      <text className={styles['muted']} x={glassX + 34} y={floorY + 18}>
        inside
      </text>
    </Drawing>
  );
}
