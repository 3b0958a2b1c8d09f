import type { Text } from './rule-words'

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
  fixed: { en: 'Fixed: {file}', cs: 'Opraveno: {file}' },
} as const satisfies Record<string, Text>
