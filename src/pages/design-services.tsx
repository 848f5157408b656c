import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePageContent } from './page-content.ts';
import type { PageRequest } from './page-module.ts';
import { citedInTexts, checkedIn } from '#features/article/cited-sources.ts';
import { Opening } from '#ui/opening/opening.tsx';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { PracticeDetails } from '#features/practice/practice-details.tsx';
import type { PaymentDialogProps } from '#features/payment/payment-dialog.tsx';
import { loadPractice } from '#features/practice/queries.ts';
import { loadDialog } from '#features/questionnaire/load-dialog.ts';
import { WithoutScript } from '#features/practice/without-script.tsx';
import { DescribedServices } from '#features/services/described-services.tsx';
import { PricingNotes } from '#features/services/pricing-notes.tsx';
import { Process } from '#features/services/process.tsx';
import { Questions } from '#features/services/questions.tsx';
import type { QuestionnaireDialogProps } from '#features/questionnaire/questionnaire-dialog.tsx';
import type { ReceivedRequest } from '#features/questionnaire/questionnaire-session.tsx';
import { ReportCards } from '#features/services/report-cards.tsx';
import { ResourceLinks } from '#features/services/resource-links.tsx';
import { ServicesIntro } from '#features/services/services-intro.tsx';
import { SideSection } from '#features/services/side-section.tsx';
import { TouchHint } from '#features/services/touch-hint.tsx';
import { Unfinished } from '#features/services/continue-link.tsx';
import { useFocusReturn } from '#features/services/use-focus-return.ts';
import { useServicesAddress, windowIn } from '#features/services/use-services-address.ts';
import type { ServicesWindow } from '#features/services/use-services-address.ts';
import { changedReportsQuery, fillTimesQuery } from '#features/services/queries.ts';
import { heroPictures } from '#content/picture-books.ts';
import {
  estimatedMinutes,
  priceFact,
  questionnaireFacts,
  servicesPage,
} from '#content/services-page.ts';
import {
  bookingByEnquiry,
  offeringsAt,
  offeringsWith,
  paymentInstructionsOf,
  paymentWords,
  serviceOfferings,
} from '#content/services.ts';
import type { PayableService, ServiceOffering } from '#content/services.ts';
import { sources } from '#content/sources.ts';
import type { FillTimes } from '#shared/api/fill-times.ts';
import { paths } from '#shared/paths.ts';
import { questionCounts } from '#shared/questionnaires/definition.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { usePrefetch } from '#ui/deferred/use-prefetch.ts';
import { useDialogCode } from '#ui/deferred/use-dialog-code.ts';
import { useWholePage } from '#ui/deferred/use-whole-page.ts';
import { InlineText, SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

const enquiryHref = '#enquiry';
const linksTo = (offerings: readonly ServiceOffering[]) =>
  offerings.map(({ id, title, price, questionnaire }) => ({
    href: `#${id}`,
    label: title,
    price,
    questionnaire: questionnaire === 'none' ? null : paths.questionnaire(questionnaire),
  }));

/** The price list of today; without reception, the one that was last read or came with the release. */
function useOfferings(): readonly ServiceOffering[] {
  const { data } = useQuery(changedReportsQuery);
  return useMemo(() => (data === undefined ? serviceOfferings : offeringsWith(data)), [data]);
}

export function Page() {
  const isWhole = useWholePage();
  const offerings = useOfferings();
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
        <OpenWindow
          key={opened.kind}
          opened={opened}
          offerings={offerings}
          onOpen={open}
          onClose={close}
        />
      )}
    </SourcesContext>
  );
}

