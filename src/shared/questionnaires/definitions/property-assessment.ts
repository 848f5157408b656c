import { addressQuestion, consultationContact } from '../contact-questions.ts';
import type { QuestionnaireDefinition } from '../definition.ts';
import { timeframes } from '../options.ts';

export const propertyAssessment: QuestionnaireDefinition = {
  kind: 'propertyAssessment',
  version: 1,
  title: 'Planning/Building Permit Pathway Analysis Questionnaire',
  introduction:
    'A desktop study of one property: which permits you need, in which order, and what they will ask for. Ten minutes here save us both an hour of guessing.',
  serviceType: 'site-regulatory',
  payment: 'property-assessment',
  hasCloseButton: true,
  sections: [
    {
      id: 'you',
      title: 'About you',
      introduction: 'Only your name and e-mail are required.',
      questions: consultationContact,
    },
    {
      id: 'property',
      title: 'The property',
      questions: [
        addressQuestion,
        {
          kind: 'measure',
          name: 'lotSize',
          label: 'Lot size',
          help: 'From the plan of subdivision behind your title, or the rates notice. A number alone is read as square metres; write ha or acres otherwise.',
          unit: 'm²',
        },
        {
          kind: 'text',
          name: 'siteDescription',
          label: 'Description of the site',
          rows: 6,
          help: 'What stands there now, which way it slopes and how steeply, trees and bush within 100 m, creeks and wet ground, how you get in from the road, and which services reach it. A walk round the boundary with a phone camera answers most of it.',
        },
      ],
    },
    {
      id: 'proposal',
      title: 'What you propose',
      questions: [
        {
          kind: 'choice',
          name: 'projectType',
          label: 'Project type',
          options: [
            { value: 'new-house', label: 'New house' },
            { value: 'extension', label: 'Extension' },
            { value: 'renovation', label: 'Renovation' },
            { value: 'outbuilding', label: 'Outbuilding, shed or studio' },
            { value: 'subdivision', label: 'Subdivision' },
            { value: 'other', label: 'Other' },
          ],
        },
        {
          kind: 'measure',
          name: 'proposedBuildingSize',
          label: 'Size of the proposed building',
          help: 'Floor area under the roof, roughly. Ten long paces by ten is about 100 m². Add the number of storeys if more than one.',
          unit: 'm²',
        },
        {
          kind: 'choice',
          name: 'timeframe',
          label: 'Timeframe',
          help: 'When you would like to begin building.',
          options: timeframes,
        },
      ],
    },
    {
      id: 'rules',
      title: 'Constraints and questions',
      questions: [
        {
          kind: 'text',
          name: 'specificConstraintsConcerns',
          label: 'Constraints or concerns you know of',
          rows: 6,
          help: 'Zone and overlays from the free VicPlan property report, covenants, easements or a section 173 agreement on the title, an earlier permit or refusal, a neighbour’s objection, effluent, bushfire.',
        },
        {
          kind: 'text',
          name: 'mostUrgentRegulatoryQuestions',
          label: 'Your most urgent questions about the rules',
          rows: 6,
          help: 'What you must know before you spend the next dollar: sign the contract, order a survey, buy the shed.',
        },
      ],
    },
  ],
  attachments: {
    title: 'Photos and documents',
    help: 'Title and plan of subdivision, the section 32 statement, the VicPlan property report, photos from each boundary, an aerial picture with your idea drawn on it.',
  },
};
