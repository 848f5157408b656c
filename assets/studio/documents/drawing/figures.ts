/** Figures for the objection paper and the needs report. */
import { line, lines, P, path, rect, ring, shape, svg, words, type Pt } from './kit.ts';

/** The way from a draft to the planning scheme, with the two places to speak. */
export function twoOccasions(): string {
  const steps: readonly {
    x: number;
    title: string;
    rows: readonly string[];
    speak?: boolean;
    law?: boolean;
  }[] = [
    { x: 10, title: 'Draft', rows: ['Council publishes', 'a structure plan'] },
    { x: 40, title: 'Consultation', rows: ['as the council', 'chooses'], speak: true },
    { x: 70, title: 'Adoption', rows: ['The plan is', 'policy'] },
    { x: 100, title: 'Exhibition', rows: ['of an amendment,', 'under the Act'], speak: true },
    { x: 130, title: 'Panel', rows: ['hears submitters,', 'then advises'] },
    { x: 160, title: 'Approval', rows: ['by the Minister:', 'law for your land'], law: true },
  ];
  const y = 27;
  const parts = steps.map((s) => {
    const dot = ring(
      s.x,
      y,
      s.speak === true ? 3.4 : 2,
      s.speak === true
        ? { fill: P.rust }
        : { fill: s.law === true ? P.indigo : '#fff', stroke: P.indigo, width: 0.5 },
    );
    const say =
      s.speak === true
        ? line(
            [
              [s.x, y - 4.4],
              [s.x, y - 8.5],
            ],
            { stroke: P.rust, width: 0.3 },
          ) +
          words(s.x, y - 14, s.x < 50 ? 'First occasion:' : 'Second occasion:', {
            size: 4,
            anchor: 'middle',
            display: true,
            italic: true,
            fill: P.rust,
          }) +
          words(
            s.x,
            y - 9.8,
            s.x < 50 ? 'a submission on the draft' : 'a submission asking for a change',
            { size: 2.5, anchor: 'middle', fill: P.rust },
          )
        : '';
    return (
      dot +
      say +
      words(s.x, y + 9, s.title, { size: 3.7, anchor: 'middle', display: true }) +
      lines(s.x, y + 13.2, s.rows, { size: 2.4, anchor: 'middle', fill: '#5a4c40' })
    );
  });
  const bracket = (x0: number, x1: number, label: string): string =>
    line(
      [
        [x0, 48],
        [x0, 50],
        [x1, 50],
        [x1, 48],
      ],
      { stroke: '#8a7d6c', width: 0.2 },
    ) + words((x0 + x1) / 2, 54, label, { size: 2.5, anchor: 'middle', fill: '#5a4c40' });
  return svg(
    170,
    57,
    'Six steps in a row: draft, consultation, adoption, exhibition, panel, approval. The two occasions to speak are the consultation on the draft and the exhibition of the amendment.',
    line(
      [
        [10, y],
        [160, y],
      ],
      { stroke: P.indigo, width: 0.5 },
    ) +
      shape(
        [
          [151, y - 1.6],
          [154.5, y],
          [151, y + 1.6],
        ],
        { fill: P.indigo },
      ) +
      parts.join('') +
      bracket(2, 78, 'The structure plan: a picture of the town') +
      bracket(90, 168, 'The amendment: one step on the way to law'),
  );
}

/** Fields of marks at one scale, ten rows deep. */
export function marks(): string {
  const fields: readonly {
    n: number;
    title: string;
    rows: readonly string[];
    fill: string;
    about?: boolean;
  }[] = [
    {
      n: 2008,
      title: '2,008',
      rows: ['homes unoccupied on Census night', '2021 Census; Hepburn Shire Council'],
      fill: P.indigo,
    },
    {
      n: 500,
      title: 'nearly 500',
      rows: ['households in housing stress', '2020 study; Safe Place'],
      fill: '#82540f',
    },
    {
      n: 277,
      title: '277',
      rows: ['additional social rental homes needed', '2020 study; Safe Place'],
      fill: P.rust,
    },
  ];
  const step = 1.48;
  const deep = 20;
  let y = 7;
  const parts = fields.map((field) => {
    const top = y;
    let d = '';
    for (let i = 0; i < field.n; i += 1) {
      const [col, row] = [Math.floor(i / deep), i % deep];
      d += `M${(col * step + 0.5).toFixed(2)} ${(top + 3.5 + row * step).toFixed(2)}h0.01`;
    }
    const x = Math.ceil(field.n / deep) * step + 5;
    const beside = x > 120 ? 0 : x;
    const label =
      beside === 0
        ? words(0, top, field.title, { size: 6, display: true, fill: field.fill }) +
          words(24, top, `${field.rows[0] ?? ''} (${field.rows[1] ?? ''})`, { size: 2.6 })
        : words(beside, top + 10, field.title, { size: 6, display: true, fill: field.fill }) +
          lines(beside, top + 15, field.rows, { size: 2.6 });
    y += deep * step + (beside === 0 ? 9 : 7);
    return path(d, { stroke: field.fill, width: 1, round: true }) + label;
  });
  return svg(
    170,
    y - 2,
    'Three fields of marks at one scale, each mark a home or a household in Hepburn Shire: 2,008 homes unoccupied on Census night 2021, nearly 500 households in housing stress, 277 additional social rental homes needed.',
    parts.join(''),
  );
}

/** The housing register in two Septembers. */
export function register(): string {
  const k = 126 / 60_000;
  const bar = (y: number, label: string, total: number, priority?: number): string =>
    words(0, y + 5.2, label, { size: 2.7 }) +
    rect(30, y, total * k, 8, { fill: '#e3c98d', stroke: P.ink, width: 0.2 }) +
    (priority === undefined
      ? ''
      : rect(30, y, priority * k, 8, { fill: '#82540f' }) +
        words(31.6, y + 5.1, `${priority.toLocaleString('en-AU')} with priority access`, {
          size: 2.5,
          fill: '#fff',
        })) +
    words(30 + total * k + 1.8, y + 5.4, total.toLocaleString('en-AU'), { size: 4, display: true });
  const scale = [0, 20_000, 40_000].map((n) => {
    const x = 30 + n * k;
    const at: readonly Pt[] = [
      [x, 5],
      [x, 31],
    ];
    return (
      line(at, { stroke: '#cbb994', width: 0.15 }) +
      words(x, 35, n.toLocaleString('en-AU'), { size: 2.1, anchor: 'middle', fill: '#5a4c40' })
    );
  });
  return svg(
    170,
    37,
    'Two bars: 53,554 applications on the Victorian Housing Register by people not yet in social housing in September 2024, and 56,532 in September 2025, of which 31,353 with priority access.',
    scale.join('') + bar(7, 'September 2024', 53_554) + bar(20, 'September 2025', 56_532, 31_353),
  );
}
