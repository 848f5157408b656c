import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { sellerWords } from '#content/seller-words.ts';
import type { Seller } from '#shared/api/practice.ts';
import { practiceQuery } from './queries.ts';
import styles from './facts.module.css';

interface WordsProps {
  words: typeof sellerWords;
}

/** Who sells: each fact as the owner has published it, or that it is not. */
export function SellerFacts({ words }: WordsProps) {
  return (
    <WithSeller words={words}>{(seller) => <Facts seller={seller} words={words} />}</WithSeller>
  );
}

function Facts({ seller, words }: WordsProps & { seller: Seller }) {
  const { labels, gst } = words;
  const { isGstRegistered } = seller;
  const rows: [string, string | null][] = [
    [labels.legalName, seller.legalName],
    [labels.abn, seller.abn],
    [
      labels.gst,
      isGstRegistered === null ? null : isGstRegistered ? gst.registered : gst.notRegistered,
    ],
    [labels.registration, seller.registration],
    [labels.insurance, seller.insurance],
  ];
  return (
    <>
      <dl className={styles['facts']}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            {value === null ? (
              <dd className={styles['muted']}>{words.unpublished}</dd>
            ) : (
              <dd>{value}</dd>
            )}
          </div>
        ))}
      </dl>
      {rows.some(([, value]) => value === null) ? (
        <p className={styles['after']}>{words.askFirst}</p>
      ) : null}
    </>
  );
}

/** The practice's own rule for deposits. */
export function RefundRule({ words }: WordsProps) {
  return (
    <WithSeller words={words}>
      {({ refunds }) => <p>{refunds ?? words.refundsUnpublished}</p>}
    </WithSeller>
  );
}

/** Where what visitors send is, and who runs it. */
export function Hosting({ words }: WordsProps) {
  return (
    <WithSeller words={words}>
      {({ hosting }) => <p>{hosting ?? words.hostingUnpublished}</p>}
    </WithSeller>
  );
}

function WithSeller({ words, children }: WordsProps & { children: (seller: Seller) => ReactNode }) {
  const { data, isPending } = useQuery(practiceQuery);
  if (data) return children(data.seller);
  return <p className={styles['muted']}>{isPending ? words.loading : words.unreachable}</p>;
}
