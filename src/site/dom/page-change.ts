/** Sent to the document after React has shown another page, query or anchor, and once when it has taken over. */
export const pageChange = 'pagechange'

/** Does something for the page that is loaded and for each that React shows instead. */
export function onEachPage(act: () => void): void {
  document.addEventListener('DOMContentLoaded', act)
  document.addEventListener(pageChange, act)
}
