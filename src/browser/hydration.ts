/**
 * Whether React has taken over the first page from the server's HTML. Until then every component must render what
 * the server rendered; a page reached later may choose differently.
 */
export const hydration = { isComplete: false };
