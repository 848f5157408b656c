import { describe, expect, it } from 'vitest';

import { communityProjects } from './community-projects.ts';

import { communityDetailTitles, findCommunityDetails } from './community-details.ts';
import { sources } from '../sources.ts';

describe('community details', () => {
  it('belong to community projects that exist', () => {
    expect(communityProjects.map(({ title }) => title)).toEqual(
      expect.arrayContaining([...communityDetailTitles]),
    );
  });

  it('give Dunstan Reserve a text and a link to its history', () => {
    const title = 'Dunstan Reserve Food Forest';
    const details = findCommunityDetails(title);
    const [standfirst, ...text] =
      communityProjects.find((project) => project.title === title)?.description.split('\n\n') ?? [];
    expect(text.join(' ').length).toBeGreaterThan(standfirst?.length ?? Infinity);
    expect(sources[details?.historyLink?.source ?? 'vicplan'].url).toContain('dunstan');
  });

  it('say that resources are coming for two projects', () => {
    for (const title of ['Northcote Community Garden', 'Sustainable Community Food Systems']) {
      expect(findCommunityDetails(title)?.resources).toMatchObject({
        kind: 'coming-soon',
        title: 'Resources coming soon',
      });
    }
  });

  it('offer the four PDFs of Safe Place', () => {
    const resources = findCommunityDetails('Safe Place Affordable Housing Initiative')?.resources;
    const documents = resources?.kind === 'documents' ? resources.documents : [];
    expect(documents.map(({ title, href }) => [title, href])).toEqual([
      ['Small Homes Brochure', '/attached_assets/documents/small-homes-brochure.pdf'],
      ['Housing Infill Mapping', '/attached_assets/documents/housing-infill-mapping.pdf'],
      ['Structure Plan Objection', '/attached_assets/documents/structure-plan-objection.pdf'],
      ['Housing Needs Report', '/attached_assets/documents/housing-needs-report.pdf'],
    ]);
  });
});
