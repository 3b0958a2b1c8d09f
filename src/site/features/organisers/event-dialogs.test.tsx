import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import type { FormName } from '../../../registration/fields'
import type { ListedGuest, StoredMail } from '../../../registration/organisers'
import { AddGuest } from './add-guest'
import { DoorDialog } from './door-dialog'
import { GuestDialog } from './guest-dialog'
import { InvitationDialog } from './invitation-dialog'
import { MailPreview } from './mail-preview'
import { Person } from './person'
import { SessionContext } from './session'
import { createTestingServer, testingEvent, testingGuest, testingPerson } from './testing-server'

const session = {
  ...{ organiser: 'organiser@mail.example', timeZone: 'Europe/Prague' },
  notice: { heading: 'Your data', consent: 'By registering you consent.', text: 'All of it.' },
  ...{ hasEnded: false, signOut: () => undefined },
}

function open(dialog: React.ReactNode, person = testingPerson) {
  const server = createTestingServer([], person)
  globalThis.fetch = server.fetch
  renderIn('en', <SessionContext value={session}>{dialog}</SessionContext>)
  return server
}

const guestDialog = (form: FormName = 'programme', changed?: ListedGuest[]) => (
  <GuestDialog
    {...{ slug: 'vecer', guest: testingGuest('1'), form, pendingAt: undefined }}
    titleOf={(event) => event}
    onChanged={() => Promise.resolve(changed)}
    onClose={() => undefined}
  />
)

test('a link to the door says from when it admits phones, until when, and how long these have the list', async () => {
  open(<DoorDialog slug="vecer" onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  const said = await screen.findByText(/^Link\. It admits phones/)
  expect(said).toHaveTextContent(/ from 4 September 2031 15:00 until 4 September 2031 19:00; .* until 5 /)
})

test('each link is below its own button, and stands for it', async () => {
  open(<DoorDialog slug="vecer" onClose={() => undefined} />)
  for (const [kind, other, heading] of [
    ['Make a link for the guide', 'Make a link', 'The guide of the event'],
    ['Make a link', 'Make a link for the guide', 'Door'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: kind }))
    const link = await screen.findByText(/#k=/)
    const above = screen.getAllByRole('heading').filter((each) => each.compareDocumentPosition(link) & 4)
    expect(above.at(-1)).toHaveTextContent(heading)
    expect(screen.queryByRole('button', { name: kind })).toBeNull()
    expect(screen.getByRole('button', { name: other })).toBeInTheDocument()
  }
})

test('a link that the browser does not copy is selected, and the organiser is told', async () => {
  open(<DoorDialog slug="vecer" onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  const link = await screen.findByText(/#k=/)
  await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^The link was not copied\./))
  expect(getSelection()?.toString()).toBe(link.textContent)
})

test('a device is ended only after a question, and that is told, with its name', async () => {
  open(<DoorDialog slug="vecer" onClose={() => undefined} />)
  const end = await screen.findByRole('button', { name: 'Disconnect: Phone 36' })
  await userEvent.click(end)
  const question = screen.getByRole('group', { name: /^Disconnect Phone 36\? It can join/ })
  await userEvent.click(within(question).getByRole('button', { name: 'No' }))
  expect(end).toHaveFocus()
  await userEvent.click(end)
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect: Phone 36' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Disconnected: Phone 36\. The list/))
})

test('all links of the door are ended only after a question', async () => {
  open(<DoorDialog slug="vecer" onClose={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: /^End all links/ }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(within(screen.getByRole('group')).getByRole('button', { name: /^End all links/ }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^All links have ended/))
})

test('of a guest whom an organiser has added, the dialog says so in place of a version of the notice', async () => {
  open(guestDialog())
  await screen.findByText('none, an organiser told the guest')
})

test('what could not be read about a guest is told, and read once there is a connection', async () => {
  const server = createTestingServer()
  server.cutNetwork()
  globalThis.fetch = server.fetch
  renderIn('en', guestDialog())
  await screen.findByText(/^There is no connection/)
  server.mendNetwork()
  window.dispatchEvent(new Event('online'))
  await screen.findByText('none, an organiser told the guest')
  expect(screen.queryByText(/^There is no connection/)).toBeNull()
})

test('a number of places that cannot be is told with the numbers that can, and has the focus', async () => {
  const server = open(guestDialog())
  server.refuse('invalid_data', { seats: 'invalid' })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a whole number from 1 to 10.')
  expect(screen.getByLabelText('Places')).toHaveFocus()
})

test('that everything about a guest is erased is told', async () => {
  const onClose = jest.fn()
  open(React.cloneElement(guestDialog(), { onClose }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /Guest 1/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Erase for good' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledWith('Everything about this person is erased.'))
})

test('a mail that is sent again is told at once, and once it has left', async () => {
  const mail = { kind: 'registered', created_at: '2031-08-01T10:00:00Z', sent_at: null, refused_at: null } as const
  const mails: StoredMail[] = []
  const [registration] = testingPerson.registrations
  const person = { ...testingPerson, registrations: [{ ...registration!, mails }] }
  open(guestDialog('programme', [testingGuest('1')]), person)
  await screen.findByText('None yet.')
  mails.push({ ...mail, fault: null })
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }))
  await screen.findByText(/: waits to be sent/)
  mails[0] = { ...mails[0]!, sent_at: '2031-08-01T10:00:01Z' }
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText(/: sent /)
})

test('the address of an invited guest is to be corrected in the invitation, which keeps the place', async () => {
  const server = open(guestDialog('invitation'))
  server.refuse('invited')
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), '.org')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Correct it there, under “Invitations”\.$/)
})

