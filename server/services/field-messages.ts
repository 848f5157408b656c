import * as v from 'valibot';

/** First message of each field, by its path: `blocks.3.text`. */
export function fieldMessages(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!messages.has(path)) messages.set(path, messageOf(issue));
  }
  return Object.fromEntries(messages);
}

/** The messages of our schemas; where a schema has none, a general one instead of the library's. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.input === undefined) return 'Please fill this in';
  return issue.message.startsWith('Invalid ') ? 'This isn’t in the right format' : issue.message;
}
