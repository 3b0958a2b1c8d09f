// The build bundles this module (src/gatsby/page-modules). Pages load it when a guest saves the card.

/** How many pixels wide the picture is at least: enough for the screen of a phone, and for A6 in print. */
const width = 1500

/**
 * Offers a part of the page as a picture, drawn as it is on the screen: its ground, borders and texts. An SVG of it would
 * need an image that the security headers refuse.
 */
export async function savePicture(part: HTMLElement, file: string): Promise<void> {
  await document.fonts.ready
  const picture = await new Promise<Blob | null>((resolve) => draw(part).toBlob(resolve))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture!)
  link.download = file
  link.click()
}

function draw(part: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')!
  const box = part.getBoundingClientRect()
  const scale = Math.max(2, width / box.width)
  canvas.width = Math.round(box.width * scale)
  canvas.height = Math.round(box.height * scale)
  pen.scale(scale, scale)
  pen.translate(-box.left, -box.top)
  pen.fillStyle = getComputedStyle(part).backgroundColor
  pen.fillRect(box.left, box.top, box.width, box.height)
  for (const element of [part, ...part.querySelectorAll('*')]) drawBorders(pen, element)
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) drawText(pen, texts.currentNode as Text)
  return canvas
}

function drawBorders(pen: CanvasRenderingContext2D, element: Element): void {
  const style = getComputedStyle(element)
  const { left, top, right, bottom, width: wide, height: high } = element.getBoundingClientRect()
  const [above, beside, below, before] = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
    parseFloat(style[`border${side}Width`]),
  ) as [number, number, number, number]
  pen.fillStyle = style.borderTopColor
  pen.fillRect(left, top, wide, above)
  pen.fillRect(right - beside, top, beside, high)
  pen.fillRect(left, bottom - below, wide, below)
  pen.fillRect(left, top, before, high)
}

/** Draws a text line by line, where the browser has broken it. */
function drawText(pen: CanvasRenderingContext2D, text: Text): void {
  const style = getComputedStyle(text.parentElement!)
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  pen.fillStyle = style.color
  pen.direction = style.direction as CanvasDirection
  pen.textAlign = 'left'
  pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing
  pen.wordSpacing = style.wordSpacing
  for (const { line, left, top } of linesOf(text)) {
    pen.fillText(line, left, top + pen.measureText(line).fontBoundingBoxAscent)
  }
}

/** The lines of a text, each with the place of its upper left corner. */
function linesOf(text: Text): { line: string; left: number; top: number }[] {
  const lines: { line: string; left: number; top: number }[] = []
  const range = document.createRange()
  let offset = 0
  for (const letter of text.data) {
    range.setStart(text, offset)
    range.setEnd(text, (offset += letter.length))
    const place = range.getBoundingClientRect()
    const last = lines.at(-1)
    // Spaces between lines, and between elements, have no place.
    if (place.width === 0 && !last) continue
    if (last && (place.width === 0 || Math.abs(place.top - last.top) < place.height / 2)) {
      last.line += letter
      if (place.width > 0) last.left = Math.min(last.left, place.left)
    } else {
      lines.push({ line: letter, left: place.left, top: place.top })
    }
  }
  return lines.map((each) => ({ ...each, line: each.line.trim() }))
}
