import userEvent from '@testing-library/user-event'
import { tellOfPage } from './tell-of-page'

beforeEach(() => {
  document.body.innerHTML = `
    <button>Menu</button><section id="contact"><a href="/map">Map</a></section><dialog id="work"></dialog>
    <div id="gatsby-announcer">Navigated to Umělci</div>`
})

/** Tells of the page, and waits for the frames in which that happens. */
async function toldOf(hash: string): Promise<void> {
  tellOfPage(hash)
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

test('Tab goes on from the anchor that was followed', async () => {
  document.querySelector('button')!.focus()
  await toldOf('#contact')
  expect(document.activeElement).toHaveAttribute('id', 'contact')
  await userEvent.tab()
  expect(document.querySelector('a')).toHaveFocus()
  expect(document.getElementById('contact')).not.toHaveAttribute('tabindex')
})

test('the focus stays where it is at a large work, and inside the anchor', async () => {
  await toldOf('#work')
  expect(document.body).toHaveFocus()
  document.querySelector('a')!.focus()
  await toldOf('#contact')
  expect(document.querySelector('a')).toHaveFocus()
})

test('a new page is announced by its heading, without a word of another language', async () => {
  await toldOf('')
  expect(document.getElementById('gatsby-announcer')).toHaveTextContent(/^Umělci$/)
})
