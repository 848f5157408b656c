import { LandingHero } from '#features/landing/landing-hero.tsx';
import { usePageContent } from './use-page-content.ts';

export function Page() {
  return <LandingHero landing={usePageContent('landing')} />;
}
