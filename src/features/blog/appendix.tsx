import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BlogAppendix } from '#content/blog/blog-appendix.ts';
import type { Source } from '#content/schema.ts';
import { belowFold } from '#ui/deferred/below-fold.ts';
import styles from './appendix.module.css';

/** What every article ends with: our approach, a quotation, the principles, the ways on. */
export function Appendix({ appendix, source }: { appendix: BlogAppendix; source: Source }) {
  const { approach, quotation, keyPrinciples, continueReading } = appendix;
  return (
    <>
      <section aria-label={approach.title} className={styles['section']} {...belowFold}>
        <h2>{approach.title}</h2>
        {approach.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <figure className={styles['quotation']}>
          <blockquote cite={source.url}>
            <p>{quotation.text}</p>
          </blockquote>
          <figcaption>
            {quotation.author} {quotation.coAuthors},{' '}
            <a href={source.url} rel="noreferrer">
              <cite>{quotation.work}</cite>
            </a>
            , {quotation.publisher}, {quotation.year}, p. {quotation.page}
          </figcaption>
        </figure>
      </section>
      <section aria-label={keyPrinciples.title} className={styles['section']} {...belowFold}>
        <h2>{keyPrinciples.title}</h2>
        <ul className={styles['principles']}>
          {keyPrinciples.items.map((principle) => (
            <li key={principle}>{principle}</li>
          ))}
        </ul>
      </section>
      <nav aria-label={continueReading.title} className={styles['continue']} {...belowFold}>
        <h2>{continueReading.title}</h2>
        <ul>
          {continueReading.links.map((link) => (
            <li key={link.href}>
              <Link to={link.href}>
                {link.label}
                <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
