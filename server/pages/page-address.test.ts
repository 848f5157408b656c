import { expect, test } from 'vitest';
import { routes } from '#app/routes.tsx';
import { pageAddresses } from './page-address.ts';

const publicPaths = new Set(['/projects/1', '/blog/lime-is-a-patient-material']);
const addresses = pageAddresses(
  routes,
  (path) => publicPaths.has(path),
  (path) => path === '/projects/8',
  () => ['central-highlands-patterns', 'fifteen-principles'],
);
const find = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  return addresses.find(path, query);
};

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/messages', '/messages'],
  ['/projects/1', '/projects/1'],
  ['/about?section=2&draft=true&questionnaire=naturalBuilding&x=1', '/about'],
  ['/site-map?from=installed', '/site-map'],
  ['/?utm_source=mail', '/'],
  [
    '/design-services?questionnaire=naturalBuilding&fbclid=1',
    '/design-services?questionnaire=naturalBuilding',
  ],
  ['/design-services?questionnaire=none', '/design-services'],
  ['/design-services?questionnaire=none&questionnaire=naturalBuilding', '/design-services'],
  ['/philosophy-process?section=none', '/philosophy-process'],
  ['/philosophy-process?section=__proto__&draft=1', '/philosophy-process'],
  [
    '/philosophy-process?draft=true&x&section=central-highlands-patterns',
    '/philosophy-process?section=central-highlands-patterns&draft=true',
  ],
])('renders %s as %s', (address, url) => {
  expect(find(address)).toMatchObject({ kind: 'page', url });
});

test.each([
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/%61bout', '/about'],
  ['/projects/1/', '/projects/1'],
  ['/BLOG/lime-is-a-patient-material', '/blog/lime-is-a-patient-material'],
])('treats %s as another spelling of %s', (address, path) => {
  expect(find(address)).toEqual({ kind: 'redirect', path });
});

test.each([
  ['/nope', '/404'],
  ['/nope/twice?section=2', '/404'],
  ['/projects/1/2', '/404'],
  ['/projects/999', '/projects/0'],
  ['/projects/01', '/projects/0'],
  ['/projects/abc', '/projects/-'],
  ['/community-projects/7', '/community-projects/0'],
  ['/blog/LIME-is-a-patient-material', '/blog/-'],
  ['/blog/%E0%A4%A', '/404'],
  ['/messages/NB-7K3F-9Q', '/messages/-'],
  ['/messages/site/article/7f9c', '/messages/site/article/-'],
  ['/messages/site/report/new-house', '/messages/site/report/-'],
  ['/messages/site/none/7f9c', '/messages/site/-/-'],
  ['/__proto__', '/404'],
])('resolves %s like %s', (address, url) => {
  expect(find(address)).toMatchObject({ kind: 'missing', url });
});

test('gives entries that were taken down their own page, at one address', () => {
  expect(find('/projects/8?x=1')).toEqual({
    kind: 'missing',
    path: '/projects/8',
    url: '/projects/8',
  });
  expect(find('/projects/8/')).toEqual({ kind: 'redirect', path: '/projects/8' });
  expect(find('/projects/9')).toMatchObject({ url: '/projects/0' });
});
