/**
 * Whether the first page has been taken over from the server's HTML. Until then every component must render what
 * the server rendered; a page reached later may choose differently.
 */
export const arrival = { isComplete: false };
