import { formatAud } from '#shared/format-aud.ts';
import { hourlyRateAud, outsideArea, deliveryTime, responseTime } from '#content/services.ts';

/** What the release itself says in places that no entry holds, for a change that makes it untrue. */
export const releaseTexts: readonly { where: string; text: string }[] = [
  {
    where: 'The report cards, the payment instructions and our emails',
    text: `${responseTime}. ${deliveryTime}.`,
  },
  { where: 'The payment instructions', text: outsideArea },
  { where: 'What search engines are told', text: `${formatAud(hourlyRateAud)} per hour` },
];
