/**
 * Opens the menu with the search field on Ctrl+K and ⌘K, and loads the search (search.ts) when the field gets the focus
 * or a letter. If that fails, a message says so, and the next letter tries again.
 */
export function openSearch(): void {
  const find = () => document.querySelector<HTMLInputElement>('[data-search]')
  // Browsers request a module that failed to load only under another address.
  let failures = 0

  function search({ target }: Event): void {
    const field = find()
    if (!field || target !== field) return
    import(/* webpackIgnore: true */ `${field.dataset.search}#${failures}`)
      .catch((error) => {
        failures++
        throw error
      })
      .then(({ search }: typeof import('./search')) => search(field))
      .catch(() => {
        document.querySelector('#menu [role=status]')!.textContent = field.dataset.failed!
      })
  }

  document.addEventListener('focusin', search)
  document.addEventListener('input', search)
  document.addEventListener('keydown', (event) => {
    const field = find()
    if (!field || event.key?.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    if (event.shiftKey || event.altKey) return
    event.preventDefault()
    // The parent is null while the menu is closed.
    if (!field.offsetParent) document.querySelector<HTMLElement>('[commandfor=menu]')?.click()
    field.focus()
  })
}