/** What stays as it is while a window opens and closes over it. */
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
    sections,
    pricing,
    steps,
    groups,
    questions: asked,
    response,
  } = usePageContent('design-services');
  const [standfirst, ...paragraphs] = introduction.paragraphs;
  const { contact, resources } = servicesPage;
  return (
    <>
      <PageHead title={introduction.title} description={introduction.description} />
      <Unfinished titles={titlesOf(offerings)} />
      <ServicesIntro
        opening={
          <Opening
            title={introduction.title}
            lead={heroPictures.get(servicesPage.picture)}
            back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
          >
            <p>{standfirst}</p>
          </Opening>
        }
        paragraphs={paragraphs}
        reports={{
          label: servicesPage.reportLinks,
          start: servicesPage.startLink,
          links: linksTo(offerings),
        }}
        contents={servicesPage.contents}
      />
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
      {isWhole ? (
        <>
          <PricingNotes id="pricing" {...sections.pricing} items={pricing} />
          {groups.map((group) => (
            <DescribedServices key={group.id} group={group} />
          ))}
          {asked.length === 0 ? null : (
            <Questions
              id="questions"
              {...sections.questions}
              questions={asked}
              checked={checkedIn(citedInTexts(asked.flatMap(({ answer }) => answer)), sources)}
            />
          )}
          <SideSection id="contact-details" {...sections.contact}>
            <PracticeDetails unpublished={contact.unpublished} />
          </SideSection>
          <Process id="process" {...sections.process} steps={steps} />
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
          <TouchHint href={enquiryHref} label={servicesPage.hint} />
        </>
      ) : null}
    </>
  );
});

const offeringOf = (offerings: readonly ServiceOffering[], kind: QuestionnaireKind) =>
  offerings.find(({ questionnaire }) => questionnaire === kind);

function titlesOf(
  offerings: readonly ServiceOffering[],
): Readonly<Record<QuestionnaireKind, string>> {
  const titleOf = (kind: QuestionnaireKind) => offeringOf(offerings, kind)?.title ?? '';
  return {
    naturalBuilding: titleOf('naturalBuilding'),
    propertyAssessment: titleOf('propertyAssessment'),
    newHouseDesign: titleOf('newHouseDesign'),
    houseExtension: titleOf('houseExtension'),
  };
}

const noFillTimes: FillTimes = {};

/** What somebody wants to know before the first question. */
function factsBefore(
  offerings: readonly ServiceOffering[],
  kind: QuestionnaireKind,
  fillTimes: FillTimes,
): readonly string[] {
  const offering = offeringOf(offerings, kind);
  const measured = fillTimes[payments[kind]];
  return questionnaireFacts({
    price: offering?.price ?? '',
    deposit: offering?.deposit ?? '',
    questions: questionCounts[kind],
    minutes: measured?.minutes ?? estimatedMinutes[kind],
    measuredBy: measured?.requests ?? null,
  });
}

/** What the report costs, as it goes with the request. */
function priceBefore(
  offerings: readonly ServiceOffering[],
  kind: QuestionnaireKind,
): Pick<QuestionnaireDialogProps, 'price'> {
  const offering = offeringOf(offerings, kind);
  if (offering === undefined) return {};
  const { priceAud, depositAud, price, deposit } = offering;
  return {
    price: {
      amounts: { priceAud, depositAud },
      words: priceFact({ price, deposit: deposit ?? '' }),
    },
  };
}

/** So that the prices of today and the address stand in the page for a reader without script. */
export async function load({ queryClient }: PageRequest) {
  await Promise.all([loadPractice(queryClient), queryClient.prefetchQuery(changedReportsQuery)]);
  return 200 as const;
}

const payments = {
  naturalBuilding: 'natural-building',
  propertyAssessment: 'property-assessment',
  newHouseDesign: 'new-house-design',
  houseExtension: 'house-extension',
} as const satisfies Record<QuestionnaireKind, PayableService>;

const loadQuestionnaire = async () => {
  const [QuestionnaireDialog, { UploadControl }, { HandOverButton }] = await Promise.all([
    loadDialog(),
    import('#features/uploads/upload-control.tsx'),
    import('#features/hand-over/hand-over-button.tsx'),
    // Its options are rendered with what has loaded by then.
    import('#ui/form/load-select.ts').then(({ loadSelect }) => loadSelect()),
  ]);
  return { QuestionnaireDialog, UploadControl, HandOverButton };
};

