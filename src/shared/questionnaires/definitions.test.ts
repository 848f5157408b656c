import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answersSchema, questionsOf } from './answers.ts';
import { questionCounts } from './definition.ts';
import type { QuestionnaireKind } from './definition.ts';
import { allQuestionnaires, findQuestionnaireByService, getQuestionnaire } from './registry.ts';

/** The first version, written out from the specification: a renamed or lost question fails here. */
const fieldNames: Readonly<Record<QuestionnaireKind, string>> = {
  naturalBuilding:
    'name email phone buildingType timeline propertyStatus budgetRange buildingExperience naturalBuildingKnowledge ownerBuilderComfort timeAvailable physicalCapability technicalSkills learningPreference councilArea setting propertySize propertySlope proximityToTown knownConstraints utilities overwhelmingAspects regulatoryWorries materialUncertainties ownerBuilderQuestions buildingSystemPreference ownerBuilderIntention motivations mustHaveFeatures sustainabilityPriorities workshopInterest strawAccess clayAccess timberAccess otherMaterials transportLogistics basicTools powerTools specializedEquipment toolNeeds equipmentAccess generalBuildingSkills specializedSkills skillNetworks buildingSeasons weeklyHours skillDevelopmentPriority challengesAnticipated designGuidanceNeeded buildingProcessHelp regulatorySupport ongoingConsultationPreference specificConcerns',
  propertyAssessment:
    'name email phone propertyAddress lotSize siteDescription projectType proposedBuildingSize timeframe specificConstraintsConcerns mostUrgentRegulatoryQuestions',
  newHouseDesign:
    'name email phone propertyAddress lotSize propertyOwnership siteCharacteristics siteAccess utilities householdSize bedroomCount livingRequirements budgetRange timeframe architecturalStyle mustHaveFeatures designPriorities inspirationReferences sustainabilityGoals buildingSystemPreference energyEfficiencyPriorities waterManagement ownerBuilderInterest contractorPreference experienceLevel climateConsiderations existingVegetation viewsAndOrientation neighbourhoodContext knownConstraints councilArea regulatoryQuestions specialRequirements specificConcerns previousExperience',
  houseExtension:
    'name email phone propertyAddress currentHomeAge currentHomeStyle lotSize siteConstraints currentFloorPlan currentRooms structuralMaterial foundationType roofType extensionPurpose additionalSpace newRoomCount budgetRange timeframe connectionToExisting architecturalHarmony lightAndAccess outdoorConnection ownerBuilderInterest contractorPreference phaseConstruction livingDuringWork councilArea knownConstraints neighbourConsiderations heritageOrOverlays specificConcerns designPriorities sustainabilityGoals',
};

const titles: Readonly<Record<QuestionnaireKind, string>> = {
  naturalBuilding: 'Natural Building Consultation Questionnaire',
  propertyAssessment: 'Planning/Building Permit Pathway Analysis Questionnaire',
  newHouseDesign: 'New House Design Advice Report',
  houseExtension: 'House Extension Design Advice Report',
};

/** `kind.question`: the values of its list, in order. */
const optionValues: Readonly<Record<string, string>> = {
  'naturalBuilding.buildingType': 'light-earth straw-bale mudbrick timbercrete hybrid undecided',
  'naturalBuilding.timeline': 'immediate short-term medium-term long-term planning',
  'naturalBuilding.propertyStatus': 'owned purchasing searching considering',
  'naturalBuilding.budgetRange': 'under-100k 100k-200k 200k-300k 300k-500k over-500k undetermined',
  'naturalBuilding.setting': 'rural peri-urban town urban remote',
  'naturalBuilding.buildingExperience': 'none diy some-trade trade construction',
  'naturalBuilding.naturalBuildingKnowledge':
    'beginner reading workshops some-practice experienced',
  'naturalBuilding.learningPreference': 'hands-on guided workshops reading independent',
  'naturalBuilding.buildingSeasons':
    'spring-summer autumn-winter year-round summer-only avoid-winter flexible',
  'naturalBuilding.weeklyHours': 'under-10 10-20 20-30 30-40 over-40 seasonal-intensive',
  'naturalBuilding.workshopInterest':
    'very-interested somewhat-interested maybe prefer-professional solo',
  'naturalBuilding.ongoingConsultationPreference':
    'detailed-plan periodic-checkins on-call hands-on-training project-management hybrid',
  'naturalBuilding.specificConcerns':
    'technical-complexity regulatory-hurdles time-management cost-overruns quality-control safety-concerns material-sourcing weather-delays',
  'propertyAssessment.projectType': 'new-house extension renovation outbuilding subdivision other',
  'newHouseDesign.propertyOwnership': 'owned under-contract looking family-land',
  'newHouseDesign.householdSize': '1-person 2-people 3-4-people 5-plus-people multi-generational',
  'newHouseDesign.bedroomCount': '1 2 3 4 5-plus',
  'newHouseDesign.budgetRange': 'under-200k 200k-300k 300k-450k 450k-600k 600k-plus not-sure',
  'newHouseDesign.timeframe': 'asap 6-months 1-year 2-years long-term',
  'newHouseDesign.buildingSystemPreference':
    'natural-preferred conventional-preferred hybrid not-sure',
  'newHouseDesign.ownerBuilderInterest': 'very-interested considering partial contractor undecided',
};

