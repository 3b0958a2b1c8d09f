import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { ResultGroup } from './find-entries'
import { showResults } from './show-results'

const groupOf = (heading: string, number: number): ResultGroup => ({
  heading,
  entries: Array.from({ length: number }, (_, at) => ({
    title: `${heading} ${at + 1}`,
    line: 'olej <b>',
    href: `/${at + 1}`,
  })),
})

function show(...groups: ResultGroup[]): void {
  document.body.innerHTML = '<div></div>'
  showResults(document.querySelector('div')!, groups, 'Zobrazit vše (#)')
}

const namesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent.trim())

test('each group is a heading and a list of links with a title and a line', () => {
  show(groupOf('Díla', 2), groupOf('Místa', 1))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Díla', 'Místa'])
  const [works, places] = screen.getAllByRole('list')
  expect(namesOf(works!)).toEqual(['Díla 1 olej <b>', 'Díla 2 olej <b>'])
  expect(namesOf(places!)).toEqual(['Místa 1 olej <b>'])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/1', '/2', '/1'])
})

test('six results of a group are shown, and a button shows the others and focuses the first of them', async () => {
  show(groupOf('Umělci', 6), groupOf('Díla', 9))
  const [artists, works] = screen.getAllByRole('list')
  expect(namesOf(artists!)).toHaveLength(6)
  expect(within(artists!).queryByRole('button')).toBeNull()
  expect(namesOf(works!)).toHaveLength(6)
  await userEvent.click(within(works!).getByRole('button', { name: 'Zobrazit vše (9)' }))
  expect(namesOf(works!)).toHaveLength(9)
  expect(screen.queryByRole('button')).toBeNull()
  expect(within(works!).getAllByRole('link')[6]).toHaveFocus()
})

test('new results replace the old ones', () => {
  show(groupOf('Díla', 2))
  showResults(document.querySelector('div')!, [groupOf('Místa', 1)], '')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  showResults(document.querySelector('div')!, [], '')
  expect(document.querySelector('div')).toBeEmptyDOMElement()
})

test('an answer shows its sentence and where it is', () => {
  show({
    heading: 'Odpovědi',
    entries: [{ title: 'Psi', sentence: 'Jen vodicí.', source: 'Řád, strana 3', href: '/r.pdf#page=3' }],
  })
  expect(namesOf(screen.getByRole('list'))).toEqual(['Psi Jen vodicí. Řád, strana 3'])
})

test('a picture says nothing, and goes where it cannot be shown', () => {
  show({ heading: 'Díla', entries: [{ title: 'Dno', picture: '/dno.avif', href: '/dno' }] })
  const image = document.querySelector('img')!
  expect(image).toHaveAttribute('src', '/dno.avif')
  expect(image).toHaveAttribute('alt', '')
  image.dispatchEvent(new Event('error'))
  expect(document.querySelector('img')).toBeNull()
})
