export interface PhotoCategory {
  id: string;
  title: string;
  line: string;
}

/** The list at the foot of the page and the request that goes with it. */
export const photoAssignment = {
  title: 'Which photo belongs to which project?',
  request: 'For the owner: please assign each photo to one of these project categories.',
  categories: [
    {
      id: 'mudbrick-houses',
      title: 'Mudbrick houses',
      line: 'Muckleford, Glenlyon and others.',
    },
    {
      id: 'light-earth-houses',
      title: 'Light earth houses',
      line: 'Eganstown and others.',
    },
    {
      id: 'strawbale-buildings',
      title: 'Strawbale buildings',
      line: 'Franklinford and the garden studio.',
    },
    {
      id: 'timber-and-timbercrete',
      title: 'Timber and timbercrete houses',
      line: 'Trentham and Bullarto.',
    },
    {
      id: 'extensions-and-old-houses',
      title: 'Extensions and old houses',
      line: 'Yandoit, Campbells Creek and others.',
    },
    {
      id: 'community-projects',
      title: 'Community projects',
      line: 'The makers’ hall, gardens, food forests and small homes.',
    },
    {
      id: 'heritage-and-research',
      title: 'Heritage and research',
      line: 'Village scenes, tests, mixes and working bees.',
    },
  ],
} as const satisfies { title: string; request: string; categories: readonly PhotoCategory[] };
