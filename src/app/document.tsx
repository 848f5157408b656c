import type { PreloadedPicture } from '#ui/page-head/head-context.ts';
import { beforePaintScript } from '#shared/before-paint.ts';
import { scriptJson } from '#lib/script-json.ts';
import { headTags } from './head-tags.ts';

/** What a page declares about itself while it is rendered. */
export interface PageFacts {
  title: string;
  description: string | undefined;
  /** True for pages that no search engine should list. */
  isHidden: boolean;
  /** The leading picture of the page, once for each media query. */
  preloaded: readonly PreloadedPicture[];
}

/** The built files that the document of a route refers to. */
export interface DocumentAssets {
  /** Fonts, global styles and those of the page, complete, so that the first view needs no second request. */
  css: string;
  /** Addresses of the style sheets that `css` is made of; no chunk needs to load them again. */
  sheets: readonly string[];
  /** Addresses of the fonts of every page. */
  fonts: readonly string[];
  /** Address of the client bundle; undefined for a preview. */
  script: string | undefined;
  /** Addresses of what the bundle imports, and of the page's own code. */
  chunks: readonly string[];
  webManifest: string | undefined;
}

/** For search engines and link previews; the browser needs none of it. */
export interface SeoHead {
  canonical: string;
  feed: { title: string; href: string } | undefined;
  /** Open Graph properties by name. */
  properties: Readonly<Record<string, string>>;
  /** One schema.org graph. */
  structuredData: object;
}

export interface DocumentProps {
  facts: PageFacts;
  assets: DocumentAssets;
  seo: SeoHead | undefined;
  /** The rendered app. */
  html: string;
  /** The `PageState`, as JSON that is safe inside a script element. */
  state: string;
  /** What the page says, likewise; null where its words come with its code. */
  content: string | null;
  /** A line above the page, and before its title: what a preview is. */
  note?: { label: string; text: string };
}

/** An attribute that React's types do not list. */
const notLoaded = { disabled: true };

/** A whole document around the rendered app. React sorts what belongs in the head. */
export function Document({ facts, assets, seo, html, state, content, note }: DocumentProps) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        {headTags.map(({ tag: Tag, attributes }) => (
          <Tag key={JSON.stringify(attributes)} {...attributes} />
        ))}
        <title>{note ? `${note.label}: ${facts.title}` : facts.title}</title>
        {facts.description === undefined ? null : (
          <meta name="description" content={facts.description} />
        )}
        {facts.isHidden ? <meta name="robots" content="noindex" /> : null}
        {facts.preloaded.map(({ media, srcSet, sizes }) => (
          <link
            key={srcSet}
            rel="preload"
            as="image"
            type="image/avif"
            fetchPriority="high"
            media={media}
            imageSrcSet={srcSet}
            imageSizes={sizes}
          />
        ))}
        {/* The script below loads them where they can arrive in time. */}
        <FontPreloads fonts={assets.fonts} media="not all" />
        <noscript>
          <FontPreloads fonts={assets.fonts} />
        </noscript>
        <InlineScript text={beforePaintScript} />
        <InlineStyle css={assets.css} />
        {/* The sheets are in the style element already; a link of this name keeps the bundle from loading them. */}
        {assets.sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...notLoaded} />
        ))}
        {assets.script === undefined ? null : (
          <script type="module" src={assets.script} fetchPriority="low" />
        )}
        {assets.chunks.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {assets.webManifest === undefined ? null : (
          <link rel="manifest" href={assets.webManifest} />
        )}
        {seo === undefined ? null : <SeoTags seo={seo} />}
      </head>
      <body>
        {note ? (
          <aside id="page-note" aria-label={note.label}>
            <strong>{note.label}</strong> <span>{note.text}</span>
          </aside>
        ) : null}
        <RenderedApp html={html} />
        <InlineScript text={state} type="application/json" id="app-state" />
        {content === null ? null : (
          <InlineScript text={content} type="application/json" id="page-content" />
        )}
      </body>
    </html>
  );
}

function FontPreloads({ fonts, media }: { fonts: DocumentAssets['fonts']; media?: string }) {
  return fonts.map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin=""
      href={href}
      media={media}
    />
  ));
}

function SeoTags({ seo: { canonical, feed, properties, structuredData } }: { seo: SeoHead }) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      {feed ? (
        <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.href} />
      ) : null}
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <InlineScript text={scriptJson(structuredData)} type="application/ld+json" />
    </>
  );
}

export function InlineStyle({ css }: { css: string }) {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}

function InlineScript({ text, type, id }: { text: string; type?: string; id?: string }) {
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: text }} />;
}

function RenderedApp({ html }: { html: string }) {
  return <div id="app" dangerouslySetInnerHTML={{ __html: html }} />;
}
