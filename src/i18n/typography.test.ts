/** @jest-environment node */
import { typeset } from './typography'

/** Shows non-breaking spaces as underscores. */
const seen = (text: string) => text.replaceAll('\u00a0', '_')

test.each([
  ['k moři', 'k_moři'],
  ['přijďte s dětmi', 'přijďte s_dětmi'],
  ['v Praze a o výstavě', 'v_Praze a_o_výstavě'],
  ['a v zimě', 'a_v_zimě'],
  ['i u nás', 'i_u_nás'],
  ['V paláci', 'V_paláci'],
  ['řekl: „V zimě“', 'řekl: „V_zimě“'],
  ['palác (v Praze)', 'palác (v_Praze)'],
  ['…a pak ticho', '…a_pak ticho'],
  ['A/V technika', 'A/V_technika'],
  ['Tma–a světlo', 'Tma–a_světlo'],
  ['»a pak«', '»a_pak«'],
  ['první\nz řádků', 'první\nz_řádků'],
])('a Czech line does not end with a one-letter word: %s', (text, result) => {
  expect(seen(typeset(text, 'cs'))).toBe(result)
})

test('the last letter of a longer word is not a one-letter word', () => {
  expect(typeset('okna a', 'cs')).toBe('okna a')
  expect(seen(typeset('akvarel na papíru', 'cs'))).toBe('akvarel na papíru')
  expect(seen(typeset('člověk má', 'cs'))).toBe('člověk má')
  expect(seen(typeset('sál 5a dole', 'cs'))).toBe('sál 5a dole')
})

test.each([
  ['4. září', '4._září'],
  ['od 30. srpna', 'od 30._srpna'],
  ['4. 9. 2031', '4._9._2031'],
  ['120 cm', '120_cm'],
  ['12 m vysoko', '12_m vysoko'],
  ['5 kg', '5_kg'],
  ['50 % děl', '50_% děl'],
  ['90 min', '90_min'],
  ['150 000 Kč', '150_000_Kč'],
  ['do 24 hodin', 'do 24_hodin'],
  ['30 dní poté', '30_dní poté'],
  ['12 míst', '12_míst'],
])('a number stays with its unit: %s', (text, result) => {
  expect(seen(typeset(text, 'cs'))).toBe(result)
})

test('an abbreviation stays with its number or letter', () => {
  expect(seen(typeset('podle čl. 6 odst. 1 písm. a) GDPR', 'cs'))).toBe('podle čl._6 odst._1 písm._a) GDPR')
  expect(seen(typeset('Tel. +420 601 234 567, č. 5', 'cs'))).toBe('Tel._+420_601_234_567, č._5')
  expect(typeset('20 str. textu, viz tel. seznam', 'cs')).toBe('20 str. textu, viz tel. seznam')
})

test('a space before a word that only begins like a unit does not change', () => {
  expect(typeset('3 minerály', 'cs')).toBe('3 minerály')
  expect(typeset('2 místnosti', 'cs')).toBe('2 místnosti')
  expect(typeset('2 hosté', 'cs')).toBe('2 hosté')
})

test('spaces at the ends of lines, which editors do not see, are removed, and paragraphs stay', () => {
  expect(typeset('první  \ndruhý \n\ntřetí\t', 'cs')).toBe('první\ndruhý\n\ntřetí')
})

test('letters are composed with their accents', () => {
  expect(typeset('Z\u030cofie', 'en')).toBe('Žofie')
})

test('a dash stays with the word before it, in both languages', () => {
  expect(seen(typeset('Brno – Židenice', 'cs'))).toBe('Brno_– Židenice')
  expect(seen(typeset('Brno – Židenice', 'en'))).toBe('Brno_– Židenice')
})

test('a name stays with its number, in both languages', () => {
  expect(seen(typeset('602 00 Brno 2, Atelier 12', 'en'))).toBe('602 00 Brno_2, Atelier_12')
  expect(seen(typeset('Brno 2', 'cs'))).toBe('Brno_2')
  expect(typeset('Sál 10:00', 'cs')).toBe('Sál 10:00')
  expect(typeset('Vila 1930', 'cs')).toBe('Vila 1930')
})

test.each(['cs', 'en'] as const)('a measure stays in one line in every language (%s)', (locale) => {
  const measures = 'nad 30 × 40 × 15 cm, 5 mm, 12 m, 2 km, 5 kg, 80 g, 2 l (20 °C), 12 m² 4 × 4.'
  expect(seen(typeset(measures, locale))).toBe(
    'nad 30_×_40_×_15_cm, 5_mm, 12_m, 2_km, 5_kg, 80_g, 2_l (20_°C), 12_m² 4_×_4.',
  )
  expect(typeset('2 minutes, 3 lines, 4 galleries, 5 × more, a × b', 'en')).not.toContain('\u00a0')
})

test('English has no other non-breaking spaces', () => {
  const text = 'I saw a sea on 4 May, 12 minutes wide'
  expect(typeset(text, 'en')).toBe(text)
})

test.each(['cs', 'en'] as const)('typesetting a text twice is the same as once (%s)', (locale) => {
  const once = typeset('A v zimě 4. září – k moři (o 12 cm) za 150 000 Kč', locale)
  expect(typeset(once, locale)).toBe(once)
})
