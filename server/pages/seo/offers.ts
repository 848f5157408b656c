import type { Service } from 'schema-dts';
import type { ServiceOffering } from '#content/services.ts';
import { searchSummary } from '#lib/search-summary.ts';
import { paths } from '#shared/paths.ts';
import { practiceReference } from './practice-node.ts';

const audience = 'Central Victoria, Australia';

/** The reports of the price list, each a service with its fixed price in Australian dollars. */
export function reports(offerings: readonly ServiceOffering[], origin: string): Service[] {
  return offerings.map(({ id, title, priceAud, description, questionnaire }) => ({
    '@type': 'Service',
    '@id': `${origin}${paths.designServices}#${id}`,
    name: title,
    description: searchSummary(description),
    serviceType: 'Design advice report',
    provider: practiceReference(origin),
    areaServed: audience,
    offers: {
      '@type': 'Offer',
      price: priceAud,
      priceCurrency: 'AUD',
      url: origin + (questionnaire === 'none' ? paths.contact : paths.questionnaire(questionnaire)),
    },
  }));
}

/** Work outside the reports, by the hour. */
export function hourlyWork(rateAud: number, origin: string): Service {
  return {
    '@type': 'Service',
    name: 'Additional services',
    provider: practiceReference(origin),
    areaServed: audience,
    offers: {
      '@type': 'Offer',
      url: origin + paths.contact,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: rateAud,
        priceCurrency: 'AUD',
        unitCode: 'HUR',
      },
    },
  };
}
