/** Adds a style sheet to the page. The promise fails if it cannot be loaded. */
export function loadStyle(href: string): Promise<unknown> {
  const link = document.createElement('link')
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(href))
    }
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  })
}
