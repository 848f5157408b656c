import type { additionalServicesAndPricing } from '#content/services.ts';
import { SideSection } from './side-section.tsx';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import styles from './pricing-notes.module.css';

/** What is charged beside the reports, and how it is paid. */
export function PricingNotes({
  id,
  pricing,
}: {
  id: string;
  pricing: typeof additionalServicesAndPricing;
}) {
  return (
    <SideSection id={id} title={pricing.title} text={pricing.introduction}>
      <dl className={styles['list']}>
        {pricing.items.map((item) => (
          <div key={item.term}>
            <dt>{item.term}</dt>
            <dd>
              <InlineText text={item.text} />
            </dd>
          </div>
        ))}
      </dl>
    </SideSection>
  );
}
