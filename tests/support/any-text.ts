import fc from 'fast-check'

const surrogates = 0x800

/** Any text. With `unit: 'binary'`, fast-check first makes a list of all characters, which takes seconds. */
export const anyText = fc.string({
  unit: fc
    .nat(0x10ffff - surrogates)
    .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + surrogates)),
})
