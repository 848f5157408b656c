import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ContactWay, contactPage as contactPageContent } from '#content/contact-page.ts';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { PracticeDetails } from './practice-details.tsx';
import styles from './contact-view.module.css';

/** How to reach the practice: the form first, the other ways beside it, then what helps and what to expect. */
export function ContactView({ page, form }: { page: typeof contactPageContent; form: ReactNode }) {
  const wayOf = (id: ContactWay['id']) => page.ways.items.find((way) => way.id === id);
  const write = wayOf('form');
  const questionnaire = wayOf('questionnaire');
  const small = [page.area, page.visits, page.privacy, page.urgent];
  return (
    <>
      <div className={styles['columns']}>
        <section aria-labelledby="write" className={styles['form']}>
          <h2 id="write">{write?.title}</h2>
          <p className={styles['quiet']}>{write?.text}</p>
          {form}
        </section>
        <div className={styles['side']}>
          <section aria-labelledby="ways" className={styles['stack']}>
            <h2 id="ways">{page.ways.title}</h2>
            <PracticeDetails
              unpublished={page.ways.unpublished}
              notes={{ email: wayOf('email')?.text ?? '', phone: wayOf('phone')?.text ?? '' }}
            />
            {questionnaire ? (
              <div>
                <h3>{questionnaire.title}</h3>
                <p className={styles['quiet']}>{questionnaire.text}</p>
                {questionnaire.action ? (
                  <Link className={styles['on']} to={questionnaire.action.href}>
                    {questionnaire.action.label}
                    <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
                  </Link>
                ) : null}
              </div>
            ) : null}
          </section>
          <section aria-labelledby="response" className={styles['response']}>
            <h2 id="response">{page.response.title}</h2>
            <p>{page.response.text}</p>
            <ul>
              {page.response.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <section aria-labelledby="have-ready" className={styles['ready']}>
        <div className={styles['stack']}>
          <h2 id="have-ready">{page.haveReady.title}</h2>
          <p className={styles['quiet']}>{page.haveReady.introduction}</p>
        </div>
        <ul>
          {page.haveReady.items.map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      </section>
      <div className={styles['small']}>
        {small.map((note) => (
          <section key={note.title}>
            <h2>{note.title}</h2>
            <p>
              <InlineText text={note.text} />
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
