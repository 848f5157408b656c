import type { PageContents } from '#shared/page-content.ts';
import { SideSection } from './side-section.tsx';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import styles from './pricing-notes.module.css';

/** What is charged beside the reports, and how it is paid. */
export function PricingNotes({
  id,
  title,
  text,
  items,
}: {
  id: string;
  title: string;
  text: string;
  items: PageContents['design-services']['services-page']['pricing']['items'];
}) {
  return (
    <SideSection id={id} title={title} text={text}>
      <dl className={styles['list']}>
        {items.map((item, index) => (
          <div key={index}>
            <dt>{item.title}</dt>
            <dd>
              <InlineText text={item.text} />
            </dd>
          </div>
        ))}
      </dl>
    </SideSection>
  );
}
