import { createElement } from 'react'
import type { HeadProps, SiteProps } from '@docgen/model'

type HeadTag = HeadProps['tags'][number]

export function Head({ head, site }: { readonly head: HeadProps; readonly site: SiteProps }) {
  const { docsearch } = head
  // Of what all pages say alike, the config has the last word.
  const given = new Set(head.tags.map(({ attributes }) => attributes?.['property'] ?? attributes?.['name']))
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      {head.description !== '' && <meta name="description" content={head.description} />}
      {head.keywords.length > 0 && <meta name="keywords" content={head.keywords.join(', ')} />}
      {head.isHidden && <meta name="robots" content="noindex, nofollow" />}
      <meta name="generator" content="docgen" />
      <meta name="color-scheme" content={site.colorMode.respectSystem ? 'light dark' : site.colorMode.default} />
      {head.inlineScript !== undefined && <script dangerouslySetInnerHTML={{ __html: head.inlineScript }} />}
      {head.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {head.scripts.map((src) =>
        head.areScriptsClassic ? <script key={src} defer src={src} /> : <script key={src} type="module" src={src} />,
      )}
      {/* Without an icon of its own a browser would ask for /favicon.ico. */}
      <link rel="icon" href={head.favicon ?? 'data:,'} />
      {head.canonical !== undefined && <link rel="canonical" href={head.canonical} />}
      {head.canonical !== undefined && head.alternates === undefined && (
        <link rel="alternate" hrefLang={site.lang} title={site.languageLabel} href={head.canonical} />
      )}
      {head.alternates?.map(({ hreflang, address }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={address} />
      ))}
      {!given.has('og:type') && <meta property="og:type" content="website" />}
      {!given.has('og:site_name') && <meta property="og:site_name" content={site.title} />}
      <meta property="og:title" content={head.title} />
      {head.description !== '' && <meta property="og:description" content={head.description} />}
      {head.canonical !== undefined && <meta property="og:url" content={head.canonical} />}
      {head.image !== undefined && <meta property="og:image" content={head.image} />}
      {!given.has('twitter:card') && (
        <meta name="twitter:card" content={head.image === undefined ? 'summary' : 'summary_large_image'} />
      )}
      {site.version !== undefined && <meta name="version" content={site.version} />}
      <meta name="docsearch:language" content={docsearch.language} />
      {docsearch.version !== undefined && <meta name="docsearch:version" content={docsearch.version} />}
      {docsearch.tag !== undefined && <meta name="docsearch:docusaurus_tag" content={docsearch.tag} />}
      {head.tags.map(toElement)}
    </head>
  )
}

function toElement({ tag, attributes = {}, content }: HeadTag, index: number) {
  const html = content === undefined ? undefined : { __html: content }
  return createElement(tag, { key: index, ...toReactProps(attributes), dangerouslySetInnerHTML: html })
}

/** Attributes that React knows by another name than HTML. */
const reactNames = new Map(
  Object.entries({
    class: 'className',
    charset: 'charSet',
    'http-equiv': 'httpEquiv',
    crossorigin: 'crossOrigin',
    fetchpriority: 'fetchPriority',
    hreflang: 'hrefLang',
    imagesizes: 'imageSizes',
    imagesrcset: 'imageSrcSet',
    nomodule: 'noModule',
    referrerpolicy: 'referrerPolicy',
  }),
)

/** Attributes that React writes without a value; to any other it wants one, and an empty one means the same. */
const booleanNames = new Set(['async', 'defer', 'disabled', 'noModule'])

/** `style` is left out: React takes it as an object only, and nothing in a head is shown. */
function toReactProps(attributes: Readonly<Record<string, string | boolean>>): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name, value]) => value !== false && name !== 'style')
      .map(([name, value]) => [reactNames.get(name) ?? name, value])
      .map(([name, value]) => [name, value === true && !booleanNames.has(String(name)) ? '' : value]),
  )
}
