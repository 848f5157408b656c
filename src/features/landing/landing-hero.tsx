import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { compressedAddress, pictureWidths, sizesWithPhones, webpWidth } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import type { PageContents } from '#shared/page-content.ts';
import { paths } from '#shared/paths.ts';
import { useDocumentHead } from '#ui/page-head/head-context.ts';
import { focalPointProps } from '#ui/picture/focal-point.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import styles from './landing-hero.module.css';

/** Scrolled further than this, the landing screen knows that it has been scrolled. */
const scrollFlagPx = 50;
/** Screens that show the upright picture. */
const upright = '(max-aspect-ratio: 1/1)';

/** One plate, full height, its quiet side under the words. */
export function LandingHero({ landing }: { landing: PageContents['landing'] }) {
  const isScrolled = useScrollFlag();
  const { picture: wide, tall } = landing.hero;
  const { tagline, headline, secondLine, description } = landing.opening;
  const head = useDocumentHead();
  // As high as an upright screen, a wide picture is wider than it.
  const sizes = tall ? sizesWithPhones('100vw') : `${upright} 100vh, 100vw`;
  const media = tall ? upright : undefined;
  if (tall) head?.preloadPicture({ media, sizes, srcSet: sourceSet(tall) });
  head?.preloadPicture({ media: media && `not all and ${media}`, sizes, srcSet: sourceSet(wide) });
  return (
    <section className={styles['hero']} data-scrolled={isScrolled ? '' : undefined}>
      <PageHead description={description} />
      <picture>
        {tall ? (
          <>
            <source media={upright} type="image/avif" sizes={sizes} srcSet={sourceSet(tall)} />
            <source
              media={upright}
              sizes="100vw"
              srcSet={`${compressedAddress(tall.id, webpWidth, 'webp')} ${webpWidth}w`}
            />
          </>
        ) : null}
        <source type="image/avif" sizes={sizes} srcSet={sourceSet(wide)} />
        <img
          {...focalPointProps(wide, styles['plate'])}
          src={compressedAddress(wide.id, webpWidth, 'webp')}
          alt={wide.alt}
          width={wide.width}
          height={wide.height}
          fetchPriority="high"
        />
      </picture>
      <div className={styles['text']}>
        <p className={styles['tagline']}>{tagline}</p>
        <h1 className={styles['headline']}>
          <span>{headline}</span> <span>{secondLine}</span>
        </h1>
        <p className={styles['description']}>{description}</p>
        <Link className="button" to={paths.siteMap}>
          Enter Website
        </Link>
      </div>
      {wide.label === '' ? null : <p className={styles['label']}>{wide.label}</p>}
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
