import type { ProfessionalService } from 'schema-dts';
import { formatAud } from '#shared/format-aud.ts';
import type { ServiceOffering } from '#content/services.ts';
import type { Practice } from '#shared/api/practice.ts';
import type { PageContents } from '#shared/page-content.ts';
import { paths, siteName } from '#shared/paths.ts';

/** Refers to the practice from a page that does not describe it. */
export function practiceReference(origin: string) {
  return { '@id': `${origin}/#practice` } as const;
}

/** The practice: phone and email only when the owner has set them, no address. */
export function practiceNode(
  practice: Practice,
  landing: Pick<PageContents['landing']['opening'], 'tagline' | 'description'>,
  offerings: readonly ServiceOffering[],
  origin: string,
): ProfessionalService {
  const prices = offerings.map(({ priceAud }) => priceAud);
  return {
    '@type': 'ProfessionalService',
    ...practiceReference(origin),
    name: siteName,
    slogan: landing.tagline,
    description: landing.description,
    url: `${origin}/`,
    image: `${origin}/icon-512.png`,
    priceRange: `${formatAud(Math.min(...prices))}-${formatAud(Math.max(...prices))}`,
    currenciesAccepted: 'AUD',
    areaServed: { '@type': 'AdministrativeArea', name: 'Central Victoria, Australia' },
    knowsAbout: [
      'Mudbrick',
      'Strawbale',
      'Light earth',
      'Timbercrete',
      'Lime',
      'Passive solar design',
    ],
    ...(practice.email !== null && { email: practice.email }),
    ...(practice.phone !== null && { telephone: practice.phone }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      url: origin + paths.contact,
      availableLanguage: 'en-AU',
    },
  };
}
