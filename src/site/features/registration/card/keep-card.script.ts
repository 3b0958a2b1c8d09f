import { onClick } from '../../../dom/events'

/** The buttons that print the admission card, and save it as a picture: also on the pages that functions render. */
export function keepCard(): void {
  // Browsers request a module that failed to load only under another address.
  let tries = 0

  async function save({ dataset: { picture, file }, nextElementSibling: failure }: HTMLElement): Promise<void> {
    let isSaved = false
    try {
      const script = import(/* webpackIgnore: true */ `${picture}#${tries++}`) as Promise<
        typeof import('./save-picture')
      >
      await (await script).savePicture(document.querySelector('[data-registration-confirmed]')!.parentElement!, file!)
      isSaved = true
    } finally {
      ;(failure as HTMLElement).hidden = isSaved
    }
  }

  onClick('[data-picture]', (button) => save(button).catch(() => {}))
  onClick('[data-print]', () => print())
}
