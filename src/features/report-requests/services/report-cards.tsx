import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { QuestionnaireChoice, ServiceOffering } from '#content/services.ts';
import type { servicesPage } from '#content/services-page.ts';
import { Button } from '#ui/button/button.tsx';
import { belowFold, belowFoldOnPhones } from '#ui/deferred/below-fold.ts';
import { openedHere } from '#shared/paths.ts';
import { samplePageOf } from '#shared/sample-pages.ts';
import { ContinueLink } from './continue-link.tsx';
import { ServiceIcon } from './service-icon.tsx';
import styles from './report-cards.module.css';

export type OpenableQuestionnaire = Exclude<QuestionnaireChoice, 'none'>;

/** The price list: title, price and deposit large, what is included, and the way to ask for it. */
export function ReportCards({
  id,
  title,
  text,
  offerings,
  words,
  bookingByEnquiry,
  enquiryHref,
  withoutScript,
  onRequest,
  paymentHref,
}: {
  id: string;
  title: string;
  text: string;
  offerings: readonly ServiceOffering[];
  words: (typeof servicesPage)['report'];
  /** How to book a report that has no questionnaire. */
  bookingByEnquiry: string;
  enquiryHref: string;
  /** How else to reach the practice, for a reader without script. */
  withoutScript: ReactNode;
  onRequest: (questionnaire: OpenableQuestionnaire) => void;
  /** Address of how to pay for the report of a questionnaire. */
  paymentHref: (questionnaire: OpenableQuestionnaire) => string;
}) {
  return (
    <section id={id} aria-label={title} className={styles['section']} {...belowFold}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <p>{text}</p>
        {withoutScript}
      </div>
      <ul className={styles['cards']}>
        {offerings.map((offering) => (
          <ReportCard
            key={offering.id}
            offering={offering}
            words={words}
            bookingByEnquiry={bookingByEnquiry}
            enquiryHref={enquiryHref}
            onRequest={onRequest}
            paymentHref={paymentHref}
          />
        ))}
      </ul>
    </section>
  );
}

function ReportCard({
  offering,
  words,
  bookingByEnquiry,
  enquiryHref,
  onRequest,
  paymentHref,
}: {
  offering: ServiceOffering;
  words: (typeof servicesPage)['report'];
  bookingByEnquiry: string;
  enquiryHref: string;
  onRequest: (questionnaire: OpenableQuestionnaire) => void;
  paymentHref: (questionnaire: OpenableQuestionnaire) => string;
}) {
  const { id, questionnaire } = offering;
  const guides: Readonly<Record<string, { label: string; href: string }>> = words.guides;
  const guide = Object.hasOwn(guides, id) ? guides[id] : undefined;
  const sample = samplePageOf(id);
  return (
    <li className={styles['card']} id={id} {...belowFoldOnPhones}>
      <h3 className={styles['title']}>
        <ServiceIcon name={offering.icon} />
        {offering.title}
      </h3>
      <p className={styles['price']}>
        <strong>{offering.price}</strong>{' '}
        {offering.deposit === null ? (
          <span>{words.depositOpen}</span>
        ) : (
          <span>
            <b>{offering.deposit}</b> {words.depositLabel}
          </span>
        )}
      </p>
      <p className={styles['description']}>{offering.description}</p>
      <ul className={styles['includes']} aria-label={words.includesLabel}>
        {offering.includes.map((item) => (
          <li key={item}>
            <Check size={18} strokeWidth={1.5} aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
      <p className={styles['guides']}>
        {sample === undefined ? null : (
          <a href={sample} target="_blank" rel="noopener">
            {words.sample}
            <span className="visually-hidden">: {offering.title}</span>
          </a>
        )}
        {guide === undefined ? null : <Link to={guide.href}>{guide.label}</Link>}
      </p>
      <div className={styles['action']}>
        {questionnaire === 'none' ? (
          <>
            <p>{bookingByEnquiry}</p>
            <a className="button button-quiet" href={enquiryHref}>
              {words.ask}
              <span className="visually-hidden"> about the {offering.title}</span>
            </a>
          </>
        ) : (
          <>
            <ContinueLink kind={questionnaire} />
            <Button className={styles['request']} onClick={() => onRequest(questionnaire)}>
              {words.request}
              <span className="visually-hidden"> for the {offering.title}</span>
            </Button>
            <Link className={styles['pay']} to={paymentHref(questionnaire)} state={openedHere}>
              {words.pay}
              <span className="visually-hidden"> for the {offering.title}</span>
            </Link>
          </>
        )}
      </div>
    </li>
  );
}
