/** @jest-environment node */
import { problemOf } from '../../base/rule'
import { checkFile } from '../../run/check-file'

const lettersIn = (text: string, locale: 'cs' | 'en' = 'en') =>
  checkFile('content', 'translations/home.yaml', text)
    .findings.filter(({ rule }) => rule.name === 'typography/letters')
    .map((finding) => problemOf(finding, locale))

test('letters that the typeface lacks are one problem of a file, which names those of each line, each once', () => {
  const text = 'a:\n  cs: Иванна\n  en: Ivan\nb:\n  cs: Илья 🎨\n  en: Ελένη\n'
  expect(lettersIn(text)).toEqual([
    expect.objectContaining({
      file: 'content/translations/home.yaml',
      line: 2,
      column: 7,
      endColumn: 8,
      severity: 'warning',
      message: expect.stringContaining(
        'The typeface lacks characters in line 2: “И”, “в”, “а”, “н”; in line 5: “И”, “л”, “ь”, “я”, “🎨”; in line 6: “Ε”, “λ”, “έ”, “ν”, “η”.',
      ),
    }),
  ])
  expect(lettersIn(text, 'cs')[0]?.message).toContain(
    'Písmo nemá znaky na řádku 2: „И“, „в“, „а“, „н“; na řádku 5: „И“, „л“, „ь“, „я“, „🎨“; na řádku 6: „Ε“, „λ“,',
  )
})

test('of a line, twelve letters are named', () => {
  const [problem] = lettersIn('a:\n  cs: абвгдежзийклм\n  en: b\nc:\n  cs: d\n  en: Щю\n')
  expect(problem?.message).toContain('“й”, “к”, “л” …; in line 6: “Щ”, “ю”.')
})

test('a whole file in other letters is one problem too: after 20 lines, only the lines are named', () => {
  const text = Array.from({ length: 23 }, (_, index) => `a${index}:\n  cs: Щ\n  en: b\n`).join('')
  const problems = lettersIn(text)
  expect(problems).toHaveLength(1)
  expect(problems[0]?.message).toContain('; in line 59: “Щ”; also in line 62, 65, 68.')
  expect(lettersIn(text, 'cs')[0]?.message).toContain('; na řádku 59: „Щ“; také na řádku 62, 65, 68.')
})

test('a sign of several characters is one sign', () => {
  expect(lettersIn('a:\n  cs: 👩‍🎨 a 🇨🇿\n  en: b\n')[0]?.message).toContain('in line 2: “👩‍🎨”, “🇨🇿”.')
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
