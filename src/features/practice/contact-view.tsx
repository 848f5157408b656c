import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PageContents } from '#shared/page-content.ts';
import { paths } from '#shared/paths.ts';
import { InlineList } from '#ui/inline-text/inline-list.tsx';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { PracticeDetails } from './practice-details.tsx';
import styles from './contact-view.module.css';

/** How to reach the practice: the form first, the other ways beside it, then what helps and what to expect. */
export function ContactView({
  parts: { form: write, ways, questionnaire, response, haveReady, area, visits, privacy, urgent },
  form,
}: {
  parts: PageContents['contact']['contact-page'];
  form: ReactNode;
}) {
  return (
    <>
      <div className={styles['columns']}>
        <section aria-labelledby="write" className={styles['form']}>
          <h2 id="write">{write.title}</h2>
          <p className={styles['quiet']}>
            <InlineText text={write.text} />
          </p>
          {form}
        </section>
        <div className={styles['side']}>
          <section aria-labelledby="ways" className={styles['stack']}>
            <h2 id="ways">{ways.title}</h2>
            <PracticeDetails
              unpublished={ways.unpublished}
              notes={{ email: ways.email, phone: ways.phone }}
            />
            <div>
              <h3>{questionnaire.title}</h3>
              <p className={styles['quiet']}>
                <InlineText text={questionnaire.text} />
              </p>
              <Link className={styles['on']} to={paths.designServices}>
                See reports and prices
                <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
              </Link>
            </div>
          </section>
          <section aria-labelledby="response" className={styles['response']}>
            <h2 id="response">{response.title}</h2>
            <p>
              <InlineText text={response.text} />
            </p>
            <InlineList lines={response.items} />
          </section>
        </div>
      </div>
      <section aria-labelledby="have-ready" className={styles['ready']}>
        <div className={styles['stack']}>
          <h2 id="have-ready">{haveReady.title}</h2>
          <p className={styles['quiet']}>
            <InlineText text={haveReady.text} />
          </p>
        </div>
        <InlineList lines={haveReady.items} />
      </section>
      <div className={styles['small']}>
        {[area, visits, privacy, urgent].map(({ title, text }, index) => (
          <section key={index}>
            <h2>{title}</h2>
            <p>
              <InlineText text={text} />
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
