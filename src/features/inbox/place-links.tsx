import { showToast } from '#ui/toast/toasts.ts';
import styles from './record-head.module.css';

/** The planning map of the state; it takes no address in its own, so the address is copied for its search box. */
const vicPlan = 'https://mapshare.vic.gov.au/vicplan/';

const mapOf = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address }).toString()}`;

/** Where a block of land is: in words, on a map, and on the state's planning map. */
export function PlaceLinks({ address }: { address: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({
        title: 'Address copied',
        description: 'Paste it into the search box of VicPlan.',
      });
    } catch {
      // Not allowed to copy: VicPlan opens all the same.
    }
  }
  const leads = { target: '_blank', rel: 'noreferrer' };
  return (
    <>
      <span>{address}</span>
      <span className={styles['links']}>
        <a href={mapOf(address)} {...leads}>
          Map<span className="visually-hidden"> of {address}, in a new tab</span>
        </a>
        <a href={vicPlan} {...leads} onClick={() => void copy()}>
          VicPlan (copies the address)<span className="visually-hidden">, in a new tab</span>
        </a>
      </span>
    </>
  );
}
