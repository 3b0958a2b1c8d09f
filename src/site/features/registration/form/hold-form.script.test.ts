import { whileListening } from '../../../../../tests/support/while-listening'
import { offlineLink } from '../../../dom/contract'
import { holdForm } from './hold-form.script'

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!
const form = () => find<HTMLFormElement>('form[data-registration]')

/** Runs the script and the steps on a page with two forms. `posts` counts how often the browser posts the first. */
function onPage(steps: (posts: jest.Mock, starts: jest.Mock) => void): void {
  document.body.innerHTML = `
    <form data-registration="true"><input name="fullName"><button>Register</button></form>
    <form id="other"><input name="other"></form>`
  const posts = jest.fn()
  const starts = jest.fn()
  form().submit = posts
  whileListening(() => {
    document.addEventListener('touchstart', starts)
    holdForm()
    steps(posts, starts)
  })
}

/** @returns whether the browser sends the form now */
const send = (element = form()) => element.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

const failToLoad = (name: 'script' | 'img') => {
  const element = document.createElement(name)
  document.head.append(element)
  element.dispatchEvent(new Event('error'))
  element.remove()
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a field that gets the focus starts React, and is marked when it is left', () => {
  onPage((_, starts) => {
    find('[name=other]').focus()
    find('[name=other]').blur()
    expect(starts).not.toHaveBeenCalled()
    find('[name=fullName]').focus()
    expect(starts).toHaveBeenCalled()
    expect(document.querySelector('[data-left]')).toBeNull()
    find('[name=fullName]').blur()
    expect(document.querySelectorAll('[data-left]')).toHaveLength(1)
    expect(find('[name=fullName]')).toHaveAttribute('data-left')
  })
})

test('a field that is changed is marked, and no field of another form', () => {
  onPage(() => {
    find('[name=other]').dispatchEvent(new Event('input', { bubbles: true }))
    find('[name=fullName]').dispatchEvent(new Event('input', { bubbles: true }))
    expect([...document.querySelectorAll('[data-changed]')]).toEqual([find('[name=fullName]')])
  })
})

test('a form that is sent is held and starts React; the browser posts it if React does not take it, and the next time at once', () => {
  onPage((posts, starts) => {
    expect(send(find('#other'))).toBe(true)
    expect(send()).toBe(false)
    expect(send()).toBe(false)
    expect(starts).toHaveBeenCalled()
    expect(form()).toHaveAttribute('data-held')
    expect(posts).not.toHaveBeenCalled()
    jest.runAllTimers()
    expect(posts).toHaveBeenCalledTimes(1)
    expect(form()).not.toHaveAttribute('data-held')
    expect(send()).toBe(true)
  })
})

test('a form that says that it joins the waiting list joins it, also if React does not come', () => {
  const waits = () => new FormData(form()).get('waiting')
  onPage((posts) => {
    expect(send()).toBe(false)
    expect(form()).toHaveAttribute('data-held', '')
    document.body.insertAdjacentHTML('beforeend', '<p data-seats="waiting"></p>')
    jest.runAllTimers()
    // What was sent said nothing of the list.
    expect([posts.mock.calls.length, waits()]).toEqual([1, null])
    expect([send(), waits()]).toEqual([true, 'true'])
  })
  onPage((posts) => {
    document.body.insertAdjacentHTML('beforeend', '<p data-seats="waiting"></p>')
    expect([send(), waits()]).toEqual([false, null])
    expect(form()).toHaveAttribute('data-held', 'waiting')
    jest.runAllTimers()
    expect([posts.mock.calls.length, waits()]).toEqual([1, 'true'])
  })
})

test('the browser posts the form as soon as a script fails to load', () => {
  onPage((posts) => {
    expect(send()).toBe(false)
    failToLoad('img')
    expect(posts).not.toHaveBeenCalled()
    failToLoad('script')
    expect(posts).toHaveBeenCalledTimes(1)
    expect(send()).toBe(true)
    jest.runAllTimers()
    expect(posts).toHaveBeenCalledTimes(1)
  })
})

test('a form that React has taken is not posted by the browser, and one that React sends is not held', () => {
  onPage((posts) => {
    send()
    delete form().dataset.held
    jest.runAllTimers()
    expect(posts).not.toHaveBeenCalled()
  })
  onPage(() => {
    form().addEventListener('submit', (event) => event.preventDefault())
    send()
    expect(form()).not.toHaveAttribute('data-held')
  })
})

test('without network a form is not posted, and the page says so, until the network is back', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const says = jest.fn()
  addEventListener(offlineLink, says)
  onPage((posts) => {
    document.body.append(Object.assign(document.createElement('p'), { hidden: true }))
    find('p').dataset.offline = ''
    for (const times of [1, 2]) {
      expect(send()).toBe(false)
      jest.runAllTimers()
      expect(says).toHaveBeenCalledTimes(times)
      expect(form()).not.toHaveAttribute('data-held')
    }
    expect(posts).not.toHaveBeenCalled()
    network.mockReturnValue(true)
    expect(send()).toBe(true)
  })
  removeEventListener(offlineLink, says)
  network.mockRestore()
})
