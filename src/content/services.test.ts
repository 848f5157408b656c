import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import {
  additionalServicesAndPricing,
  describedServiceGroups,
  depositPercent,
  formatAud,
  paymentInstructions,
  processSteps,
  reportPrices,
  serviceOfferings,
} from './services.ts';

const offering = (title: string) => serviceOfferings.find((report) => report.title === title);

describe('reports and prices', () => {
  it.each([
    ['Natural Building Consultation Report', '$220', '$110', 7, 'naturalBuilding'],
    ['Planning/Building Permit Pathway Analysis', '$320', '$160', 6, 'propertyAssessment'],
    ['House Extension Design Advice Report', '$550', '$275', 5, 'houseExtension'],
    ['New House Design Advice Report', '$880', '$440', 5, 'newHouseDesign'],
    ['Existing House Pre-Purchase Design Advice Report', '$440', null, 5, 'none'],
    ['New Property Design Advice Report', '$660', null, 5, 'none'],
  ])('%s costs %s', (title, price, deposit, inclusions, questionnaire) => {
    const report = offering(title);
    expect(report).toMatchObject({ price, deposit, questionnaire });
    expect(report?.includes).toHaveLength(inclusions);
  });

  it('asks for half wherever a deposit is written', () => {
    for (const { priceAud, depositAud } of Object.values(reportPrices)) {
      if (depositAud !== null) expect(depositAud).toBe((priceAud * depositPercent) / 100);
    }
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

  it('writes amounts with a thousands comma', () => {
    expect(formatAud(880)).toBe('$880');
    expect(formatAud(1250)).toBe('$1,250');
    expect(formatAud(1234567)).toBe('$1,234,567');
  });
});

describe('pricing note', () => {
  const note = additionalServicesAndPricing.items.map((item) => item.text).join('\n');

  it.each([
    '$80 per hour',
    'outside the Daylesford/Hepburn area',
    'bank transfer',
    '50% deposit',
    'Your name plus the service type',
    '7-10 business days',
    '1-2 business days',
  ])('says "%s"', (phrase) => {
    expect(note).toContain(phrase);
  });
});

describe('described services', () => {
  it('has three groups of four cards', () => {
    expect(describedServiceGroups.map((group) => [group.title, group.services.length])).toEqual([
      ['Full Design Services', 4],
      ['Full Planning Project Management', 4],
      ['Project Administration', 4],
    ]);
  });

  it('has no id twice', () => {
    const ids = [
      ...serviceOfferings.map((report) => report.id),
      ...describedServiceGroups.flatMap((group) => [group.id, ...group.services.map((s) => s.id)]),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names only icons that exist', () => {
    const icons = readdirSync('node_modules/lucide-react/dist/esm/icons');
    const named = [
      ...serviceOfferings,
      ...describedServiceGroups.flatMap((group) => group.services),
      ...processSteps,
    ].map((item) => item.icon);
    for (const icon of named)
      expect(
        icons.some((file) => file.startsWith(`${icon}.`)),
        icon,
      ).toBe(true);
  });

  it('explains the process in five steps', () => {
    expect(processSteps.map((step) => step.number)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('payment instructions', () => {
  it.each([
    ['natural-building', ['$220', '$110', '$110']],
    ['property-assessment', ['$320', '$160', '$160']],
    ['new-house-design', ['$880', '$440', '$440']],
    ['house-extension', ['$550', '$275', '$275']],
  ] as const)('%s asks for the amounts of the price list', (service, amounts) => {
    expect(paymentInstructions[service].amounts.map((line) => line.amount)).toEqual(amounts);
    expect(paymentInstructions[service].service).toBe(service);
  });
});
