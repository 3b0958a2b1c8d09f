import { whileListening } from '../../../../tests/support/while-listening'
import { followOldWorkAddress } from './old-work-address.script'

// jsdom cannot leave a page: Playwright tests that an old address leads to the work.
test.each(['', '#works', '#dilo-ktere-neni', '#%'])('an address with “%s” stays as it is', (hash) => {
  document.body.innerHTML = `<section id="works"><figure id="more"><a href="/umelec-x/more"></a></figure></section>`
  history.replaceState(null, '', `/umelec-x${hash}`)
  whileListening(() => {
    followOldWorkAddress()
    document.dispatchEvent(new Event('pagechange'))
    expect(location.pathname + location.hash).toBe(`/umelec-x${hash}`)
  })
})
