/** @jest-environment node */
import { bySortName, bySortNameIn, compareIn, initialOf } from './collation'

const sorted = (...names: string[]) =>
  names
    .map((sortName) => ({ sortName }))
    .sort(bySortName)
    .map(({ sortName }) => sortName)

test('Ch comes after H and before I', () => {
  expect(sorted('Chalupová', 'Ivanov', 'Cibulka', 'Hynek')).toEqual(['Cibulka', 'Hynek', 'Chalupová', 'Ivanov'])
})

test('Č, Ř, Š and Ž come after C, R, S and Z', () => {
  expect(sorted('Čapek', 'Cyrus', 'Daněk')).toEqual(['Cyrus', 'Čapek', 'Daněk'])
  expect(sorted('Řezník', 'Rys', 'Sova')).toEqual(['Rys', 'Řezník', 'Sova'])
  expect(sorted('Šebek', 'Syrový', 'Tůma')).toEqual(['Syrový', 'Šebek', 'Tůma'])
  expect(sorted('Žák', 'Zyka')).toEqual(['Zyka', 'Žák'])
})

test('other accents count only between names that are otherwise the same', () => {
  expect(sorted('Úlehla', 'Uher', 'Urban')).toEqual(['Uher', 'Úlehla', 'Urban'])
  expect(sorted('Ďurek', 'Dvořák', 'Danda')).toEqual(['Danda', 'Ďurek', 'Dvořák'])
})

test.each([
  ['Chladová Chiara', 'CH'],
  ['chytil', 'CH'],
  ['Cibulka', 'C'],
  ['Čapek', 'Č'],
  ['Řezník', 'Ř'],
  ['šebek', 'Š'],
  ['Žák', 'Ž'],
  ['Úlehla', 'U'],
  ['Ďurek', 'D'],
  ['Ťoupal', 'T'],
  ['Ňouma', 'N'],
  ['Éluard', 'E'],
  ['Østby', 'O'],
  ['Łubin', 'L'],
  ['Ærø', 'A'],
  ['Борисов', 'Б'],
])('%s belongs to the letter %s', (name, initial) => {
  expect(initialOf(name, 'cs')).toBe(initial)
})

test('texts are in the order of a language: in Czech, Ch comes after H and Č after C', () => {
  const rooms = ['Šatna', 'Chodba', 'Čítárna', 'Dvorana', 'Cihelna', 'Sklad']
  expect(rooms.toSorted(compareIn('cs'))).toEqual(['Cihelna', 'Čítárna', 'Dvorana', 'Chodba', 'Sklad', 'Šatna'])
  expect(rooms.toSorted(compareIn('en'))).toEqual(['Chodba', 'Cihelna', 'Čítárna', 'Dvorana', 'Šatna', 'Sklad'])
})

test.each([
  ['Chagall Marc', 'C'],
  ['Čapek', 'C'],
  ['Řezník', 'R'],
  ['Úlehla', 'U'],
  ['Łubin', 'L'],
  ['Đorđević', 'D'],
])('in English, %s belongs to the letter %s, and is sorted under it', (sortName, initial) => {
  expect(initialOf(sortName, 'en')).toBe(initial)
  const next = String.fromCharCode(initial.charCodeAt(0) + 1)
  const names = [next, sortName, initial].map((each) => ({ sortName: each }))
  expect(names.toSorted(bySortNameIn('en')).map((each) => each.sortName)).toEqual([initial, sortName, next])
})
