import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { sellerText } from '#content/seller-text.ts';
import type { Seller } from '#shared/api/practice.ts';
import { practiceQuery } from './queries.ts';
import styles from './facts.module.css';

interface WordsProps {
  words: typeof sellerText;
}

/** Who sells: each fact that the owner has filled in, and what a customer gets instead of the others. */
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
  const known = rows.filter(([, value]) => value !== null);
  const missing = (['legalName', 'abn', 'registration'] as const)
    .filter((fact) => seller[fact] === null)
    .map((fact) => words.missing[fact]);
  return (
    <>
      {known.length === 0 ? null : (
        <dl className={styles['facts']}>
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length === 0 ? null : <p>{words.beforePayment(formatFactList(missing))}</p>}
    </>
  );
}

/** E.g. `our ABN`, `our name and our ABN`, `our name, our ABN and our number`. */
const formatFactList = (parts: readonly string[]) =>
  parts.join(', ').replace(/, ([^,]*)$/, ' and $1');

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
