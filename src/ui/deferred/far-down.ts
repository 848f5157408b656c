/**
 * Spread over a block far down a long page: in a document that has just come, the first screen is laid out before it
 * (`src/styles/global.css`), and the block when somebody comes near, or once the program has begun
 * (`src/app/lay-out-rest.ts`). Nothing may show the difference: no margin of the block's first or last child may reach
 * out of it, nothing may stand out of its edges, no counter may run through it, and it may not take its tracks from a
 * grid around it.
 */
export const farDown = { 'data-far': '' } as const;

/** The same for a block that stands in one column on a phone, and in a grid with others on wider screens. */
export const farDownOnPhones = { 'data-far': 'on-phones' } as const;
