import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { landing as landingContent } from '#content/landing.ts';
import { searchSummary } from '#lib/search-summary.ts';
import { compressedAddress, pictureWidths, sizesWithPhones, webpWidth } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import { siteName } from '#shared/paths.ts';
import styles from './landing-hero.module.css';

/** Scrolled further than this, the landing screen knows that it has been scrolled. */
const scrollFlagPx = 50;

/** One plate, full height, its quiet side under the words. */
export function LandingHero({
  landing,
  wide,
  tall,
}: {
  landing: typeof landingContent;
  wide: Picture | undefined;
  tall: Picture | undefined;
}) {
  const isScrolled = useScrollFlag();
  const [first, second] = landing.headline;
  return (
    <section className={styles['hero']} data-scrolled={isScrolled ? '' : undefined}>
      <title>{siteName}</title>
      <meta name="description" content={searchSummary(landing.description)} />
      {wide ? (
        <picture>
          {tall ? (
            <>
              <source
                media="(max-aspect-ratio: 1/1)"
                type="image/avif"
                sizes={sizesWithPhones('100vw')}
                srcSet={sourceSet(tall)}
              />
              <source
                media="(max-aspect-ratio: 1/1)"
                sizes="100vw"
                srcSet={`${compressedAddress(tall.id, webpWidth, 'webp')} ${webpWidth}w`}
              />
            </>
          ) : null}
          <source type="image/avif" sizes={sizesWithPhones('100vw')} srcSet={sourceSet(wide)} />
          <img
            className={styles['plate']}
            src={compressedAddress(wide.id, webpWidth, 'webp')}
            alt={wide.alt}
            width={wide.width}
            height={wide.height}
            fetchPriority="high"
          />
        </picture>
      ) : null}
      <div className={styles['words']}>
        <p className={styles['tagline']}>{landing.tagline}</p>
        <h1 className={styles['headline']}>
          <span>{first}</span> <span>{second}</span>
        </h1>
        <p className={styles['description']}>{landing.description}</p>
        <Link className="button" to={landing.enter.href}>
          {landing.enter.label}
        </Link>
      </div>
      {wide && wide.label !== '' ? <p className={styles['label']}>{wide.label}</p> : null}
    </section>
  );
}

function sourceSet(picture: Picture): string {
  return pictureWidths
    .map((width) => `${compressedAddress(picture.id, width, 'avif')} ${width}w`)
    .join(', ');
}

/** Flips once the page is scrolled past the threshold; the specification keeps it without a visible effect. */
function useScrollFlag(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > scrollFlagPx);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return isScrolled;
}
