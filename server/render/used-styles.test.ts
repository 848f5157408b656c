import { expect, test } from 'vitest';
import { classesOf, usedStyles } from './used-styles.ts';

const classes = classesOf('<main class="page wide"><p id="class" class="text">…</p></main>');
const used = (css: string) => usedStyles(css, classes);

test('keeps what a document can use and leaves out what it cannot', () => {
  expect(used('.page{color:red}.other{color:blue}p{margin:0}')).toBe('.page{color:red}p{margin:0}');
  expect(used('.page .other{top:0}.page>.text:hover::before{top:1px}')).toBe(
    '.page>.text:hover::before{top:1px}',
  );
  expect(used('.other,.text,h1{top:0}')).toBe('.text,h1{top:0}');
});

test('keeps what a state or another choice could make true', () => {
  const kept =
    '.page:not(.other){top:0}.text:is(.other,.text){top:0}:root[data-x] .wide:has(.other,a){top:0}';
  expect(used(kept)).toBe(kept);
  expect(used('.other:is(.page,.text),.wide:where(.a,.b:not(.c,.d)){top:0}')).toBe(
    '.wide:where(.a,.b:not(.c,.d)){top:0}',
  );
});

test('looks into groups, and drops those that end up empty', () => {
  expect(
    used('@media print{.other{top:0}.text{top:1px}}@media (width>=64rem){.other{top:0}}'),
  ).toBe('@media print{.text{top:1px}}');
  expect(used('@supports (display:grid){@media print{.text{top:0}}}')).toBe(
    '@supports (display:grid){@media print{.text{top:0}}}',
  );
});

test('lets letters, movements and texts with brackets be', () => {
  const kept =
    '@charset "utf-8";@font-face{font-family:A;src:url(a.woff2)}@keyframes in{0%{top:0}to{top:1px}}' +
    '.text:before{content:"}{"}.text[data-a=","]{top:0}';
  expect(used(kept)).toBe(kept);
});

test('says when a style sheet is broken', () => {
  expect(() => used('.text{color:red')).toThrow(/without an end/);
});
