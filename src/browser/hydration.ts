/**
 * Whether React has hydrated the first page. Until then every component must render what the server rendered; a page
 * reached later may render something else.
 */
export const hydration = { isComplete: false };
