import { findBrokenLinks } from '../../support/broken-links.ts';
import type { Check } from '../check.ts';

const alsoRead = ['/sitemap.xml', '/feed.xml', '/manifest.webmanifest', '/robots.txt'];

/** Follows every link of the site. */
export const links: Check = ({ addresses, isWhole }) => [
  {
    name: 'every link',
    async run({ site }) {
      const begin = isWhole ? [...addresses, ...alsoRead] : addresses;
      const { broken, followed } = await findBrokenLinks(site.address, begin);
      return [
        {
          check: 'links',
          subject: 'every link',
          measured: `${broken.length} broken of ${followed} addresses`,
          isMet: broken.length === 0,
          findings: broken.map(({ from, to, why }) => `${from} -> ${to}: ${why}`),
        },
      ];
    },
  },
];