test('the dialog that adds a guest has the notice to read out, above its button', () => {
  open(<AddGuest event={testingEvent} onClose={() => undefined} />)
  expect(screen.getByRole('heading', { name: 'Read this to the guest: Your data' })).toBeInTheDocument()
  expect(screen.getByText('All of it.')).toBeInTheDocument()
  const button = screen.getByRole('button', { name: 'Add' })
  expect(screen.getByText('By registering you consent.').compareDocumentPosition(button)).toBe(4)
})

test('a guest whose answer was lost is sent again as the same one, and as another one once corrected', async () => {
  const server = open(<AddGuest event={testingEvent} onClose={() => undefined} />)
  server.loseAnswers()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(name, 'Jana Nová')
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'jana@guest.example')
  const add = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await screen.findByText(/^There is no connection/)
  }
  await add()
  await add()
  await userEvent.type(name, 'ková')
  await add()
  const [first, second, corrected] = server.sent.map(({ submissionId }) => submissionId)
  expect(first).toEqual(expect.any(String))
  expect(second).toBe(first)
  expect(corrected).not.toBe(first)
})

test('what was typed about a guest is there again after the back button, until the guest is added', async () => {
  const event = { ...testingEvent, event: 'dilna' }
  const name = () => screen.getByRole('textbox', { name: 'Name' })
  globalThis.fetch = createTestingServer().fetch
  const show = () => renderIn('en', <AddGuest event={event} onClose={() => undefined} />)
  const first = show()
  await userEvent.type(name(), 'Jana Nová')
  first.unmount()
  const second = show()
  expect(name()).toHaveValue('Jana Nová')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(name()).toHaveValue(''))
  second.unmount()
  show()
  expect(name()).toHaveValue('')
})

test('a name that is too long is sent as it was pasted, not cut', async () => {
  const server = open(<AddGuest event={testingEvent} onClose={() => undefined} />)
  const long = `Jana ${'Nová '.repeat(30)}Malá`
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.paste(long)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ name: long }))
})

const invitation = {
  ...{ id: '1', name: 'Jana Stará', email: 'jana@guest.example', locale: 'en', max_seats: 1, state: 'silent' as const },
  ...{ seats: 0, waiting: false, created_at: '2031-08-01T10:00:00Z', mail: null },
}

test('a link to an invitation is shown until another address ends it', async () => {
  open(
    <InvitationDialog
      {...{ slug: 'vecer', invitation, maxSeats: 2 }}
      onChanged={() => Promise.resolve()}
      onClose={() => undefined}
    />,
  )
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved.')
  }
  await userEvent.click(screen.getByRole('button', { name: 'Make a new link' }))
  await screen.findByText(/invitation\?t=0$/)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' ml.')
  await save()
  expect(screen.getByText(/invitation\?t=0$/)).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), '.org')
  await save()
  expect(screen.queryByText(/invitation\?t=0$/)).toBeNull()
})

