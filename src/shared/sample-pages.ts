/** Address of the sample page of a report, a PDF that is downloaded with the others for offline reading. */
export const samplePageOf = (report: string) => `/attached_assets/documents/sample-${report}.pdf`;
