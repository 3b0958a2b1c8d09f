export type PageFacts = ReturnType<typeof pageFacts> & {
  status: number
  headers: Record<string, string>
  html: string
}

/** Reads the facts of a page from its HTML. Runs inside a browser, so it uses nothing from outside itself. */
export function pageFacts(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const all = <E extends Element>(selector: string) => [...parsed.querySelectorAll<E>(selector)]
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ').trim()
  const texts = (selector: string) => all(selector).map((element) => plain(element.textContent))
  const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? undefined
  const attributes = (selector: string, name: string) =>
    all(selector).flatMap((element) => element.getAttribute(name) ?? [])

  /** The texts of JSON, without its types and identifiers; all of it, if it is not valid. */
  const valuesOf = (json: string): string[] => {
    const values: string[] = []
    try {
      JSON.parse(json, (key, value: unknown) => {
        if (typeof value === 'string' && !key.startsWith('@')) values.push(value)
        return value
      })
      return values
    } catch {
      return [json]
    }
  }

  const addresses: string[] = []
  const shown: { text: string; lang: string }[] = []
  const read = (element: Element, around: string) => {
    const lang = element.getAttribute('lang') ?? around
    const { childNodes, children } = element instanceof HTMLTemplateElement ? element.content : element
    const show = (text: string) => plain(text) && shown.push({ text: plain(text), lang })
    for (const { name, value } of element.attributes) {
      const isNamed = /^(href|src|action|formaction|poster|data|cite|xlink:href)$/.test(name)
      if (name.endsWith('srcset')) addresses.push(...value.split(',').map((size) => size.trim().split(/\s+/)[0] ?? ''))
      else if (isNamed || (name !== 'xmlns' && /^(\/|https?:)\S*$/.test(value))) addresses.push(value)
      if (/^(alt|title|label|placeholder|content|aria-(label|description|roledescription|valuetext))$/.test(name))
        show(value)
      if (name.startsWith('data-') && value.includes(' ')) show(value)
    }
    // A script is not text, except structured data for search engines.
    if (element.matches('script[type="application/ld+json"]')) valuesOf(element.textContent ?? '').forEach(show)
    else if (!element.matches('script, style')) {
      for (const node of childNodes) if (node instanceof Text) show(node.data)
    }
    for (const child of children) read(child, lang)
  }
  read(parsed.documentElement, '')

  /** Visible or usable elements beside text. */
  const content = 'img, picture, svg, input, textarea, select, button, a[href], iframe, video, [data-missing-path]'
  const hasContent = (element: Element) => Boolean(plain(element.textContent) || element.querySelector(content))
  /** Sections with nothing but a heading. */
  const onlyHeadings = all('section').filter((section) =>
    [...section.children].every((child) => /^H\d$/.test(child.tagName) || !hasContent(child)),
  )
  const withoutContent = all(
    'h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, section, article, nav, table, tr, td, th, figure, figcaption, fieldset, form',
  ).filter((element) => !hasContent(element))

  return {
    lang: parsed.documentElement.lang,
    title: plain(parsed.title),
    h1: texts('h1'),
    headings: texts('h1, h2, h3, h4, h5, h6'),
    partnerGroups: texts('#partners h3'),
    description: plain(attribute('meta[name="description"]', 'content')),
    robots: attribute('meta[name="robots"]', 'content'),
    canonical: attributes('link[rel="canonical"]', 'href'),
    alternates: Object.fromEntries(
      all('link[rel="alternate"][hreflang]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ) as Record<string, string>,
    /** The tags of Open Graph and Twitter cards, by property. */
    social: all<HTMLMetaElement>('meta[property^="og:"], meta[name^="twitter:"]').map((meta): [string, string] => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ]),
    /** The structured data for search engines, as JSON. */
    structuredData: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
    icons: all<HTMLLinkElement>('link[rel~="icon"], link[rel="apple-touch-icon"]').map((link): [string, string] => [
      link.rel,
      link.getAttribute('href') ?? '',
    ]),
    landmarks: { headers: all('body header').length, footers: all('body footer').length, mains: all('main').length },
    /** Elements without content. */
    empty: [...withoutContent, ...onlyHeadings].map((element) => element.outerHTML.slice(0, 120)),
    ids: attributes('[id]', 'id'),
    links: attributes('a[href]', 'href'),
    languageLinks: all<HTMLAnchorElement>('a[hreflang]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      hreflang: link.hreflang,
      lang: link.lang,
    })),
    /** Every address in an attribute or style of the page. */
    addresses: [...addresses, ...[...html.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url)].filter(
      (url) => !url.startsWith('data:'),
    ),
    pictures: all<HTMLImageElement>('img').map((image) => ({
      src: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt'),
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
      loading: image.getAttribute('loading'),
      fetchPriority: image.getAttribute('fetchpriority'),
      isOriginal: image.matches('[data-sheet] > span ~ img'),
      types: [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(({ type }) => type),
    })),
    figures: all('figure').map((figure) => ({
      id: figure.id,
      caption: plain(figure.querySelector('figcaption')?.textContent),
      alts: [...figure.querySelectorAll('img')].map(({ alt }) => alt),
    })),
    /** Elements whose style attribute has more than custom properties, but those of Gatsby's router. */
    styled: all('[style]:not(#gatsby-focus-wrapper, #gatsby-announcer)')
      .map((element) => element.getAttribute('style')!)
      .filter((style) => style.split(';').some((each) => each && !each.startsWith('--'))),
    /** Every text for visitors, screen readers or other programs, with the language of its lang attribute. */
    shown,
    /** Texts with their original spaces. */
    paragraphs: all('h1, h2, h3, h4, h5, h6, p, li, dd, dt, figcaption, th, td').map(
      (element) => element.textContent ?? '',
    ),
  }
}
