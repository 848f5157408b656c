import type { PageRequest } from './page-module.ts';
import { citedInTexts, comparedIn } from '#features/article/cited-sources.ts';
import { Opening } from '#ui/opening/opening.tsx';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { PracticeDetails } from '#features/practice/practice-details.tsx';
import { prepareWays } from '#features/practice/queries.ts';
import { WithoutScript } from '#features/practice/without-script.tsx';
import { DescribedServices } from '#features/services/described-services.tsx';
import { PricingNotes } from '#features/services/pricing-notes.tsx';
import { Process } from '#features/services/process.tsx';
import { Questions } from '#features/services/questions.tsx';
import { ReportCards } from '#features/services/report-cards.tsx';
import { ResourceLinks } from '#features/services/resource-links.tsx';
import { ServicesIntro } from '#features/services/services-intro.tsx';
import { SideSection } from '#features/services/side-section.tsx';
import { TouchHint } from '#features/services/touch-hint.tsx';
import { useQuestionnaireAddress } from '#features/services/use-questionnaire-address.ts';
import { frequentQuestions } from '#content/faq.ts';
import { heroPictures } from '#content/picture-books.ts';
import { servicesPage } from '#content/services-page.ts';
import {
  additionalServicesAndPricing,
  bankDetailsByEmail,
  bookingByEnquiry,
  describedServiceGroups,
  paymentInstructions,
  processSteps,
  reportsIntroduction,
  responseCommitment,
  serviceOfferings,
  servicesIntroduction,
} from '#content/services.ts';
import type { PayableService } from '#content/services.ts';
import { sources } from '#content/sources.ts';
import { paths } from '#shared/paths.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { useOpened } from '#ui/deferred/use-opened.ts';
import { useWholePage } from '#ui/deferred/use-whole-page.ts';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

const enquiryHref = '#enquiry';
const answersCompared = comparedIn(
  citedInTexts(frequentQuestions.flatMap(({ answer }) => answer)),
  sources,
);

export function Page() {
  const isWhole = useWholePage();
  const { kind, open, close } = useQuestionnaireAddress();
  const { contact, process, enquiry, resources, response, questions } = servicesPage;
  return (
    <SourcesContext value={sources}>
      <PageHead title={servicesIntroduction.title} description={servicesPage.description} />
      <ServicesIntro
        opening={
          <Opening
            title={servicesIntroduction.title}
            lead={heroPictures.get(servicesPage.picture)}
            back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
          >
            <p>{servicesIntroduction.standfirst}</p>
          </Opening>
        }
        paragraphs={servicesIntroduction.paragraphs}
        contents={servicesPage.contents}
      />
      <ReportCards
        id="reports"
        title={reportsIntroduction.title}
        text={reportsIntroduction.text}
        offerings={serviceOfferings}
        words={servicesPage.report}
        bookingByEnquiry={bookingByEnquiry}
        enquiryHref={enquiryHref}
        withoutScript={<WithoutScript />}
        onRequest={open}
      />
      {isWhole ? (
        <>
          <PricingNotes id="pricing" pricing={additionalServicesAndPricing} />
          {describedServiceGroups.map((group) => (
            <DescribedServices key={group.id} group={group} />
          ))}
          <Questions
            id="questions"
            title={questions.title}
            text={questions.text}
            questions={frequentQuestions}
            compared={answersCompared}
          />
          <SideSection id="contact-details" title={contact.title} text={contact.text}>
            <PracticeDetails unpublished={contact.unpublished} />
          </SideSection>
          <Process id="process" title={process.title} text={process.text} steps={processSteps} />
          <SideSection id="enquiry" title={enquiry.title} text={enquiry.text} isForScreen>
            <ContactForm withoutScript={<WithoutScript />} />
          </SideSection>
          <SideSection id="resources" title={resources.title} text={resources.text} isForScreen>
            <ResourceLinks links={resources.links} />
          </SideSection>
          <SideSection id="response" title={response.title}>
            <p>{responseCommitment}</p>
          </SideSection>
          <TouchHint href={enquiryHref} label={servicesPage.hint} />
        </>
      ) : null}
      {kind === null ? null : <OpenQuestionnaire key={kind} kind={kind} onClose={close} />}
    </SourcesContext>
  );
}

/** So that the address stands in the page for a reader without script. */
export async function prepare({ queryClient }: PageRequest) {
  await prepareWays(queryClient);
  return 200 as const;
}

const payments = {
  naturalBuilding: 'natural-building',
  propertyAssessment: 'property-assessment',
  newHouseDesign: 'new-house-design',
  houseExtension: 'house-extension',
} as const satisfies Record<QuestionnaireKind, PayableService>;

const loadQuestionnaire = async () => {
  const [{ QuestionnaireDialog }, { UploadControl }] = await Promise.all([
    import('#features/questionnaire/questionnaire-dialog.tsx'),
    import('#features/uploads/upload-control.tsx'),
    // Its choices are drawn with what has come by then.
    import('#ui/form/load-select.ts').then(({ loadSelect }) => loadSelect()),
  ]);
  return { QuestionnaireDialog, UploadControl };
};

function OpenQuestionnaire({ kind, onClose }: { kind: QuestionnaireKind; onClose: () => void }) {
  const code = useOpened(loadQuestionnaire, onClose, 'The questionnaire could not be opened');
  if (code === null) return null;
  const { QuestionnaireDialog, UploadControl } = code;
  return (
    <QuestionnaireDialog
      kind={kind}
      onClose={onClose}
      payment={{ instructions: paymentInstructions[payments[kind]], bankDetailsByEmail }}
      attachments={UploadControl}
    />
  );
}
