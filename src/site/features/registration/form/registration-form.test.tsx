import * as React from 'react'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderIn } from '../../../../../tests/support/render'
import type { FormName } from '../../../../registration/fields'
import { forgetDrafts, keepDraft, readDraft } from './draft'
import { RegistrationForm } from './registration-form'
import type { Sent } from './send-registration'

const notice: Queries.RegistrationFormFragment = {
  version: '7',
  heading: 'Consent',
  consent: 'By sending you consent.',
  text: 'How to withdraw it.\n\nYour rights.',
}

/** What differs between the two forms. */
const forms = {
  invitation: {
    choice: { name: 'attendance', group: 'You will come', label: 'On your own', value: 'solo' },
    empty: ['#fullName', '#email', '#attendance'],
    email_taken: 'Sorry, a registration has already been made with this email.',
    capacity_full: 'Registration could not be completed, unfortunately the event is already at full capacity.',
  },
  programme: {
    choice: { name: 'persons', group: 'Number of places', label: '3', value: '3' },
    // The number of seats is 1 until it is changed.
    empty: ['#fullName', '#email'],
    email_taken: 'You have already signed up for this event with this e-mail address. You need not sign up again.',
    capacity_full: 'Sorry, there are not enough places left.',
  },
} satisfies Record<FormName, object>

type Options = { form?: FormName; sent?: Sent | Promise<Sent>; maxSeats?: number }

function renderForm({ form = 'invitation', sent = { result: 'registered', mail: true }, maxSeats = 4 }: Options = {}) {
  const send = jest.fn(async () => sent)
  const onRegistered = jest.fn()
  const props = { form, event: 'akce', maxSeats, notice, onRegistered, send }
  const view = renderIn('en', <RegistrationForm {...props} />)
  return { send, onRegistered, user: userEvent.setup(), ...view }
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, form: FormName = 'invitation') {
  // Not typed: the form is rendered for each key.
  await user.click(screen.getByLabelText('Full name'))
  await user.paste('Jana Nová')
  await user.click(screen.getByLabelText('E-mail'))
  await user.paste('jana@example.org')
  await user.click(screen.getByLabelText(forms[form].choice.label))
}

const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Register' }))

beforeEach(() => {
  let count = 0
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => `id-${++count}` })
})

afterEach(() => sessionStorage.clear())

