import { randomUUID } from 'node:crypto';
import { postContact } from '#shared/api/contact.ts';
import { postNaturalBuildingConsultation } from '#shared/api/natural-building-consultation.ts';
import type { Site } from './site.ts';

/** Sends a body as a visitor's browser would. @throws Error unless it was received */
export async function send(site: Site, path: string, body: unknown): Promise<void> {
  const response = await fetch(site.address + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      Origin: site.address,
    },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${path}: ${response.status}`);
}

/** One message and one request for the inbox. */
export async function sendRecords(site: Site): Promise<void> {
  await send(site, postContact.path, {
    name: 'Nikola Stone',
    email: 'nikola@example.org',
    projectType: 'residential',
    message: 'We have four acres at Yandoit and a pile of old bricks. Where do we begin?',
  });
  await send(site, postNaturalBuildingConsultation.path, {
    name: 'Rosa Kirk',
    email: 'rosa@example.org',
    phone: '03 5555 0100',
    buildingType: 'light-earth',
    clayAccess: 'Red clay 400 mm down, a ribbon of 5 cm.',
  });
}
