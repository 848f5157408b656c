/** Reports of which a page is printed, about a block that does not exist. */
const sampled: ReadonlySet<string> = new Set([
  'natural-building-consultation',
  'permit-pathway',
  'house-extension',
  'new-house',
  'pre-purchase',
  'new-property',
]);

/** Address of the sample page of a report, a PDF that is downloaded with the others for offline reading. */
export const samplePageOf = (report: string) =>
  sampled.has(report) ? `/attached_assets/documents/sample-${report}.pdf` : undefined;
