/** @jest-environment node */
import { checkFile } from '../../engine/check-file'
import { problemOf } from '../../engine/rule'

const lettersIn = (text: string, locale: 'cs' | 'en' = 'en') =>
  checkFile('content', 'translations/home.yaml', text)
    .findings.filter(({ rule }) => rule.name === 'typography/letters')
    .map((finding) => problemOf(finding, locale))

test('letters that the typeface lacks are one problem of a file, each once, with their lines', () => {
  const text = 'a:\n  cs: Иван\n  en: Ivan\nb:\n  cs: Илья 🎨\n  en: Ελένη\n'
  expect(lettersIn(text)).toEqual([
    expect.objectContaining({
      file: 'content/translations/home.yaml',
      line: 2,
      column: 7,
      endColumn: 8,
      severity: 'warning',
      message: expect.stringContaining(
        'The typeface lacks “И”, “в”, “а”, “н”, “л”, “ь”, “я”, “🎨”, “Ε”, “λ”, “έ”, “ν” … (also in line 5, 6).',
      ),
    }),
  ])
  expect(lettersIn(text, 'cs')[0]?.message).toContain('Písmo nemá „И“, „в“')
  expect(lettersIn(text, 'cs')[0]?.message).toContain('(také na řádku 5, 6).')
})

test('a sign of several characters is one sign', () => {
  expect(lettersIn('a:\n  cs: 👩‍🎨 a 🇨🇿\n  en: b\n')[0]?.message).toContain('lacks “👩‍🎨”, “🇨🇿”.')
})

test('a letter that is written as an escape sequence is reported at its text', () => {
  expect(lettersIn('a:\n  cs: "Ivan \\u0416"\n  en: b\n')[0]).toMatchObject({ line: 2, column: 8, endColumn: 19 })
})

test.each([
  'Łukasz Świątek, João, Ağaoğlu, Țăran, Þóra Ægir, Nguyễn, 100 €',
  'z dopisu: https://example.cz/дом a dům@дом.example',
  'S\u030cimek',
  '„Příliš žluťoučký kůň“ – “quite” … × 3',
])('of “%s” the typeface lacks nothing', (said) => {
  expect(lettersIn(`a:\n  cs: ${JSON.stringify(said)}\n  en: b\n`)).toEqual([])
})
