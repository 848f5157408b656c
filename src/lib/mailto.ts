/** Address of a link that opens a letter to somebody. An e-mail address may hold `?`, `&` and `%`. */
export function mailto(email: string): `mailto:${string}` {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
