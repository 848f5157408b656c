// Written by `npm run media` from assets/documents and assets/videos; do not edit.
/** Bytes of the PDFs to download, by their address. */
// oxfmt-ignore
export const documentSizes: Readonly<Record<string, number>> = {
  '/attached_assets/documents/housing-infill-mapping.pdf': 243617,
  '/attached_assets/documents/housing-needs-report.pdf': 199968,
  '/attached_assets/documents/small-homes-brochure.pdf': 272822,
  '/attached_assets/documents/structure-plan-objection.pdf': 267371,
};
/** Bytes of the videos to download, by their address. */
// oxfmt-ignore
export const videoSizes: Readonly<Record<string, number>> = {
  '/attached_assets/videos/music-in-the-commons.mp4': 661201,
  '/attached_assets/videos/sheep-on-the-promenade.mp4': 1339596,
};
