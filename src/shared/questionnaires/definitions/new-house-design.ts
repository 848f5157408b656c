import { addressQuestion, consultationContact } from '../contact-questions.ts';
import type { QuestionnaireDefinition } from '../definition.ts';
import {
  budgets,
  buildingSystems,
  councils,
  ownerBuilderInterests,
  servicesOnSite,
  timeframes,
} from '../options.ts';

export const newHouseDesign: QuestionnaireDefinition = {
  kind: 'newHouseDesign',
  version: 1,
  title: 'New House Design Advice Report',
  introduction:
    'Tell us about the land and how you’d like to live there. We’ll read this before we visit, so the hour on site is spent looking, not taking notes.',
  serviceType: 'new-house-design',
  payment: 'new-house-design',
  hasCloseButton: false,
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
          help: 'From the title plan or rates notice. We read a number on its own as square metres. If it’s in hectares or acres, write ha or acres.',
          unit: 'm²',
        },
        {
          kind: 'choice',
          name: 'propertyOwnership',
          label: 'Ownership',
          options: [
            { value: 'owned', label: 'We own it' },
            { value: 'under-contract', label: 'Under contract' },
            { value: 'looking', label: 'Still looking' },
            { value: 'family-land', label: 'Family land' },
          ],
        },
        { kind: 'line', name: 'councilArea', label: 'Council area', help: councils },
        {
          kind: 'text',
          name: 'siteCharacteristics',
          label: 'The lie of the land',
          help: 'Slope and which way it falls (1 m in ten long paces is moderate), rock, soil, low wet spots, old buildings, the flat spot where everybody stops.',
        },
        {
          kind: 'text',
          name: 'siteAccess',
          label: 'Access',
          rows: 3,
          help: 'Sealed or gravel road, existing crossover, width of the gate, whether a concrete truck and a fire truck could get in, turn around and get out.',
        },
        {
          kind: 'several',
          name: 'utilities',
          label: 'Services',
          help: 'What’s connected now, or available at the boundary.',
          options: servicesOnSite,
          otherLabel: 'Anything else about services',
        },
      ],
    },
    {
      id: 'place',
      title: 'Sun, wind and surroundings',
      introduction:
        'Easiest to answer outside. At noon in midwinter the sun here is only about 29° above the horizon.',
      questions: [
        {
          kind: 'text',
          name: 'viewsAndOrientation',
          label: 'Views and orientation',
          help: 'Where north is, what you’d like to look at and what you’d rather not see. Are the best view and the winter sun in the same direction?',
        },
        {
          kind: 'text',
          name: 'climateConsiderations',
          label: 'Sun, wind and frost',
          help: 'What shades the spot at 9 am, noon and 3 pm in winter, where the cold wind comes from, where frost settles, where it’s cool on a January evening.',
        },
        {
          kind: 'text',
          name: 'existingVegetation',
          label: 'Trees and vegetation',
          help: 'Large old trees and how far away they are, forest or grass and on which side, gardens, weeds. Native vegetation may need a permit to remove.',
        },
        {
          kind: 'text',
          name: 'neighbourhoodContext',
          label: 'Neighbours and character',
          rows: 3,
          help: 'How close the nearest houses are, their materials and roofs, what the street or valley feels like.',
        },
      ],
    },
    {
      id: 'household',
      title: 'Household and rooms',
      questions: [
        {
          kind: 'choice',
          name: 'householdSize',
          label: 'Household size',
          options: [
            { value: '1-person', label: '1 person' },
            { value: '2-people', label: '2 people' },
            { value: '3-4-people', label: '3 to 4 people' },
            { value: '5-plus-people', label: '5 or more people' },
            { value: 'multi-generational', label: 'Several generations' },
          ],
        },
        {
          kind: 'choice',
          name: 'bedroomCount',
          label: 'Bedrooms',
          options: [
            { value: '1', label: '1' },
            { value: '2', label: '2' },
            { value: '3', label: '3' },
            { value: '4', label: '4' },
            { value: '5-plus', label: '5 or more' },
          ],
        },
        {
          kind: 'text',
          name: 'livingRequirements',
          label: 'How you live',
          rows: 5,
          help: 'An ordinary Tuesday from waking to sleeping, and a day with visitors. Working from home, music, cooking, animals, muddy boots, growing old there.',
        },
        {
          kind: 'text',
          name: 'mustHaveFeatures',
          label: 'Must-haves',
        },
        {
          kind: 'text',
          name: 'specialRequirements',
          label: 'Special requirements',
          rows: 3,
          help: 'Wheelchairs or walking frames, allergies, quiet, a studio or workshop, a second dwelling later. Share only what you want to.',
        },
      ],
    },
    {
      id: 'design',
      title: 'Design and feel',
      questions: [
        {
          kind: 'text',
          name: 'designPriorities',
          label: 'Design priorities',
          help: 'If you could only get three things right, what would they be?',
        },
        {
          kind: 'text',
          name: 'architecturalStyle',
          label: 'Style of the house',
          rows: 3,
          help: 'In your own words: long and low, a farmhouse, a courtyard, plain, rambling, light-filled, cosy.',
        },
        {
          kind: 'text',
          name: 'inspirationReferences',
          label: 'Places that inspire you',
          rows: 3,
          help: 'Houses, rooms, streets, books, a grandmother’s kitchen. Tell us what you like about them. You can attach pictures at the end.',
        },
      ],
    },
    {
      id: 'building',
      title: 'Building and sustainability',
      questions: [
        {
          kind: 'choice',
          name: 'buildingSystemPreference',
          label: 'Building system',
          options: buildingSystems,
        },
        {
          kind: 'text',
          name: 'sustainabilityGoals',
          label: 'Sustainability goals',
        },
        {
          kind: 'text',
          name: 'energyEfficiencyPriorities',
          label: 'Energy and comfort',
          rows: 3,
          help: 'New houses in Victoria must reach 7 stars. Tell us whether you want more, how you like to heat, and whether you’ll have solar or go off grid.',
        },
        {
          kind: 'text',
          name: 'waterManagement',
          label: 'Water',
          rows: 3,
          help: 'Tanks and their size, garden and stock, greywater, composting toilet, water kept for fire fighting.',
        },
      ],
    },
    {
      id: 'doing',
      title: 'Budget, time and who builds',
      questions: [
        {
          kind: 'choice',
          name: 'budgetRange',
          label: 'Budget',
          help: 'For the building, not including land or furniture.',
          options: budgets,
        },
        { kind: 'choice', name: 'timeframe', label: 'Timeframe', options: timeframes },
        {
          kind: 'choice',
          name: 'ownerBuilderInterest',
          label: 'Interest in owner-building',
          options: ownerBuilderInterests,
        },
        {
          kind: 'text',
          name: 'contractorPreference',
          label: 'Builders and trades',
          rows: 3,
          help: 'A builder or trades you already have in mind, local firms, parts you want to leave to professionals.',
        },
        {
          kind: 'text',
          name: 'experienceLevel',
          label: 'Your building experience',
          rows: 3,
        },
        {
          kind: 'text',
          name: 'previousExperience',
          label: 'Previous experience',
          rows: 3,
          help: 'Houses you’ve built, renovated or had designed for you: what went well and what you wouldn’t do again.',
        },
      ],
    },
    {
      id: 'rules',
      title: 'Rules and concerns',
      questions: [
        {
          kind: 'text',
          name: 'knownConstraints',
          label: 'Site constraints',
          help: 'Zone and overlays from the free VicPlan property report, bushfire, covenants, easements, building envelopes, a land capability assessment if there’s no sewer.',
        },
        {
          kind: 'text',
          name: 'regulatoryQuestions',
          label: 'Questions about permits and rules',
          rows: 3,
        },
        {
          kind: 'text',
          name: 'specificConcerns',
          label: 'Is anything worrying you?',
        },
      ],
    },
  ],
  attachments: {
    title: 'Photos and documents',
    help: 'Title plan, feature survey if you have one, photos from where the house might go (facing north, east, south and west), sketches, pictures of rooms you like.',
  },
};
