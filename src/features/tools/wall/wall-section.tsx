import { insideSurface, layerResistance, outsideSurface } from '#shared/tools/wall/thermal.ts';
import type { WallResult } from '#shared/tools/wall/calculate.ts';
import { thicknessText } from '#shared/tools/wall/messages.ts';
import { rounded } from '#shared/tools/labels.ts';
import { Drawing } from '../drawing.tsx';
import styles from '../drawing.module.css';

const size = { width: 360, height: 210 };
const wall = { from: 60, to: 300, top: 14, bottom: 168 };

/** The wall cut through, layer by layer, with the temperature in it in the coldest month. */
export function WallSection({ result }: { result: WallResult }) {
  const { layers, indoors, outdoors } = result.inputs;
  const outside = Math.min(...outdoors.map(({ temperature }) => temperature));
  const total = layers.reduce(
    (sum, layer) => sum + layerResistance(layer),
    insideSurface + outsideSurface,
  );
  const y = (temperature: number) =>
    wall.bottom -
    ((temperature - (outside - 2)) / (indoors.temperature - outside + 4)) *
      (wall.bottom - wall.top);
  const { points, bands } = layerBands(result, outside, total, y);
  const names = layers
    .map(
      ({ material, thickness }) => `${thicknessText(thickness)} of ${material.name.toLowerCase()}`,
    )
    .join(', ');
  return (
    <Drawing
      height={size.height}
      alt={`Section through the wall, inside on the left: ${names}. In the coldest month the temperature falls from ${rounded(indoors.temperature)} °C inside to ${rounded(outside, 1)} °C outside.`}
      caption="A section through the wall, with its average temperature in the coldest month. The numbers are those of the table below."
    >
      {bands.map(({ start, width, hasUprights }, index) => (
        <g key={start}>
          <rect
            className={styles[index % 2 === 0 ? 'mass' : 'open']}
            x={start}
            y={wall.top}
            width={width}
            height={wall.bottom - wall.top}
          />
          {hasUprights ? (
            <rect
              className={styles['obstacle']}
              x={start}
              y={wall.top + 56}
              width={width}
              height="18"
            />
          ) : null}
          <text
            className={styles['label']}
            x={start + width / 2}
            y={wall.bottom + 18}
            textAnchor="middle"
          >
            {index + 1}
          </text>
        </g>
      ))}
      <path className={styles['path']} data-tone="summer" d={`M${points.join('L')}`} />
      <text className={styles['label']} x="0" y={y(indoors.temperature) - 6}>
        {`${rounded(indoors.temperature)} °C`}
      </text>
      <text className={styles['label']} x={size.width} y={y(outside) - 6} textAnchor="end">
        {`${rounded(outside, 1)} °C`}
      </text>
      <text className={styles['muted']} x="0" y={size.height - 4}>
        inside
      </text>
      <text className={styles['muted']} x={size.width} y={size.height - 4} textAnchor="end">
        outside
      </text>
    </Drawing>
  );
}

/** The layers side by side, and the line of the temperature through them. */
function layerBands(
  { inputs: { layers, indoors }, thickness }: WallResult,
  outside: number,
  total: number,
  y: (temperature: number) => number,
) {
  let x = wall.from;
  let resistance = insideSurface;
  const at = () => indoors.temperature - ((indoors.temperature - outside) * resistance) / total;
  const points = [
    `0 ${y(indoors.temperature)}`,
    `${wall.from - 14} ${y(indoors.temperature)}`,
    `${x} ${y(at())}`,
  ];
  const bands = layers.map((layer) => {
    const width = (layer.thickness / thickness) * (wall.to - wall.from);
    const start = x;
    x += width;
    resistance += layerResistance(layer);
    points.push(`${x} ${y(at())}`);
    return { start, width, hasUprights: layer.bridge !== null };
  });
  points.push(`${wall.to + 14} ${y(outside)}`, `${size.width} ${y(outside)}`);
  return { points, bands };
}
