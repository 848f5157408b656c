import type { ServiceGroupId } from '#shared/content-types/services-page.ts';
import type { ServiceIcon } from './services.ts';

/** A service described on the page and quoted by the hour; nothing is bought online. What it says is an entry of the owner. */
interface DescribedService {
  id: string;
  group: ServiceGroupId;
  icon: ServiceIcon;
}

/** In the order of the page. */
const describedServices: readonly DescribedService[] = [
  { id: 'site-and-brief', group: 'full-design-services', icon: 'compass' },
  { id: 'concept-design', group: 'full-design-services', icon: 'pencil-ruler' },
  { id: 'design-development', group: 'full-design-services', icon: 'layers' },
  { id: 'construction-documentation', group: 'full-design-services', icon: 'file-text' },
  { id: 'planning-research', group: 'full-planning-project-management', icon: 'search-check' },
  { id: 'consultant-coordination', group: 'full-planning-project-management', icon: 'network' },
  { id: 'planning-application', group: 'full-planning-project-management', icon: 'file-check' },
  { id: 'council-liaison', group: 'full-planning-project-management', icon: 'messages-square' },
  { id: 'building-permit-coordination', group: 'project-administration', icon: 'clipboard-check' },
  { id: 'builder-selection', group: 'project-administration', icon: 'users' },
  { id: 'site-visits', group: 'project-administration', icon: 'hard-hat' },
  { id: 'contract-administration', group: 'project-administration', icon: 'list-checks' },
];

/** In the order of the page. */
export const serviceGroups = [...new Set(describedServices.map(({ group }) => group))];

/** The services of a group, in the order of the page, each with what is said of it. */
export const servicesIn = <Words extends { id: string }>(
  group: ServiceGroupId,
  words: readonly Words[],
): (Words & DescribedService)[] =>
  describedServices
    .filter((service) => service.group === group)
    .flatMap((service) => {
      const said = words.find(({ id }) => id === service.id);
      return said ? [{ ...said, ...service }] : [];
    });
