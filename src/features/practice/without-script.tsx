import { useQuery } from '@tanstack/react-query';
import { mailto } from '#lib/mailto.ts';
import { practiceQuery } from './queries.ts';

/** For a reader without script, beside a form: how to reach the practice all the same, as far as that is published. */
export function WithoutScript() {
  const email = useQuery(practiceQuery).data?.email ?? null;
  return (
    <noscript>
      <p>
        Forms and questionnaires need JavaScript.{' '}
        {email === null ? (
          'There is no e-mail address published here yet to write to instead.'
        ) : (
          <>
            Without it, write to <a href={mailto(email)}>{email}</a>.
          </>
        )}{' '}
        Everything else on this site can be read without it.
      </p>
    </noscript>
  );
}
