import type { Submission } from '#server/storage/records.ts';
import { filledForm } from '../../support/filled-forms.ts';
import { seededRandom } from '../../support/seeded-random.ts';

/** The number of different questionnaires; no store looks for what they have in common. */
const differentBodies = 500;

/** Filled new-house questionnaires as the server stores them, about 5 KB each, always the same for the same count. */
export function questionnaireRecords(count: number, seed: number): Submission[] {
  const chance = seededRandom(seed);
  const bodies = Array.from({ length: Math.min(count, differentBodies) }, () =>
    filledForm('newHouseDesign', chance),
  );
  return Array.from({ length: count }, () => {
    const id = chance.uuid();
    return {
      id,
      kind: 'consultation',
      fingerprint: chance.bytes(32).toString('hex'),
      receivedAt: '2026-03-01T00:00:00.000Z',
      body: chance.pick(bodies),
      attachments: [],
      folder: 'inbox',
      status: 'new',
      isAnnounced: false,
      isAcknowledged: false,
      notes: [],
      depositPaidAt: null,
      answeredAt: null,
      changedAt: null,
    };
  });
}
