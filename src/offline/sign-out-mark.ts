/** In localStorage while a sign-out waits. Here alone, so that a page can ask without loading what sends it. */
export const signOutMark = 'natural-building-design:sign-out';
/** For a browser that stores nothing: until the page is closed. */
export const heldByPage = { isOne: false };

/** Whether somebody has signed out on this device and the server has not ended the session yet. */
export function isSignOutWaiting(): boolean {
  try {
    return heldByPage.isOne || localStorage.getItem(signOutMark) !== null;
  } catch {
    return heldByPage.isOne;
  }
}
