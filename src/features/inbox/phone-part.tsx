import { useId } from 'react';
import { formatMoment, practiceZone } from '#lib/format-date.ts';
import { countText } from './count-text.ts';
import { switchOff, switchOn, usePhoneCopy } from './phone-copy.ts';
import type { PhoneCopy, SwitchProblem } from './phone-copy.ts';
import styles from './inbox-settings.module.css';

/** The switch that stores open requests and messages on this phone, and what is there. */
export function PhonePart() {
  const id = useId();
  const copy = usePhoneCopy();
  const isOn = Boolean(copy.state);
  return (
    <>
      <p id={`${id}-note`}>
        Read open requests and messages without reception, with notes, money, visits and photos.
        What you add or change there is sent once you’re back. They’re stored encrypted on this
        device, and anyone who can unlock it can read them here.
      </p>
      <p className={styles['switch']}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-note`}
          aria-checked={isOn}
          checked={isOn}
          disabled={copy.state === undefined}
          onChange={() => {
            // Off at any time: what is being fetched is not stored any more.
            if (isOn) void switchOff();
            else if (!copy.isBusy) void switchOn();
          }}
        />
        <label htmlFor={id}>Open requests and messages on this phone</label>
      </p>
      <p role="status" className={styles['muted']}>
        {copy.problem === null ? stateText(copy) : ''}
      </p>
      <p role="alert" className={styles['fault']}>
        {copy.problem === null ? '' : problemMessages[copy.problem]}
      </p>
      <p className={styles['muted']}>
        They’re deleted when you sign out, switch this off, or haven’t reached the server for 14
        days. If you delete, archive or answer one on another device, it’s removed here the next
        time you open the inbox with reception. Files other than photos stay on the server.
      </p>
    </>
  );
}

function stateText({ state, isBusy, outcome }: PhoneCopy): string {
  if (!state) return '';
  const { refreshedAt, requests, messages, photos, missingPhotos } = state;
  const records =
    messages === 0
      ? countText(requests, 'request')
      : `${countText(requests, 'request')}, ${countText(messages, 'message')}`;
  const parts = [
    isBusy ? 'Updating…' : '',
    refreshedAt === null
      ? ''
      : `${records} and ${countText(photos, 'photo')}, as of ${formatMoment(refreshedAt, new Date(), practiceZone)}.`,
    isBusy || missingPhotos === 0 ? '' : `${countText(missingPhotos, 'photo')} still to come.`,
    isBusy || outcome === null
      ? ''
      : outcome === 'full' && refreshedAt === null
        ? nothingFitsText
        : outcomeLabels[outcome],
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const fullText =
  'There isn’t enough space on this device. What was here before is still here. Free up some space, then open the inbox again.';

const nothingFitsText =
  'There isn’t enough space on this device, and nothing was stored. Free up some space, then open the inbox again.';

const outcomeLabels = {
  done: '',
  off: '',
  unreachable: 'We couldn’t reach the server. We’ll try again automatically.',
  'signed-out': '',
  full: fullText,
  missing: 'This browser stopped storing things. Open the inbox again.',
  closed: 'This browser stopped storing things. Open the inbox again.',
  outdated: 'A newer version of this website is open in another tab. Reload this page.',
  failed: 'Something went wrong while storing them. Open the inbox again.',
} as const;

const nothingStored = 'Nothing was stored.';
const problemMessages: Record<SwitchProblem, string> = {
  'no-key': `This browser can’t store an encryption key, so they would be readable on this device. ${nothingStored} Use an ordinary window, not a private one, and https.`,
  'no-worker': `This browser can’t open the website without reception yet. ${nothingStored} Wait a moment and try again, in an ordinary window, not a private one.`,
  missing: `This browser can’t store anything. ${nothingStored} Use an ordinary window, not a private one.`,
  full: fullText,
  closed: outcomeLabels.closed,
  outdated: outcomeLabels.outdated,
  failed: outcomeLabels.failed,
};
