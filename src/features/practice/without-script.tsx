import { useQuery } from '@tanstack/react-query';
import { mailto } from '#lib/mailto.ts';
import { practiceQuery } from './queries.ts';

/** For a reader without script, beside a form: how to reach the practice all the same, as far as that is published. */
export function WithoutScript() {
  const email = useQuery(practiceQuery).data?.email ?? null;
  return (
    <noscript>
      <p>
        Our forms and questionnaires need JavaScript.{' '}
        {email === null ? (
          'Please turn it on to contact us.'
        ) : (
          <>
            Without it, email us at <a href={mailto(email)}>{email}</a>.
          </>
        )}{' '}
        You can read everything else without it.
      </p>
    </noscript>
  );
}
