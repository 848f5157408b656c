// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { noteSignedIn, noteSignedOut } from '#browser/owner-hint.ts';
import { startEditLink } from './edit-link.ts';

afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

function open(pathname: string, html: string) {
  window.history.replaceState(null, '', pathname);
  document.body.innerHTML = `<div id="app"><main>${html}</main></div>`;
  startEditLink((path) => path !== '/offline');
  const link = document.body.querySelector<HTMLAnchorElement>('nav > a');
  if (!link) throw new Error('no link');
  const click = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return { link, click, query: () => new URL(link.href, 'https://example.org').searchParams };
}

test('leads to the page, or to the text that was pressed without its source numbers', () => {
  noteSignedIn();
  const { link, click, query } = open(
    '/about',
    '<p id="one">Lime <b>sets</b>\n slowly<sup>12</sup>. <button>More</button></p><div id="two">No text of its own</div>',
  );
  expect([link.hidden, link.textContent]).toEqual([false, 'Edit this page']);
  expect(Object.fromEntries(query())).toEqual({ on: '/about' });
  click('b');
  expect(link.textContent).toBe('Edit this text');
  expect(Object.fromEntries(query())).toEqual({ on: '/about', text: 'Lime sets slowly. More' });
  click('#one button');
  expect(link.textContent).toBe('Edit this text');
  click('#two');
  expect(Object.fromEntries(query())).toEqual({ on: '/about' });
});

test('takes no more of an endless text than finds it', () => {
  noteSignedIn();
  const { click, query } = open('/about', `<p>${'lime '.repeat(20_000)}</p>`);
  click('p');
  expect(query().get('text')?.length).toBeLessThanOrEqual(180);
});

test('is hidden from everybody else, where nothing can be changed, and after signing out', () => {
  expect(open('/about', '<p>Lime</p>').link.hidden).toBe(true);
  noteSignedIn();
  expect(open('/offline', '<p>Lime</p>').link.hidden).toBe(true);
  const { link } = open('/about', '<p>Lime</p>');
  expect(link.hidden).toBe(false);
  noteSignedOut();
  expect(link.hidden).toBe(true);
});

test('follows the router to another page', async () => {
  noteSignedIn();
  const { link, click } = open('/about', '<p>Lime</p>');
  click('p');
  window.history.pushState(null, '', '/projects/1');
  document.querySelector('#app')?.replaceChildren(document.createElement('main'));
  await expect.poll(() => link.textContent).toBe('Edit this page');
  expect(link.href).toContain('on=%2Fprojects%2F1');
});
