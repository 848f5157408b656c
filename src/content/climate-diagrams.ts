/** The four drawings that open full screen, in the order of the page. */
export const climateDiagrams = [
  { picture: 'climate/solar-section', title: 'Solar section: winter and summer sun at noon' },
  { picture: 'climate/sun-path', title: 'Sun path over the highlands' },
  { picture: 'climate/seasonal-winds', title: 'Seasonal winds' },
  { picture: 'climate/temperature-bands', title: 'Temperature bands through the year' },
] as const;
