/** Words after a number that change it: other units of length, the south and the west. */
const changesNumber = /^(mm|dm|m|km|in|ft|S|W|J|Z)$/

/** The number that an editor meant by a text: '90,5', '90 cm', '1 000' and '"80"'. */
export function numberMeant(text: string): number | undefined {
  const [, digits, word = ''] = /^(-?\d[\d ]*(?:[.,]\d+)?) ?([\p{L}%°]*)\.?$/u.exec(text.trim()) ?? []
  if (digits === undefined || changesNumber.test(word)) return undefined
  return Number(digits.replaceAll(' ', '').replace(',', '.'))
}

const centimetres: Partial<Record<string, number>> = { mm: 0.1, dm: 10, m: 100 }

/** The centimetres that an editor meant by a length: '2 m' is 200. */
export function centimetresMeant(text: string): number | undefined {
  const [, digits = '', unit = ''] = /^([\d ,.]+?) ?(mm|dm|m)$/.exec(text.trim()) ?? []
  const [number, scale] = [numberMeant(digits), centimetres[unit]]
  return number !== undefined && scale ? Number((number * scale).toFixed(1)) : numberMeant(text)
}

/** The first and the last year of a range: '2021–2023'. */
export function yearsMeant(text: string): [from: number, to: number] | undefined {
  const [, from, to] = /^(\d{4}) ?[-–—/] ?(\d{4})$/.exec(text.trim()) ?? []
  return from === undefined || to === undefined ? undefined : [Number(from), Number(to)]
}

/** The year of an approximate date: 'kolem 2023', 'c. 2023', '2023?'. */
export function circaMeant(text: string): number | undefined {
  const [year] = /\d{4}/.exec(text) ?? []
  return year !== undefined &&
    /^(kolem|okolo|asi|cca\.?|c\.|ca\.?|circa|about|around|~)? ?\d{4} ?\??$/i.test(text.trim())
    ? Number(year)
    : undefined
}
