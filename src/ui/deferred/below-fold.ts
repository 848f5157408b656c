/**
 * Spread over a block below the first screen of a long page: the browser lays it out when somebody comes near
 * (`content-visibility` in `src/styles/global.css`). Nothing may show the difference: no margin of the block's first
 * or last child may reach out of it, nothing may stand out of its edges, no counter may run through it, and it may not
 * take its tracks from a grid around it. A landmark bears its name itself, as `aria-label`: a heading in it
 * has no text before it is laid out.
 */
export const belowFold = { 'data-below-fold': '' } as const;

/** The same for a block that stands in one column on a phone, and in a grid with others on wider screens. */
export const belowFoldOnPhones = { 'data-below-fold': 'on-phones' } as const;
