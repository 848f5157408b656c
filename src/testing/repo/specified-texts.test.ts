import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { publicAddresses } from '../support/public-addresses.ts';
import { renderPage } from '../support/render-page.ts';

/**
 * Every text that the specification of the site quotes, in its order. It quotes two values besides, which no reader
 * sees: the library's category 'all' and the source 'chat' of a chat message.
 */
const quoted = [
  'Natural Building Design Creating Living Wholeness',
  'Building a living world',
  'Enter Website',
  'Failed to load projects. Please try again later.',
  'No projects found in this category.',
  'Invalid Project ID',
  'The project ID provided is not valid.',
  'Project Not Found',
  'The project you are looking for does not exist or could not be loaded.',
  'Detailed project information coming soon',
  'Loading community projects...',
  'View Details About This Project',
  'Learn More',
  'Resources coming soon',
  'No gallery images available',
  'Loading project...',
  'Project not found',
  'Our Blog',
  'Failed to load blog posts. Please try again later.',
  'Blog Post Not Found',
  'Coming Soon',
  '{section} is currently under development. Check back soon for updates!',
  'Got it',
  'Fifteen Principles',
  'Start a Conversation',
  'Village Patterns: Reading the Vernacular House',
  'Your browser does not support the video tag.',
  'Back to Resources',
  'Free Download',
  'Available in print/digital formats',
  'Failed to load messages',
  'No Messages Yet',
  'Request Questionnaire',
  'Get in touch',
  '404 Page Not Found',
  'Did you forget to add the page to the router?',
  'Chat Inquiry',
  'Submitting...',
  'Sending...',
  'Maximum 10 files allowed',
  'Failed to fetch projects',
  'Failed to fetch messages',
  'Failed to upload files. Please try again.',
  'Submission temporarily failed',
  'Please check that your name and email are filled in correctly.',
  'Submission failed',
  'There was a problem submitting your form. Please try again.',
  'Message failed to send',
  'Please try again or use our contact page.',
  'Form submitted successfully!',
  "We'll get back to you soon.",
  'Message sent successfully!',
  "We'll get back to you soon about your natural building project.",
] as const;

/**
 * Texts that it gives without quotation marks: the validation messages of the forms, which are in a table, and one
 * button.
 */
const unquoted = [
  'Try Again',
  'Name must be at least 2 characters',
  'Please enter a valid email address',
  'Name is required',
  'Valid email is required',
  'Please select a project type',
  'Message must be at least 10 characters',
] as const;

const specified = [...quoted, ...unquoted] as const;

/** Texts that the code has in another form, and why. */
const different: Partial<
  Record<(typeof specified)[number], { as: readonly string[]; why: string }>
> = {
  'Natural Building Design Creating Living Wholeness': {
    as: ['Natural Building Design', 'Creating Living Wholeness'],
    why: 'the headline is set in two lines',
  },
  '{section} is currently under development. Check back soon for updates!': {
    as: ['… is currently under development. Check back soon for updates!'],
    why: 'the name of the section is filled in',
  },
  'Maximum 10 files allowed': {
    as: ['Maximum … files allowed'],
    why: 'the number comes from the limits',
  },
  'Failed to fetch projects': {
    as: ['Failed to load projects. Please try again later.'],
    why: 'an internal error that no reader sees: the page shows its own sentence',
  },
  'Failed to fetch messages': {
    as: ['Failed to load messages'],
    why: 'an internal error that no reader sees: the page shows its own sentence',
  },
};

const code = 'dist/client/assets';
/** What a reader can get: the rendered pages, and the built code, from which the build has removed what nothing uses. */
let texts = '';

beforeAll(async () => {
  const pages = await Promise.all(
    [...publicAddresses, '/nowhere'].map(async (address) => (await renderPage(address)).html),
  );
  const scripts = readdirSync(code)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(code, file), 'utf8'));
  texts = [...pages, ...scripts]
    .join('\n')
    .replaceAll('&#x27;', "'")
    .replaceAll("\\'", "'")
    .replaceAll(/\$\{[^}]*\}/g, '…');
});

test.each(specified)('shows “%s” verbatim, or says why not', (text) => {
  for (const one of different[text]?.as ?? [text]) expect(texts.includes(one), one).toBe(true);
});
