import type { Locator, Page } from '@playwright/test';
import { questionnaireKinds } from '#shared/questionnaires/definition.ts';
import { whenHydrated } from '../support/when-hydrated.ts';
import { expect, faultStory } from '../support/fault-story.ts';
import { recordFrames } from '../support/frames.ts';
import { startRequest, goToStep, reviewStep } from '../support/request.ts';

/** Slows the page to a phone's speed, where a wrong frame stays long enough to be seen. */
async function slowDown(page: Page, browserName: string): Promise<void> {
  if (browserName !== 'chromium') return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const networks = ['online', 'offline'] as const;

// The questionnaires share what they do after Submit: each is sent one way, by turns.
for (const [index, kind] of questionnaireKinds.entries()) {
  for (const connection of networks.filter((_, one) => one === index % 2)) {
    faultStory(
      `${kind}, ${connection}: after Submit the review stays on screen until the next step is shown`,
      async ({ page, network, browserName }) => {
        const dialog = await startRequest(page, kind);
        await goToStep(dialog, reviewStep);
        await slowDown(page, browserName);
        if (connection === 'offline') network.isCut = true;
        const frames = await recordFrames(page, () => {
          const sheet = document.querySelector('[role="dialog"] form');
          if (sheet === null) return 'no form';
          const step = sheet.querySelector('h3[id]')?.textContent ?? 'no step';
          return `${step} | ${sheet.querySelector('[type="submit"]')?.textContent ?? ''}`;
        });
        await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
        const end =
          connection === 'offline'
            ? page.getByText('Saved on this device', { exact: true })
            : kind === 'naturalBuilding'
              ? page.getByText('Questionnaire submitted successfully!')
              : page.getByRole('dialog', { name: 'Payment Instructions' });
        await expect(end).toBeVisible();
        await expect(dialog.locator('form')).toHaveCount(0);
        expect(await frames.seen()).toEqual([
          `${reviewStep} | Submit`,
          `${reviewStep} | Submitting...`,
          'no form',
        ]);
      },
    );
  }
}

const words = 'We have four acres at Yandoit and a pile of old bricks. Where do we begin?';

async function fillMessage(form: Locator): Promise<void> {
  await form.getByLabel('Name').fill('Nikola Stone');
  await form.getByLabel('Email').fill('nikola@example.org');
  await form.getByLabel('Message').fill(words);
}

for (const connection of networks) {
  faultStory(
    `Contact form, ${connection}: the form empties only once it says what happened to the message`,
    async ({ page, network, browserName }) => {
      await page.goto('/contact');
      await whenHydrated(page);
      const form = page.locator('form').filter({ has: page.locator('[name="projectType"]') });
      await form.locator('select[name="projectType"]').selectOption('residential');
      await fillMessage(form);
      await slowDown(page, browserName);
      if (connection === 'offline') network.isCut = true;
      const frames = await recordFrames(page, () => {
        const fields = document.querySelector('form [name="projectType"]')?.closest('form');
        const message = fields?.querySelector('textarea');
        const toast = document.querySelector('[aria-label^="Notifications"]')?.textContent ?? '';
        const isAnnounced = toast !== '' || document.body.innerText.includes('Received: NB-');
        return `${message?.value === '' ? 'empty' : 'filled'}${isAnnounced ? ', told' : ''}`;
      });
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(form.getByLabel('Message')).toHaveValue('');
      expect(await frames.seen()).not.toContain('empty');
    },
  );

  faultStory(
    `Chat, ${connection}: the message stays in its field until the window closes`,
    async ({ page, network, browserName }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Chat with us' }).click();
      const chat = page.getByRole('dialog', { name: 'Ask us about your project' });
      await fillMessage(chat);
      await slowDown(page, browserName);
      if (connection === 'offline') network.isCut = true;
      const frames = await recordFrames(page, () => {
        const message = document.querySelector('#chat-panel textarea');
        if (message === null) return 'closed';
        return message instanceof HTMLTextAreaElement && message.value === '' ? 'empty' : 'filled';
      });
      await chat.getByRole('button', { name: 'Send message' }).click();
      await expect(chat).toHaveCount(0);
      expect(await frames.seen()).toEqual(['filled', 'closed']);
    },
  );
}
