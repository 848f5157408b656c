/**
 * Spread over a block below the first screen of a long page: the browser lays it out when it is near the viewport
 * (`content-visibility` in `src/styles/global.css`). The difference must not show: no margin of the block's first or
 * last child may collapse out of it, nothing may overflow its edges, no CSS counter may run through it, and it may not
 * be a subgrid. A landmark is named by `aria-label`, not by a heading in it, which has no text before it is laid out.
 */
export const belowFold = { 'data-below-fold': '' } as const;

/** The same for a block that is in one column on a phone, and in a grid with others on wider screens. */
export const belowFoldOnPhones = { 'data-below-fold': 'on-phones' } as const;
