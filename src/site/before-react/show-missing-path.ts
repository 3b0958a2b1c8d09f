/** The element of a 404 page that shows the path. */
export const findMissingPath = () => document.querySelector<HTMLElement>('[data-missing-path]')

/** Shows on a 404 page the path that was not found. */
export function showMissingPath(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const element = findMissingPath()
    if (element) element.textContent = `: ${decodePath(location.pathname)}`
  })
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
