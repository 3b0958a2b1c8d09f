import userEvent from '@testing-library/user-event'
import { announcePage } from './announce-page'

beforeEach(() => {
  document.body.innerHTML = `
    <button>Menu</button><section id="contact"><a href="/map">Map</a></section>
    <div id="gatsby-announcer">Navigated to Umělci</div>`
})

/** Announces the page and waits for the frames in which that happens. */
async function announced(hash: string): Promise<void> {
  announcePage(hash)
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

test('Tab continues from the anchor that was followed', async () => {
  document.querySelector('button')!.focus()
  await announced('#contact')
  expect(document.activeElement).toHaveAttribute('id', 'contact')
  await userEvent.tab()
  expect(document.querySelector('a')).toHaveFocus()
  expect(document.getElementById('contact')).not.toHaveAttribute('tabindex')
})

test('the focus does not move when it is already inside the anchor, nor to an anchor that does not exist', async () => {
  await announced('#nothing')
  expect(document.body).toHaveFocus()
  document.querySelector('a')!.focus()
  await announced('#contact')
  expect(document.querySelector('a')).toHaveFocus()
})

test('a visitor who goes on before the anchor is there keeps the focus', async () => {
  const isAnnounced = announced('#contact')
  document.querySelector('button')!.focus()
  await userEvent.keyboard('a')
  await isAnnounced
  expect(document.querySelector('button')).toHaveFocus()
})

test('a new page is announced by its heading alone, without English words', async () => {
  await announced('')
  expect(document.getElementById('gatsby-announcer')).toHaveTextContent(/^Umělci$/)
})
