import { suggestEmail } from './suggest-email'

test.each([
  ['jana@gmial.com', 'jana@gmail.com'],
  ['jana@gmai.com', 'jana@gmail.com'],
  ['jana@gmaill.com', 'jana@gmail.com'],
  ['Jana.N@GMAIL.CON', 'Jana.N@gmail.com'],
  ['jana@seznma.cz', 'jana@seznam.cz'],
  ['jana@seznam.cs', 'jana@seznam.cz'],
  ['jana@seznan.cz', 'jana@seznam.cz'],
  ['jana@galerie.con', 'jana@galerie.com'],
  ['jana@hotmial.con', 'jana@hotmail.com'],
])('%s: %s is suggested', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each(['jana@gmail.com', 'jana@seznam.cz', 'jana@guest.example', 'jana@mail.com', 'jana@wp.eu', 'jana', '', '@'])(
  '%j may be right: nothing is suggested',
  (typed) => {
    expect(suggestEmail(typed)).toBeUndefined()
  },
)