describe.each(['invitation', 'programme'] as const)('the form of the %s', (form) => {
  const { choice, empty, ...texts } = forms[form]

  test('a filled-in form is sent once, with the language of the page, a new submission id and the version of the notice', async () => {
    const { send, onRegistered, user } = renderForm({ form })

    await fillIn(user, form)
    await press(user)

    await waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1))
    expect(send).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledWith(
      expect.anything(),
      { fullName: 'Jana Nová', email: 'jana@example.org', [choice.name]: choice.value },
      { event: 'akce', locale: 'en', submissionId: 'id-1', noticeVersion: '7', waiting: false },
    )
  })

  test('an empty form names every required field and takes the focus there', async () => {
    const { send, user } = renderForm({ form })

    await press(user)

    const summary = await screen.findByRole('group', { name: 'The form cannot be sent yet' })
    expect(summary).toHaveFocus()
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(empty)
    expect(screen.getAllByText('This field is required.')).toHaveLength(empty.length)
    expect(send).not.toHaveBeenCalled()
  })

  test('the message of a wrong address appears when the field is left, not while it is typed', async () => {
    const { user } = renderForm({ form })
    const email = screen.getByLabelText('E-mail')

    await user.type(email, 'jana@')
    expect(screen.queryByText('This is not a valid email.')).not.toBeInTheDocument()
    await user.tab()

    expect(await screen.findByText('This is not a valid email.')).toBeInTheDocument()
    expect(email).toHaveAttribute('aria-invalid', 'true')
    expect(email).toHaveAccessibleDescription('This is not a valid email.')
  })

  test('the message of a choice appears after a change, not when the field is left', async () => {
    const { user } = renderForm({ form })

    await user.click(screen.getByLabelText('E-mail'))
    await user.tab()
    await user.tab()

    expect(screen.getByRole('group', { name: choice.group })).not.toHaveTextContent('This field is required.')
  })

  test.each([
    ['default', 'An error occurred, please try submitting the form again.'],
    ['invalid_data', 'Registration could not be completed, you entered invalid data.'],
    ['email_taken', texts.email_taken],
    ['capacity_full', texts.capacity_full],
    ['registration_closed', 'Registration could not be completed, registration has closed.'],
  ] as const)('the refusal %s shows its message, and what was typed stays', async (result, message) => {
    const { onRegistered, user } = renderForm({ form, sent: { result, errors: {} } })

    await fillIn(user, form)
    await press(user)

    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('Full name')).toHaveValue('Jana Nová')
    expect(screen.getByLabelText(choice.label)).toBeChecked()
    expect(onRegistered).not.toHaveBeenCalled()
  })

  test('a field that the server refuses gets its message', async () => {
    const { user } = renderForm({ form, sent: { result: 'invalid_data', errors: { email: 'email' } } })

    await fillIn(user, form)
    await press(user)

    expect(await screen.findByLabelText('E-mail')).toHaveAccessibleDescription('This is not a valid email.')
  })

  test('while the form is being sent, the button says so and a second click does nothing', async () => {
    let answer = (_: Sent) => {}
    const { send, onRegistered, user } = renderForm({ form, sent: new Promise((resolve) => (answer = resolve)) })

    await fillIn(user, form)
    await press(user)
    const button = await screen.findByRole('button', { name: 'Sending…' })
    await user.click(button)
    answer({ result: 'registered', mail: true })

    await waitFor(() => expect(onRegistered).toHaveBeenCalled())
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('the same registration is sent again under the same id, a changed one under a new id', async () => {
    const { send, user } = renderForm({ form, sent: { result: 'default', errors: {} } })

    await fillIn(user, form)
    await press(user)
    await screen.findByRole('alert')
    await press(user)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    await user.type(screen.getByLabelText('Full name'), ' Malá')
    await press(user)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3))

    const ids = send.mock.calls.map((call) => (call as unknown[])[2] as { submissionId: string })
    expect(ids.map(({ submissionId }) => submissionId)).toEqual(['id-1', 'id-1', 'id-2'])
  })

  test('typed values survive a reload', async () => {
    const { user, unmount } = renderForm({ form })
    await fillIn(user, form)
    unmount()

    renderForm({ form })

    expect(await screen.findByDisplayValue('Jana Nová')).toBeInTheDocument()
    expect(screen.getByLabelText(choice.label)).toBeChecked()
  })

  test('when the draft is forgotten, so are what was typed and the answer: somebody else may be next', async () => {
    const { user } = renderForm({ form, sent: { result: 'email_taken', errors: {} } })
    await fillIn(user, form)
    await press(user)
    await screen.findByRole('alert')

    act(() => forgetDrafts('other', true))

    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('Full name')).toHaveValue('')
  })

  test('after the registration nothing personal stays in the tab but the name and the address, which are on the card', async () => {
    const { onRegistered, user } = renderForm({ form })

    await fillIn(user, form)
    // The name is kept as the function saves it.
    await user.type(screen.getByLabelText('Full name'), '  ')
    await press(user)
    await waitFor(() => expect(onRegistered).toHaveBeenCalled())

    const seats = form === 'invitation' ? 1 : 3
    const own = { email: 'jana@example.org', submissionId: expect.any(String) }
    const registered = { name: 'Jana Nová', seats, mail: true, waiting: false, ...own }
    expect(onRegistered).toHaveBeenCalledWith(registered)
    expect(readDraft('akce')).toEqual({ registered, at: expect.any(Number) })
    expect(localStorage).toHaveLength(0)
  })

  test('browsers can fill in the form', () => {
    renderForm({ form })

    expect(screen.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name')
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email')
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('inputmode', 'email')
  })

  test('the consent is shown beside the button, under its heading and without a checkbox; the rest of it unfolds', async () => {
    const { user } = renderForm({ form })

    expect(screen.getByRole('heading', { level: 3, name: 'Consent' })).toBeVisible()
    expect(screen.getByText('By sending you consent.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Register' })).toHaveAccessibleDescription('By sending you consent.')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()

    expect(screen.getByText('Your rights.')).not.toBeVisible()
    await user.click(screen.getByText('How your data are handled, and your rights'))
    for (const paragraph of ['How to withdraw it.', 'Your rights.']) expect(screen.getByText(paragraph)).toBeVisible()
  })
})

test('an invisible character inside an address is named; at its ends and in a name it is no fault', async () => {
  const { user } = renderForm()
  const email = screen.getByLabelText('E-mail')
  await user.type(screen.getByLabelText('Full name'), '\u200eJana\u200b Nová')
  await user.type(email, 'jana\u200b@example.org')
  await user.tab()
  await waitFor(() => expect(email).toHaveAccessibleDescription(/^The address has an invisible character in it\./))
  expect(screen.getByLabelText('Full name')).toHaveAttribute('aria-invalid', 'false')
  await user.clear(email)
  await user.type(email, '\u200ejana@example.org\u200b')
  await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'false'))
})

