import type { Page } from '@playwright/test'

export interface ReadDocument {
  lang: string
  /** Addresses of this site that it links to, path and query, without those of files. */
  links: string[]
  /** Texts that a person reads or hears, in the document's own language. */
  texts: string[]
  /** Links within the page (`#faq`) whose target does not exist. */
  missingAnchors: string[]
}

/** What a page says and where it leads, from its HTML alone, as somebody without a script gets it. */
export function readDocument(page: Page, html: string, url: string): Promise<ReadDocument> {
  return page.evaluate(
    ({ html, url }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const lang = parsed.documentElement.lang
      const anchors = [...parsed.querySelectorAll<HTMLAnchorElement>('a[href]')].map(
        (anchor) => new URL(anchor.getAttribute('href') ?? '', url),
      )
      const here = new URL(url)
      const own = anchors.filter(
        (target) => target.origin === here.origin && /^https?:$/.test(target.protocol),
      )
      const isHere = (target: URL) => target.pathname === here.pathname && target.search === here.search
      const missingAnchors = own
        .filter((target) => target.hash.length > 1 && isHere(target))
        .map((target) => target.hash)
        .filter((hash) => !parsed.getElementById(decodeURIComponent(hash.slice(1))))
      const links = own
        .filter((target) => !/\.\w+$/.test(target.pathname))
        .map((target) => target.pathname + target.search)

      for (const element of parsed.querySelectorAll('script, style, template, noscript')) element.remove()
      for (const element of parsed.body.querySelectorAll('[lang]')) {
        if (element.getAttribute('lang') !== lang) element.remove()
      }
      const texts: string[] = []
      const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
      for (const element of parsed.body.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
        for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
          texts.push(element.getAttribute(name) ?? '')
      }
      texts.push(
        parsed.title,
        parsed.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      )
      return {
        lang,
        links: [...new Set(links)],
        texts: texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''),
        missingAnchors,
      }
    },
    { html, url },
  )
}
