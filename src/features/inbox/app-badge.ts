/** Puts the number of unread records on the icon of the installed app; 0 takes it away. */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Refused where the app is not installed: there is no icon then.
  navigator.setAppBadge(count).catch(() => undefined);
}
