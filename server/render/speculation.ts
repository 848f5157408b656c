import { createHash } from 'node:crypto';

/**
 * Fetches the document behind a link that a reader is about to follow, while the program has not begun yet: from then
 * on, links are the router's. Browsers leave it be where data is to be saved.
 */
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/attached_assets*' } },
          { not: { href_matches: '/messages*' } },
          { selector_matches: ':root:not([data-script]) a:not([download], [target])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The element for the head. */
export const speculationRules = `<script type="speculationrules">${rules}</script>`;

/** Its hash for the content security policy. */
export const speculationRulesHash = `sha256-${createHash('sha256').update(rules).digest('base64')}`;
