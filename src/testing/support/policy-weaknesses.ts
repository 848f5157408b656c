import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * What Google's CSP Evaluator says against a policy, each with its severity. Left out is one remark: that `'self'` may
 * be unsafe where files of visitors are served as scripts; ours go out as downloads, with `nosniff` and a sandbox.
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