test.each([
  [4, ['1', '2', '3', '4']],
  [1, []],
])('a form for at most %i has these numbers of seats to choose from: %j', (maxSeats, numbers) => {
  renderForm({ form: 'programme', maxSeats })
  const options = screen.queryAllByRole<HTMLInputElement>('radio')
  expect(options.map(({ value }) => value)).toEqual(numbers)
  if (options[0]) expect(options[0]).toBeChecked()
})

test.each([2, 1])('a draft for more seats than the event now allows (%i) starts with 1 seat', async (maxSeats) => {
  keepDraft('akce', { values: { fullName: 'Jana Nová', email: 'jana@example.org', persons: '4', submissionId: '' } })
  const { send, user } = renderForm({ form: 'programme', maxSeats })

  await press(user)

  const sent = { fullName: 'Jana Nová', email: 'jana@example.org', persons: '1' }
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.anything(), sent, expect.anything()))
})

describe('the offer to wait for a seat', () => {
  const mayWait: Sent = { result: 'may_wait', errors: {} }
  const sentTo = (send: jest.Mock) =>
    send.mock.calls.map((call) => {
      const [, values, { submissionId, waiting }] = call as [
        unknown,
        object,
        { submissionId: string; waiting: boolean },
      ]
      return { ...values, submissionId, waiting }
    })

  async function beOffered() {
    keepDraft('akce', { values: { fullName: 'Jana Nová', email: 'jana@example.org', persons: '3', submissionId: '' } })
    const view = renderForm({ form: 'programme', sent: mayWait })
    await press(view.user)
    return { ...view, button: await screen.findByRole('button', { name: 'Join the waiting list' }) }
  }

  test('takes the focus, and its button sends the same registration again under the same id', async () => {
    const { send, onRegistered, user, button } = await beOffered()
    expect(screen.getByRole('alert')).toHaveTextContent(/^Sorry, there are not enough places left\. But you can join/)
    expect(screen.getByRole('alert').parentElement).toHaveFocus()
    expect(button).toHaveAccessibleDescription('By sending you consent.')

    send.mockResolvedValue({ result: 'waiting', mail: true })
    await user.tab()
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}')
    const own = { email: 'jana@example.org', submissionId: 'id-1' }
    const waits = { name: 'Jana Nová', seats: 3, mail: true, waiting: true, ...own }
    await waitFor(() => expect(onRegistered).toHaveBeenCalledWith(waits))
    const values = { fullName: 'Jana Nová', email: 'jana@example.org', persons: '3', submissionId: 'id-1' }
    expect(sentTo(send)).toEqual([
      { ...values, waiting: false },
      { ...values, waiting: true },
    ])
    expect(readDraft('akce')).toEqual({ registered: waits, at: expect.any(Number) })
  })

  test('is refused by sending the form: Enter in a field registers', async () => {
    const { send, user } = await beOffered()
    await user.type(screen.getByLabelText('E-mail'), '{Enter}')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    await user.click(screen.getByLabelText('1'))
    await press(user)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
    expect(sentTo(send)).toMatchObject([
      { persons: '3', submissionId: 'id-1', waiting: false },
      { persons: '3', submissionId: 'id-1', waiting: false },
      { persons: '1', submissionId: 'id-2', waiting: false },
    ])
  })

  test('keeps its button and the focus while it is sent, and gives way to another answer', async () => {
    const { send, user, button } = await beOffered()
    let answer = (_: Sent) => {}
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await user.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    expect(button).toHaveFocus()
    await user.click(button)
    answer({ result: 'email_taken', errors: {} })
    await waitFor(() => expect(button).not.toBeInTheDocument())
    expect(screen.getByRole('alert').parentElement).toHaveFocus()
    expect(send).toHaveBeenCalledTimes(2)
  })
})

describe('a guest who is registered already', () => {
  const fetched = jest.fn<Promise<Partial<Response>>, Parameters<typeof fetch>>()
  beforeEach(() => {
    window.fetch = fetched as never
  })
  const linkButton = () => screen.getByRole('button', { name: 'Send the links by e-mail' })

  async function refuse() {
    const { user } = renderForm({ sent: { result: 'email_taken', errors: {} } })
    await fillIn(user)
    await press(user)
    await screen.findByText(forms.invitation.email_taken)
    return user
  }

  test.each([
    [429, 'Too many requests came from your network within an hour. Please try again later.'],
    [503, 'This does not work now. Please try again in a moment.'],
  ])('is told why it was not sent, and can try again (%d)', async (status, message) => {
    fetched.mockResolvedValue({ ok: false, status, json: async () => ({}) })
    const user = await refuse()
    await user.click(linkButton())
    expect(await screen.findByText(message)).toBeVisible()
    expect(linkButton()).not.toHaveAttribute('aria-disabled', 'true')
  })
})
