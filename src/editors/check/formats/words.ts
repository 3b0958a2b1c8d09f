import type { Text } from '../../words/message-language'

/** What stands around the problems of a report. */
export const reportWords = {
  title: { en: 'Content check', cs: 'Kontrola obsahu' },
  allRight: { en: 'Content: {files}, no problem found.', cs: 'Obsah: {files}, vše v pořádku.' },
  total: { en: 'Content: {files}, {errors}, {warnings}.', cs: 'Obsah: {files}, {errors}, {warnings}.' },
  error: { en: 'error', cs: 'chyba' },
  warning: { en: 'warning', cs: 'varování' },
  place: { en: 'Place', cs: 'Místo' },
  what: { en: 'What is wrong', cs: 'Co je špatně' },
  howToFix: { en: 'How to fix it', cs: 'Náprava' },
  fix: { en: 'Fix: {fix}', cs: 'Náprava: {fix}' },
  fixed: {
    en: 'Fixed: {file}:{line}\n  {before}\n  → {after}',
    cs: 'Opraveno: {file}:{line}\n  {before}\n  → {after}',
  },
  fixedOrder: { en: 'Order of keys: {file}:{line}', cs: 'Pořadí klíčů: {file}:{line}' },
  fixedPicture: { en: 'Fixed: {file} ({done})', cs: 'Opraveno: {file} ({done})' },
  renamed: { en: 'Renamed: {file} → {name}', cs: 'Přejmenováno: {file} → {name}' },
} as const satisfies Record<string, Text>

/** What was done to a picture, by the rule that asked for it. */
export const pictureFixes: Partial<Record<string, Text>> = {
  'image/position-data': { en: 'position removed', cs: 'odstraněna poloha' },
  'image/too-large': { en: 'made smaller', cs: 'zmenšeno' },
  'image/orientation': { en: 'turned upright', cs: 'otočeno' },
  'image/cmyk': { en: 'converted to the colours of screens', cs: 'převedeno do barev obrazovky' },
}
