import { useQuery } from '@tanstack/react-query';
import { mailto } from '#lib/mailto.ts';
import { namedBrowsers } from '#shared/named-browsers.ts';
import { practiceQuery } from './queries.ts';

/** Beside a form, where its code doesn't run: which browsers can send it, and how to reach the practice all the same. */
export function WithoutScript() {
  const practice = useQuery(practiceQuery).data;
  const email = practice?.email ?? null;
  const phone = practice?.phone ?? null;
  return (
    <p className="unscripted">
      <span>You can send our forms with JavaScript on in {namedBrowsers}</span>
      {email === null ? null : (
        <span>
          , or email us at <a href={mailto(email)}>{email}</a>
        </span>
      )}
      {phone === null ? null : (
        <span>
          , or phone <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </span>
      )}
      <span>.</span>
    </p>
  );
}