const loadPayment = async () => {
  const { PaymentDialog } = await import('#features/payment/payment-dialog.tsx');
  return { PaymentDialog };
};
type PaymentCode = Awaited<ReturnType<typeof loadPayment>>;

// A reload at one of the windows fetches its code beside that of the page, not after it is hydrated.
if (typeof window !== 'undefined') {
  const asked = windowIn(new URLSearchParams(window.location.search));
  if (asked !== null) {
    const loadCode: () => Promise<unknown> =
      asked.step === 'payment' ? loadPayment : loadQuestionnaire;
    // Where it does not come, the window that wants it says so.
    loadCode().catch(() => undefined);
  }
}

interface OpenWindowProps {
  opened: ServicesWindow;
  offerings: readonly ServiceOffering[];
  onOpen: (window: ServicesWindow) => void;
  onClose: () => void;
}

/** A questionnaire that was just received, and how to say so once its windows are closed. */
interface JustReceived {
  request: ReceivedRequest;
  tell: () => void;
}

/** The questionnaire and, in its place once it was received, how to pay. */
function OpenWindow({ opened, offerings, onOpen, onClose }: OpenWindowProps) {
  const { kind } = opened;
  // Where they don’t come, our estimate stands.
  const fillTimes = useQuery(fillTimesQuery).data ?? noFillTimes;
  const [received, setReceived] = useState<JustReceived | null>(null);
  const [payment, setPayment] = useState<PaymentCode | null>(null);
  // What a visitor was told when they opened it stays: the list may change while they fill it in.
  const [asOpened] = useState(offerings);
  const card = offeringOf(offerings, kind)?.id;
  useFocusReturn(`#${card} button`);

  async function pay(request: ReceivedRequest, tell: () => void) {
    // The questionnaire stands until the next window can.
    setPayment(await loadPayment().catch(() => null));
    setReceived({ request, tell });
    onOpen({ step: 'payment', kind, receipt: request.receipt });
  }

  if (opened.step === 'payment') {
    return (
      <OpenPayment
        loaded={payment}
        offerings={offerings}
        kind={kind}
        receipt={opened.receipt}
        received={
          received === null ? null : { ...received.request, isReceived: true, depositNote: null }
        }
        onClose={() => {
          onClose();
          received?.tell();
        }}
      />
    );
  }
  return (
    <OpenQuestionnaire
      kind={kind}
      onClose={onClose}
      onPay={(request, tell) => void pay(request, tell)}
      facts={factsBefore(asOpened, kind, fillTimes)}
      {...priceBefore(asOpened, kind)}
    />
  );
}

function OpenQuestionnaire(props: Omit<QuestionnaireDialogProps, 'attachments' | 'handOver'>) {
  const code = useDialogCode(
    loadQuestionnaire,
    props.onClose,
    'We couldn’t open the questionnaire',
  );
  if (code === null) return null;
  const { QuestionnaireDialog, UploadControl, HandOverButton } = code;
  return <QuestionnaireDialog {...props} attachments={UploadControl} handOver={HandOverButton} />;
}

function OpenPayment({
  loaded,
  offerings,
  ...props
}: Omit<PaymentDialogProps, 'instructionsAt' | 'words'> & {
  /** Where it is here already. */
  loaded: PaymentCode | null;
  offerings: readonly ServiceOffering[];
}) {
  const opened = useDialogCode(
    loadPayment,
    props.onClose,
    'We couldn’t open the payment instructions',
  );
  const code = loaded ?? opened;
  if (code === null) return null;
  const { PaymentDialog } = code;
  return (
    <PaymentDialog
      {...props}
      instructionsAt={(shown) =>
        paymentInstructionsOf(offeringsAt(offerings, props.kind, shown))[payments[props.kind]]
      }
      words={paymentWords}
    />
  );
}
