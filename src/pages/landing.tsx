import { LandingHero } from '#features/landing/landing-hero.tsx';
import { landing } from '#content/landing.ts';
import { tallCrop } from '#content/picture-book.ts';
import { heroPictures } from '#content/picture-books.ts';

export function Page() {
  return (
    <LandingHero
      landing={landing}
      wide={heroPictures.get(landing.picture)}
      tall={heroPictures.get(landing.picture + tallCrop)}
    />
  );
}
