export interface PhotoCategory {
  id: string;
  title: string;
  /** Where to read more, with inline links. */
  line: string;
}

/** The list at the foot of the page, and under it a request that only the owner sees. */
export const photoAssignment = {
  title: 'The projects behind them',
  request: 'Please assign each photo to one of these.',
  categories: [
    {
      id: 'mudbrick-houses',
      title: 'Mudbrick houses',
      line: '[Muckleford](/projects/1) and [Glenlyon](/projects/7).',
    },
    {
      id: 'light-earth-houses',
      title: 'Light earth houses',
      line: '[Eganstown](/projects/2).',
    },
    {
      id: 'strawbale-buildings',
      title: 'Strawbale buildings',
      line: '[Franklinford](/projects/5) and the [garden studio](/projects/4).',
    },
    {
      id: 'timber-and-timbercrete',
      title: 'Timber and timbercrete houses',
      line: '[Trentham](/projects/8) and [Bullarto](/projects/3).',
    },
    {
      id: 'extensions-and-old-houses',
      title: 'Extensions and old houses',
      line: '[Yandoit](/projects/6) and [Campbells Creek](/projects/9).',
    },
    {
      id: 'community-projects',
      title: 'Community projects',
      line: 'The [makers’ hall](/projects/10), and [gardens, food buildings and small homes](/community-projects).',
    },
    {
      id: 'heritage-and-research',
      title: 'Heritage and research',
      line: '[A Macedonian village](/heritage-research), its work and its year.',
    },
  ],
} as const satisfies { title: string; request: string; categories: readonly PhotoCategory[] };
