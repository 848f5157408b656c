import { BeforeGoingPublic } from '#features/publishing/before-going-public.tsx';
import { LaunchList } from '#features/publishing/launch-list.tsx';
import { Entries } from '#features/publishing/entries.tsx';
import { FreshProof } from '#features/inbox/fresh-proof.tsx';
import { OwnerSignIn } from '#features/inbox/owner-sign-in.tsx';
import { beforeLaunch } from '#content/before-launch.ts';
import { messagesPage, ownerSitePage } from '#content/messages-page.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Hero } from '#ui/hero/hero.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

/** The owner's list: its code comes once the owner has signed in. */
const loadFacts = async () => (await import('#content/before-going-public.ts')).beforeGoingPublic;

export function Page() {
  const { title } = ownerSitePage;
  return (
    <>
      <PageHead title={title} isHidden />
      <Hero
        title={title}
        back={<BackLink to={paths.messages}>{`Back to ${messagesPage.title}`}</BackLink>}
      />
      <Entries
        renderSignIn={(props) => (
          <OwnerSignIn section={messagesPage.section} isOpenAtFirst {...props} />
        )}
        after={
          <BeforeGoingPublic
            load={loadFacts}
            renderLaunch={() => <LaunchList texts={beforeLaunch} />}
          />
        }
      />
      <FreshProof />
    </>
  );
}
