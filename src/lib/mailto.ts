/** Address of a link that opens an email to somebody. An email address may hold `?`, `&` and `%`. */
export function mailto(email: string): `mailto:${string}` {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