describe('what somebody else has changed meanwhile is shown, and what was typed stays and can be saved', () => {
  const field = (name: string) => screen.getByRole('textbox', { name })
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  async function type(name: string, value: string) {
    await userEvent.clear(field(name))
    await userEvent.type(field(name), value)
  }
  const isTold = () => screen.findByText(/^What is stored now/)

  test('a registration', async () => {
    const now = testingGuest('1', { name: 'Jana Nová', seats: 2, revision: 9 })
    const server = open(guestDialog('programme', [now]))
    server.refuse('changed_meanwhile')
    await type('Name', 'Jana Typed')
    await save()
    expect(await isTold()).toHaveTextContent(/Jana Nová.*1@guest\.example.*2 places.*English/)
    expect(screen.getByRole('alert')).toHaveTextContent(/^Somebody else has changed this meanwhile/)
    expect(field('Name')).toHaveValue('Jana Typed')

    server.refuse()
    await save()
    expect(server.sent.at(-1)).toMatchObject({ revision: 9, name: 'Jana Typed' })
  })

  test('an invitation', async () => {
    function Listed() {
      const [listed, setListed] = React.useState(invitation)
      const onChanged = () => Promise.resolve(setListed({ ...invitation, name: 'Jana Nová' }))
      return (
        <InvitationDialog
          slug="vecer"
          invitation={listed}
          maxSeats={2}
          onChanged={onChanged}
          onClose={() => undefined}
        />
      )
    }
    const server = open(<Listed />)
    // Not how many places the guest has accepted.
    expect(screen.getByRole('spinbutton', { name: 'Persons, at most' })).toHaveValue(1)
    server.refuse('changed_meanwhile')
    await type('Name', 'Jana Typed')
    await save()
    expect(await isTold()).toHaveTextContent(/Jana Nová.*jana@guest\.example.*1 place.*English/)
    expect(field('Name')).toHaveValue('Jana Typed')

    server.refuse()
    await save()
    expect(server.sent.at(-1)).toMatchObject({ seen: { name: 'Jana Nová' }, changed: { name: 'Jana Typed' } })
    await type('Name', 'Jana')
    server.refuse('changed_meanwhile')
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Put what is stored into the fields' }))
    expect(field('Name')).toHaveValue('Jana Nová')
  })

  test('who saves an invitation twice has seen what was stored, without the spaces that were typed', async () => {
    const server = open(
      <InvitationDialog
        slug="vecer"
        invitation={invitation}
        maxSeats={2}
        onChanged={() => Promise.resolve()}
        onClose={() => undefined}
      />,
    )
    await type('Name', ' Jana  Typed ')
    await type('E-mail address', 'jana@GUEST.example')
    await save()
    await waitFor(() => expect(field('Name')).toHaveValue('Jana Typed'))
    await save()
    expect(server.sent.at(-1)).toMatchObject({ seen: { name: 'Jana Typed', email: 'jana@guest.example' } })
  })
})

test('a person is found of whom only a cancellation is stored', async () => {
  const person = { registrations: [], invitations: [], cancellations: [{ event: 'vecer' }] }
  globalThis.fetch = createTestingServer([], person).fetch
  renderIn('en', <Person titleOf={() => 'The Evening'} onErased={() => Promise.resolve()} />)
  await userEvent.type(screen.getByRole('textbox'), '1@guest.example{Enter}')
  expect(await screen.findByText(/^The Evening: /)).toBeInTheDocument()
})

test('why there is no preview of a mail is told', async () => {
  const shown = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  const server = createTestingServer()
  server.cutNetwork()
  globalThis.fetch = server.fetch
  renderIn('en', <MailPreview slug="vecer" kind="invitation" />)
  await screen.findByText(/^There is no connection/)
  expect(shown).not.toHaveBeenCalled()
  server.mendNetwork()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'cs')
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1))
  expect(screen.queryByText(/^There is no connection/)).toBeNull()
})
