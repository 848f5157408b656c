/** Address of a link that opens an email. An email address may contain `?`, `&` and `%`. */
export function mailto(email: string): `mailto:${string}` {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
