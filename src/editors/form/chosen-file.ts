import { latin1, withoutPosition } from '../check/read/exif'
import { slugOf } from '../check/read/slug'
import { picturePhrases } from '../check/rules/pictures/words'
import { formWords } from '../words/form'
import type { MessageLanguage } from '../words/message-language'

/** In bytes: GitHub takes no larger file from a browser. */
export const maxFileSize = 25e6

/** How files of each format begin (ISO/IEC 23008-12 for HEIC), by the ending of their names. */
const beginnings = {
  jpg: /^\xff\xd8\xff/,
  png: /^.PNG\r\n/,
  webp: /^RIFF[^]{4}WEBP/,
  svg: /<svg[\s>]/,
  pdf: /%PDF-/,
  heic: /^[^]{4}ftyp(hei|hev|mif1|msf1)/,
}

/**
 * A file as the form stores it: with a plain name whose ending fits its format, and without the position where it was
 * taken. Pixels stay as they are.
 * @returns the file, or a sentence that says why the form cannot store it, and what to do
 */
export async function preparedFile(file: File, language: MessageLanguage): Promise<File | string> {
  const { unknownFormat, heic, tooLarge } = formWords[language]
  if (file.size > maxFileSize) return tooLarge(file.name, file.size / 1e6, maxFileSize / 1e6)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = latin1(bytes.subarray(0, 4096))
  const ending = Object.entries(beginnings).find(([, beginning]) => beginning.test(start))?.[0]
  if (ending === undefined) return unknownFormat(file.name)
  if (ending === 'heic') return `${heic(file.name)} ${picturePhrases.exportHeic[language]}`
  const name = `${slugOf(file.name.replace(/\.\w+$/, '')) || 'file'}.${ending}`
  return new File([withoutPosition(bytes)], name, { type: file.type })
}

/** Gives Decap CMS each file that an editor chooses as `preparedFile` makes it, or says why not. */
export function prepareChosenFiles(language: MessageLanguage): void {
  const prepared = new WeakSet<Event>()

  async function prepare(input: HTMLInputElement, chosen: File): Promise<void> {
    const file = await preparedFile(chosen, language)
    if (typeof file === 'string') {
      input.value = ''
      alert(file)
      return
    }
    const files = new DataTransfer()
    files.items.add(file)
    input.files = files.files
    const change = new Event('change', { bubbles: true })
    prepared.add(change)
    input.dispatchEvent(change)
  }

  addEventListener(
    'change',
    (event) => {
      const input = event.target
      if (prepared.has(event) || !(input instanceof HTMLInputElement) || input.type !== 'file') return
      const [file] = input.files ?? []
      if (!file) return
      event.stopImmediatePropagation()
      void prepare(input, file)
    },
    { capture: true },
  )
}
