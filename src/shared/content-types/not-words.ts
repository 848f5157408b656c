/** Keys of a body whose values are no words: the picture of a figure, the kind of a block. */
export const notWords: ReadonlySet<string> = new Set([
  'kind',
  'picture',
  'anchor',
  'name',
  'tone',
  'style',
  'width',
  'termLanguage',
  'focus',
]);
