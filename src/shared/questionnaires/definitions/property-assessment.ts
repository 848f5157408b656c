import { addressQuestion, consultationContact } from '../contact-questions.ts';
import type { QuestionnaireDefinition } from '../definition.ts';
import { timeframes } from '../options.ts';

export const propertyAssessment: QuestionnaireDefinition = {
  kind: 'propertyAssessment',
  version: 1,
  title: 'Planning/Building Permit Pathway Analysis Questionnaire',
  introduction:
    'A desktop study of one property: which permits you need, in what order, and what you’ll need for each. Ten minutes now saves us both an hour of guesswork.',
  serviceType: 'site-regulatory',
  payment: 'property-assessment',
  hasCloseButton: true,
  sections: [
    {
      id: 'you',
      title: 'About you',
      introduction: 'Only your name and email are required.',
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
          help: 'From the plan of subdivision that goes with your title, or the rates notice. We read a number on its own as square metres. If it’s in hectares or acres, write ha or acres.',
          unit: 'm²',
        },
        {
          kind: 'text',
          name: 'siteDescription',
          label: 'Description of the site',
          rows: 6,
          help: 'What’s there now, which way it slopes and how steeply, trees and bush within 100 m, creeks and wet ground, how you get in from the road, and which services are connected. Photos from a walk around the boundary will cover most of this.',
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
          help: 'Rough floor area under the roof. Ten long paces by ten is about 100 m². Add the number of storeys if more than one.',
          unit: 'm²',
        },
        {
          kind: 'choice',
          name: 'timeframe',
          label: 'Timeframe',
          help: 'When you’d like to start building.',
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
          label: 'Constraints or concerns you know about',
          rows: 6,
          help: 'Zone and overlays from the free VicPlan property report, covenants, easements or a section 173 agreement on the title, an earlier permit or refusal, a neighbour’s objection, wastewater, bushfire.',
        },
        {
          kind: 'text',
          name: 'mostUrgentRegulatoryQuestions',
          label: 'Your most urgent permit questions',
          rows: 6,
          help: 'What you need to know before you spend any more: signing a contract, ordering a survey, buying a shed.',
        },
      ],
    },
  ],
  attachments: {
    title: 'Photos and documents',
    help: 'Title and plan of subdivision, the section 32 statement, the VicPlan property report, photos from each boundary, an aerial photo with your idea drawn on it.',
  },
};
