// Written by `npm run media` from assets/documents and assets/videos; do not edit.
/** Bytes of the PDFs to download, by their address. */
// oxfmt-ignore
export const documentSizes: Readonly<Record<string, number>> = {
  '/attached_assets/documents/housing-infill-mapping.pdf': 243491,
  '/attached_assets/documents/housing-needs-report.pdf': 199968,
  '/attached_assets/documents/sample-house-extension.pdf': 42938,
  '/attached_assets/documents/sample-natural-building-consultation.pdf': 48115,
  '/attached_assets/documents/sample-new-house.pdf': 45194,
  '/attached_assets/documents/sample-new-property.pdf': 56372,
  '/attached_assets/documents/sample-permit-pathway.pdf': 50089,
  '/attached_assets/documents/sample-pre-purchase.pdf': 43030,
  '/attached_assets/documents/small-homes-brochure.pdf': 272627,
  '/attached_assets/documents/structure-plan-objection.pdf': 265506,
};
/** Bytes of the videos to download, by their address. */
// oxfmt-ignore
export const videoSizes: Readonly<Record<string, number>> = {
  '/attached_assets/videos/music-in-the-commons.mp4': 661201,
  '/attached_assets/videos/sheep-on-the-promenade.mp4': 1339596,
};
