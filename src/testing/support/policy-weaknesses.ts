import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * Findings of Google's CSP Evaluator on a policy, each with its severity. One is left out: that `'self'` may be unsafe
 * where visitors' files are served as scripts; ours are downloads, with `nosniff` and a sandbox.
 */
export function weaknessesOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ directive, value }) => !(directive === 'script-src' && value === "'self'"))
    .map(
      ({ severity, directive, value = '', description }) =>
        `${Severity[severity]}: ${directive} ${value}: ${description}`,
    );
}