describe.each(allQuestionnaires)('$title', (definition) => {
  const questions = questionsOf(definition);

  test('has its exact title and asks every field of the specification once', () => {
    expect(definition.title).toBe(titles[definition.kind]);
    const ofFirstVersion = questions.filter(({ since = 1 }) => since === 1);
    expect(ofFirstVersion.map((question) => question.name).toSorted()).toEqual(
      fieldNames[definition.kind].split(' ').toSorted(),
    );
  });

  test('says of every later question since which version it is asked', () => {
    expect(new Set(questions.map((question) => question.name)).size).toBe(questions.length);
    for (const { name, since = 1 } of questions) {
      expect(since, name).toBeLessThanOrEqual(definition.version);
    }
  });

  test('requires name and email and nothing else', () => {
    expect(questions.filter((q) => q.isRequired).map((q) => q.name)).toEqual(['name', 'email']);
    const filled = { name: 'Jo', email: 'jo@example.org' };
    expect(v.safeParse(answersSchema(definition), filled).success).toBe(true);
  });

  test('names the purpose of what it asks about the person', () => {
    const purposes = questions.flatMap((q) => (q.autocomplete ? [[q.name, q.autocomplete]] : []));
    expect(Object.fromEntries(purposes)).toEqual({
      name: 'name',
      email: 'email',
      phone: 'tel',
      ...(definition.kind === 'naturalBuilding' ? {} : { propertyAddress: 'street-address' }),
    });
  });

  test('refuses a missing name and email with the messages of its form', () => {
    const { issues = [] } = v.safeParse(answersSchema(definition), {});
    const isNatural = definition.kind === 'naturalBuilding';
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['name', isNatural ? 'Name must be at least 2 characters' : 'Name is required'],
      ['email', isNatural ? 'Please enter a valid email address' : 'Valid email is required'],
    ]);
  });

  test('keeps labels readable by the labelled block and by people', () => {
    for (const question of questions) {
      expect(question.label).not.toMatch(/[:\n*]/);
      expect(question.help ?? '').not.toMatch(/\n| {2}/);
    }
    for (const section of definition.sections) expect(section.title).not.toContain(':');
    expect(new Set(definition.sections.map((section) => section.id)).size).toBe(
      definition.sections.length,
    );
  });

  test('is found by its service type', () => {
    const service = definition.serviceType ?? 'natural-building';
    expect(findQuestionnaireByService(service)).toBe(definition);
  });
});

test.each(Object.entries(optionValues))('%s offers the values of the specification', (at, list) => {
  const [kind, name] = at.split('.');
  const definition = allQuestionnaires.find((candidate) => candidate.kind === kind);
  const question = definition && questionsOf(definition).find((q) => q.name === name);
  const values = question && 'options' in question ? question.options.map((o) => o.value) : null;
  expect(values).toEqual(list.split(' '));
});

test('requires a natural building name of two characters and another name of one', () => {
  const short = { name: ' J ', email: 'jo@example.org' };
  expect(v.is(answersSchema(getQuestionnaire('naturalBuilding')), short)).toBe(false);
  expect(v.is(answersSchema(getQuestionnaire('newHouseDesign')), short)).toBe(true);
});

test('says beside its name how many questions each questionnaire has', () => {
  const counts = allQuestionnaires.map((definition) => [
    definition.kind,
    questionsOf(definition).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual(questionCounts);
});
