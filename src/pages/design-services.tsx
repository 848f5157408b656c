import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { usePageContent } from './use-page-content.ts';
import type { PageRequest } from './page-module.ts';
import {
  factsBefore,
  linksTo,
  offeringOf,
  payments,
  priceBefore,
  titlesOf,
} from './service-offerings.ts';
import { citedInTexts, sourcesWithIds } from '#features/article/cited-sources.ts';
import { Hero } from '#ui/hero/hero.tsx';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { PracticeDetails } from '#features/practice/practice-details.tsx';
import { loadPractice } from '#features/practice/queries.ts';
import { loadDialog } from '#features/report-requests/questionnaire/load-dialog.ts';
import { WithoutScript } from '#features/practice/without-script.tsx';
import { DescribedServices } from '#features/report-requests/services/described-services.tsx';
import { PricingNotes } from '#features/report-requests/services/pricing-notes.tsx';
import { Process } from '#features/report-requests/services/process.tsx';
import { Questions } from '#features/report-requests/services/questions.tsx';
import type { ReceivedRequest } from '#features/report-requests/questionnaire/questionnaire-session.tsx';
import { ReportCards } from '#features/report-requests/services/report-cards.tsx';
import { ResourceLinks } from '#features/report-requests/services/resource-links.tsx';
import { ServicesIntro } from '#features/report-requests/services/services-intro.tsx';
import { SideSection } from '#features/report-requests/services/side-section.tsx';
import { ContactHint } from '#features/report-requests/services/contact-hint.tsx';
import { UnfinishedQuestionnaires } from '#features/report-requests/services/continue-link.tsx';
import { ReportDialog } from '#features/report-requests/services/report-dialog.tsx';
import type {
  PaymentDialogProps,
  QuestionnaireWindowProps,
} from '#features/report-requests/services/report-dialog.tsx';
import {
  preloadWindowCode,
  useServicesAddress,
} from '#features/report-requests/services/use-services-address.ts';
import { completionTimesQuery } from '#features/report-requests/services/queries.ts';
import { serviceGroups, servicesIn } from '#content/described-services.ts';
import { heroPictures } from '#content/hero-pictures.ts';
import { servicesPage } from '#content/services-page.ts';
import {
  bookingByEnquiry,
  offeringsAt,
  offeringsOf,
  paymentInstructionsOf,
  paymentText,
} from '#content/services.ts';
import type { ServiceOffering } from '#content/services.ts';
import { sources } from '#content/sources.ts';
import type { CompletionTimes } from '#shared/api/completion-times.ts';
import { paths } from '#shared/paths.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { usePrefetch } from '#ui/deferred/use-prefetch.ts';
import { useDialogCode } from '#ui/deferred/use-dialog-code.ts';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { useBelowFold } from '#ui/deferred/use-below-fold.ts';
import { InlineText, SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

const enquiryHref = '#enquiry';
export function Page() {
  const isWhole = useBelowFold();
  const { report } = usePageContent('design-services');
  const offerings = useMemo(() => offeringsOf(report), [report]);
  const { opened, open, close } = useServicesAddress();
  usePrefetch(loadQuestionnaire);
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  const request = useCallback(
    (kind: QuestionnaireKind) => latestOpen.current({ step: 'questionnaire', kind }),
    [],
  );
  return (
    <SourcesContext value={sources}>
      <Services isWhole={isWhole} offerings={offerings} onRequest={request} />
      {opened === null ? null : (
        <ReportDialog
          key={opened.kind}
          opened={opened}
          offerings={offerings}
          cardId={offeringOf(offerings, opened.kind)?.id}
          loadPayment={loadPayment}
          renderQuestionnaire={(props: QuestionnaireProps) => <OpenQuestionnaire {...props} />}
          renderPayment={(props) => <OpenPayment {...props} offerings={offerings} />}
          onOpen={open}
          onClose={close}
        />
      )}
    </SourcesContext>
  );
}

/** The page below its windows; memoised, so that it does not render again when one opens or closes. */
const Services = memo(function Services({
  isWhole,
  offerings,
  onRequest,
}: {
  isWhole: boolean;
  offerings: readonly ServiceOffering[];
  onRequest: (kind: QuestionnaireKind) => void;
}) {
  const {
    introduction,
    'services-page': sections,
    response,
    service: services,
    question: questions,
  } = usePageContent('design-services');
  const { contact, resources } = servicesPage;
  return (
    <>
      <PageHead title={introduction.title} description={introduction.description} />
      <UnfinishedQuestionnaires titles={titlesOf(offerings)} />
      <ServicesIntro
        renderHero={(standfirst) => (
          <Hero
            title={introduction.title}
            lead={heroPictures.get(servicesPage.picture)}
            back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
          >
            <p>{standfirst}</p>
          </Hero>
        )}
        text={introduction.text}
        reports={{
          label: servicesPage.reportLinks,
          start: servicesPage.startLink,
          links: linksTo(offerings),
        }}
        contents={servicesPage.contents}
      />
      <HydrationBoundary>
        <ReportCards
          id="reports"
          {...sections.reports}
          offerings={offerings}
          words={servicesPage.report}
          bookingByEnquiry={bookingByEnquiry}
          enquiryHref={enquiryHref}
          withoutScript={<WithoutScript />}
          onRequest={onRequest}
          paymentHref={paths.payment}
        />
      </HydrationBoundary>
      {isWhole ? (
        <HydrationBoundary>
          <PricingNotes id="pricing" {...sections.pricing} />
          {serviceGroups.map((id) => (
            <DescribedServices
              key={id}
              id={id}
              {...sections[id]}
              services={servicesIn(id, services)}
            />
          ))}
          {questions.length === 0 ? null : (
            <Questions
              id="questions"
              {...sections.questions}
              questions={questions}
              sources={sourcesWithIds(citedInTexts(questions.map(({ answer }) => answer)), sources)}
            />
          )}
          <SideSection id="contact-details" {...sections.contact}>
            <PracticeDetails unpublished={contact.unpublished} />
          </SideSection>
          <Process id="process" {...sections.process} />
          <SideSection id="enquiry" {...sections.enquiry} isForScreen>
            <ContactForm withoutScript={<WithoutScript />} />
          </SideSection>
          <SideSection id="resources" {...sections.resources} isForScreen>
            <ResourceLinks links={resources.links} />
          </SideSection>
          <SideSection id="response" title={response.title}>
            <p>
              <InlineText text={response.text} />
            </p>
          </SideSection>
          <ContactHint href={enquiryHref} label={servicesPage.hint} />
        </HydrationBoundary>
      ) : null}
    </>
  );
});

/** So that the address stands in the page for a reader without script. */
export async function load({ queryClient }: PageRequest) {
  await loadPractice(queryClient);
  return 200 as const;
}

const loadQuestionnaire = async () => {
  const [QuestionnaireDialog] = await Promise.all([
    loadDialog(),
    // Its options are rendered with what has loaded by then.
    import('#ui/form/load-select.ts').then(({ loadSelect }) => loadSelect()),
  ]);
  return { QuestionnaireDialog };
};

const loadPayment = async () => {
  const { PaymentDialog } = await import('#features/report-requests/payment/payment-dialog.tsx');
  return { PaymentDialog };
};
type PaymentCode = Awaited<ReturnType<typeof loadPayment>>;

preloadWindowCode({ questionnaire: loadQuestionnaire, payment: loadPayment });

const noCompletionTimes: CompletionTimes = {};

type QuestionnaireProps = QuestionnaireWindowProps<ReceivedRequest, readonly ServiceOffering[]>;

function OpenQuestionnaire({ offerings, ...props }: QuestionnaireProps) {
  // Without measured times, our estimate is shown.
  const completionTimes = useQuery(completionTimesQuery).data ?? noCompletionTimes;
  const code = useDialogCode(
    loadQuestionnaire,
    props.onClose,
    'We couldn’t open the questionnaire',
  );
  if (code === null) return null;
  const { QuestionnaireDialog } = code;
  return (
    <QuestionnaireDialog
      {...props}
      facts={factsBefore(offerings, props.kind, completionTimes)}
      {...priceBefore(offerings, props.kind)}
    />
  );
}

function OpenPayment({
  code,
  received,
  offerings,
  ...props
}: PaymentDialogProps<ReceivedRequest, PaymentCode> & {
  offerings: readonly ServiceOffering[];
}) {
  const loaded = useDialogCode(
    loadPayment,
    props.onClose,
    'We couldn’t open the payment instructions',
  );
  const { PaymentDialog } = code ?? loaded ?? {};
  if (PaymentDialog === undefined) return null;
  return (
    <PaymentDialog
      {...props}
      received={received && { ...received, isReceived: true, depositNote: null }}
      instructionsAt={(shown) =>
        paymentInstructionsOf(offeringsAt(offerings, props.kind, shown))[payments[props.kind]]
      }
      words={paymentText}
    />
  );
}
