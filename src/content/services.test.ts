import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { formatAud } from '#shared/format-aud.ts';
import { paymentInstructions, serviceOfferings } from './reports.ts';
import {
  deliveryTime,
  depositPercent,
  localArea,
  reportPrices,
  responseCommitment,
  responseTime,
} from './services.ts';
import { serviceGroups, servicesIn } from './described-services.ts';
import { services, servicesPageBody } from './services-sections.ts';

const offering = (title: string) => serviceOfferings.find((report) => report.title === title);

describe('reports and prices', () => {
  it.each([
    ['Natural Building Consultation Report', 'naturalBuilding'],
    ['Planning/Building Permit Pathway Analysis', 'propertyAssessment'],
    ['House Extension Design Advice Report', 'houseExtension'],
    ['New House Design Advice Report', 'newHouseDesign'],
    ['Existing House Pre-Purchase Design Advice Report', 'none'],
    ['New Property Design Advice Report', 'none'],
  ])('%s is offered, and opens %s', (title, questionnaire) => {
    expect(offering(title)?.questionnaire).toBe(questionnaire);
  });

  it('uses every price of the one list', () => {
    const listed = Object.values(reportPrices).map(({ priceAud, depositAud }) => [
      formatAud(priceAud),
      depositAud === null ? null : formatAud(depositAud),
    ]);
    for (const { title, price, deposit, includes } of serviceOfferings) {
      expect(listed, title).toContainEqual([price, deposit]);
      expect(includes.length, title).toBeGreaterThan(0);
    }
  });

  it('asks for half of the price as deposit everywhere', () => {
    const withDeposit = Object.values(reportPrices).filter(({ depositAud }) => depositAud !== null);
    expect(withDeposit.map(({ depositAud }) => depositAud)).toEqual(
      withDeposit.map(({ priceAud }) => (priceAud * depositPercent) / 100),
    );
  });

  it('gives the extension and the new house the same five inclusions', () => {
    expect(offering('House Extension Design Advice Report')?.includes).toEqual(
      offering('New House Design Advice Report')?.includes,
    );
  });

  it('opens exactly four questionnaires', () => {
    const opened = serviceOfferings.map((r) => r.questionnaire).filter((q) => q !== 'none');
    expect(new Set(opened).size).toBe(4);
    expect(opened).toHaveLength(4);
  });

  it('formats amounts with a thousands comma', () => {
    expect(formatAud(880)).toBe('$880');
    expect(formatAud(1250)).toBe('$1,250');
    expect(formatAud(1234567)).toBe('$1,234,567');
  });
});

describe('pricing note', () => {
  const note = servicesPageBody.pricing.items.map(({ text }) => text).join('\n');

  it.each([
    `outside the ${localArea} area`,
    'bank transfer',
    `${depositPercent}% deposit`,
    'your name plus the service type',
  ])('says "%s"', (phrase) => {
    expect(note).toContain(phrase);
  });
});

describe('promises of time', () => {
  const parts = [
    ...Object.values(servicesPageBody),
    ...servicesPageBody.pricing.items,
    ...servicesPageBody.process.steps,
  ];
  const said = [...parts.map(({ text }) => text), responseCommitment];
  const times = (words: string) => said.filter((text) => text.includes(words)).length;

  it('says how long a report takes where reports start and where one arrives, and nowhere else', () => {
    expect(times(deliveryTime)).toBe(2);
  });

  it('says once how soon we reply', () => {
    expect(times(responseTime)).toBe(1);
  });
});

describe('described services', () => {
  it('has the three groups of the specification', () => {
    expect(serviceGroups.map((id) => servicesPageBody[id].title)).toEqual(
      expect.arrayContaining([
        'Full Design Services',
        'Full Planning Project Management',
        'Project Administration',
      ]),
    );
    expect(serviceGroups.flatMap((id) => servicesIn(id, services)).map(({ id }) => id)).toEqual(
      services.map(({ id }) => id),
    );
  });

  it('has unique ids', () => {
    const ids = [
      ...serviceOfferings.map((report) => report.id),
      ...serviceGroups,
      ...services.map(({ id }) => id),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names only icons that exist', () => {
    const icons = readdirSync('node_modules/lucide-react/dist/esm/icons');
    const named = [
      ...serviceOfferings,
      ...serviceGroups.flatMap((id) => servicesIn(id, services)),
    ].map((item) => item.icon);
    for (const icon of named)
      expect(
        icons.some((file) => file.startsWith(`${icon}.`)),
        icon,
      ).toBe(true);
  });
});

describe('payment instructions', () => {
  it.each([
    ['natural-building', reportPrices['natural-building-consultation']],
    ['property-assessment', reportPrices['permit-pathway']],
    ['new-house-design', reportPrices['new-house']],
    ['house-extension', reportPrices['house-extension']],
  ] as const)('%s asks for the amounts of the price list', (service, { priceAud, depositAud }) => {
    const deposit = depositAud ?? 0;
    expect(paymentInstructions[service].amounts.map((line) => line.amount)).toEqual(
      [priceAud, deposit, priceAud - deposit].map(formatAud),
    );
    expect(paymentInstructions[service].service).toBe(service);
  });
});
