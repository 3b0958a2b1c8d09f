import { applicationId, type Application } from '../../site/before-react/start-react'

const slice = /<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/

/**
 * Makes of the HTML that Gatsby wrote what is served: its scripts do not run by themselves but are named in a piece
 * of data, for `start-react.ts`; its style attributes, which a strict policy forbids, go (base.css has their rules);
 * the first picture is asked for first.
 * HTML that is finished already stays as it is.
 * @throws Error when Gatsby writes its scripts in another way than this one knows
 */
export function finishHtml(html: string): string {
  return pictureFirst(withoutStyles(html)).replace(slice, (whole, content: string) => {
    if (content.includes(`id="${applicationId}"`)) return whole
    const data = JSON.stringify(applicationOf(content)).replaceAll('<', '\\u003c')
    return whole.replace(content, () => `<script type="application/json" id="${applicationId}">${data}</script>`)
  })
}

function applicationOf(content: string): Application {
  const hash = /window\.___webpackCompilationHash="(\w+)"/.exec(content)?.[1]
  const chunks = /window\.___chunkMapping=("(?:[^"\\]|\\.)*");/.exec(content)?.[1]
  const scripts = [...content.matchAll(/<script src="([^"]+)" async>/g)].map(([, src]) => src!)
  if (!hash || !chunks || scripts.length === 0) throw new Error(`Gatsby’s scripts are not as expected: ${content}`)
  return {
    scripts,
    // Gatsby writes the list of chunks as a text in a text, and then finds no chunk in it to prefetch.
    globals: { ___webpackCompilationHash: hash, ___chunkMapping: JSON.parse(JSON.parse(chunks) as string) as unknown },
  }
}

const typePreload = /<link rel="preload" [^>]*as="font"/
const firstPicture =
  /<picture><source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"\/><img (?:(?!<\/picture>)[\s\S])*fetchPriority="high"/

/**
 * The large picture at the top of a page, if there is one, is asked for before the type of its titles: it is what
 * takes longest, and the connection that brought the page is free and fast by then (decision 020).
 */
function pictureFirst(html: string): string {
  const [, type, srcset, sizes] = firstPicture.exec(html) ?? []
  if (!srcset || html.includes('as="image"')) return html
  const preload = `<link rel="preload" as="image" type="${type}" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high"/>`
  return html.replace(typePreload, (typeOf) => preload + typeOf)
}

/** Of the two elements that Gatsby puts around and beside every page. */
function withoutStyles(html: string): string {
  return html
    .replace(
      '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">',
      '<div tabindex="-1" id="gatsby-focus-wrapper">',
    )
    .replace(/<div id="gatsby-announcer" style="[^"]*"/, '<div id="gatsby-announcer"')
}
