import * as React from 'react'
import { screen, waitFor } from '@testing-library/react'
import { anEvent } from '../../../../tests/support/events'
import { aRoom, anotherBuilding } from '../../../../tests/support/places'
import { aLabel, aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { whileListening } from '../../../../tests/support/while-listening'
import { toggleMarks } from '../../components/marks/mark-button.script'
import { readMarks, saveMarks } from '../../components/marks/marks'
import { Plan } from './plan'
import { showPlan } from './plan.script'

type Event = Queries.PlanEventFragment
type Artist = Queries.PlanWorksFragment['nodes'][number]
type Work = Artist['works'][number]

const event = (slug: string, start: string, end: string, facts: Partial<Event> = {}): Event => ({
  ...anEvent({ slug, title: `Event ${slug}`, start: `2031-09-${start}`, end: `2031-09-${end}` }),
  ...facts,
})

const work = (slug: string, room: Work['room'] = null, formerSlugs: string[] | null = null): Work => ({
  ...aLabel({ title: `Work ${slug}` }),
  slug,
  formerSlugs,
  room,
  image: aPicture(),
})

const salon = { ...aRoom({ floor: { name: 'first floor' } }), number: 2, inOneLine: 'Salon' }
const yard = { ...aRoom({ slug: 'nadvori', floor: { name: 'ground floor' } }), number: 1, inOneLine: 'Yard' }
const attic = { ...anotherBuilding({ slug: 'puda' }), number: null, inOneLine: 'Attic, Boiler House, Dock Street 4' }

const nodes = [
  event('rano', '04T08:00', '04T09:00'),
  event('dilna', '04T09:00', '04T11:00', { formerSlugs: ['stara-dilna'] }),
  event('prohlidka', '04T10:30', '04T11:30'),
  event('zrusena', '04T10:00', '04T12:00', { cancelled: true }),
  event('vecer', '05T18:00', '05T20:00'),
]

const artists = {
  nodes: [
    {
      slug: 'jana-nova',
      formerSlugs: ['jana-stara'],
      name: 'Jana Nová',
      sortName: 'Nová Jana',
      works: [work('more', salon, ['zima']), work('les'), work('most', attic), work('dvur', yard)],
    },
    { slug: 'ota-cap', formerSlugs: null, name: 'Ota Čáp', sortName: 'Čáp Ota', works: [work('dno', salon)] },
  ],
}

const exhibition = {
  name: 'Sklad',
  startDate: '2031-09-04',
  endDate: '2031-09-07',
  timeZone: 'Europe/Prague',
  venue: { name: 'Hala' },
}

/** Opens the page with these marks in the browser and this fragment, and acts on it. */
async function open(marks: string[], fragment: string, act: () => void | Promise<void>, events = nodes) {
  history.replaceState(null, '', `/en/my-plan${fragment}`)
  saveMarks(marks)
  renderIn(
    'en',
    <main tabIndex={-1}>
      <Plan exhibition={exhibition} events={{ nodes: events }} artists={artists} />
    </main>,
  )
  let done: void | Promise<void> = undefined
  whileListening(() => {
    toggleMarks()
    showPlan()
    done = act()
  })
  await done
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-item]:not([hidden])')].map(({ dataset }) => dataset.item)
const state = () => document.querySelector<HTMLElement>('[data-plan]')!.dataset.plan
const choice = (name: string) => screen.getByRole('button', { name })
const noteOf = (slug: string) => document.querySelector(`[data-item="${slug}"] [data-overlaps]`)?.textContent
const gone = () => document.querySelector('[data-gone]')!.textContent

test('the marked events are shown by time and the works as a walk by floor and room, those without a room last', () =>
  open(
    ['jana-nova/les', 'ota-cap/dno', 'vecer', 'jana-nova/most', 'jana-nova/more', 'rano', 'jana-nova/dvur'],
    '',
    () => {
      expect(state()).toBe('own')
      expect(shown()).toEqual([
        'rano',
        'vecer',
        'jana-nova/dvur',
        'ota-cap/dno',
        'jana-nova/more',
        'jana-nova/most',
        'jana-nova/les',
      ])
      const rooms = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
      expect(rooms).toEqual([
        'Yard, ground floor (on the plan)',
        'Salon, first floor (on the plan)',
        'Attic, Boiler House, Dock Street 4',
        'Room not given',
      ])
      expect(document.querySelectorAll('[data-item="ota-cap/dno"] img[loading="lazy"]')).toHaveLength(1)
    },
  ))

test('without marks the page says what to do', () =>
  open([], '', () => {
    expect(state()).toBe('empty')
    expect(shown()).toEqual([])
  }))

test('events at the same time name each other; one that was called off overlaps none', () =>
  open(['rano', 'dilna', 'prohlidka', 'zrusena', 'vecer'], '', () => {
    expect(noteOf('dilna')).toBe('At the same time: Event prohlidka')
    expect(noteOf('prohlidka')).toBe('At the same time: Event dilna')
    expect([noteOf('rano'), noteOf('vecer'), noteOf('zrusena')]).toEqual(['', '', undefined])
    expect(screen.getByText('Called off')).toBeInTheDocument()
  }))

test('who removes a mark may put it back until the page is left, and it warns of nothing meanwhile', () =>
  open(['dilna', 'prohlidka'], '', () => {
    const button = document.querySelector<HTMLElement>('[data-mark="dilna"]')!
    button.click()
    expect(readMarks()).toEqual(['prohlidka'])
    expect(shown()).toEqual(['dilna', 'prohlidka'])
    expect(noteOf('prohlidka')).toBe('')
    button.click()
    expect(readMarks()).toEqual(['prohlidka', 'dilna'])
    expect(noteOf('prohlidka')).toBe('At the same time: Event dilna')
  }))

test('marks by former slugs are those of today', () =>
  open(['stara-dilna', 'jana-stara/zima', 'dilna', 'jana-nova/zima'], '', () => {
    expect(shown()).toEqual(['dilna', 'jana-nova/more'])
    expect(readMarks()).toEqual(['dilna', 'jana-nova/more'])
    expect(gone()).toBe('')
  }))

test('marks that the site does not have are counted, kept, and removed on request', () =>
  open(['dilna', 'nic', 'jana-nova/nic'], '', () => {
    expect(gone()).toBe('Items that are no longer on this site: 2.')
    expect(readMarks()).toEqual(['dilna', 'nic', 'jana-nova/nic'])
    choice('Remove them from the plan').click()
    expect(readMarks()).toEqual(['dilna'])
    expect(gone()).toBe('')
  }))

test('marks that the site does not have can be removed even if there are no others', () =>
  open(['nic'], '', () => {
    expect(state()).toBe('empty')
    choice('Remove them from the plan').click()
    expect(readMarks()).toEqual([])
    expect(document.querySelector('[data-act="forget"]')).toHaveAttribute('hidden')
  }))

test('if the site has no mark of a link, a message says so, and the own marks stay', () =>
  open(['dilna', 'alt'], '#plan=nic', () => {
    expect(state()).toBe('own')
    expect(gone()).toBe('Nothing in the link that you opened is on this site any more.')
    expect(document.querySelector('[data-act="forget"]')).toHaveAttribute('hidden')
  }))

test('the own plan stays the own one when it changes after its own link was opened', () =>
  open(['dilna', 'prohlidka'], '#plan=dilna,prohlidka', () => {
    expect(location.hash).toBe('')
    document.querySelector<HTMLElement>('[data-mark="dilna"]')!.click()
    expect(state()).toBe('own')
    saveMarks(['prohlidka', 'rano'])
    expect(state()).toBe('own')
    expect(shown()).toEqual(['rano', 'dilna', 'prohlidka'])
  }))

test('the marks that are shown, and that the site has, can be shared', () =>
  open(['dilna', 'nic', 'jana-nova/more'], '', () => {
    const share = document.querySelector<HTMLElement>('[data-share]')!
    expect(share.dataset.share).toBe('#plan=dilna,jana-nova/more')
    expect(share).not.toHaveAttribute('hidden')
    for (const mark of ['dilna', 'jana-nova/more'])
      document.querySelector<HTMLElement>(`[data-mark="${mark}"]`)!.click()
    expect(share).toHaveAttribute('hidden')
  }))

test('who has no plan may save that of a link, and sees it as the own plan then', () =>
  open([], '#plan=dilna,jana-nova/more,nic', () => {
    expect(gone()).toBe('Items that are no longer on this site: 1.')
    for (const act of ['replace', 'add'])
      expect(document.querySelector(`[data-act="${act}"]`)).toHaveAttribute('hidden')
    choice('Save as my plan').click()
    expect(readMarks()).toEqual(['dilna', 'jana-nova/more'])
    expect(state()).toBe('own')
    expect(shown()).toEqual(['dilna', 'jana-nova/more'])
    expect(location.hash).toBe('')
    expect(screen.getByRole('main')).toHaveFocus()
  }))

test('where the browser keeps nothing, a plan of a link is shown and cannot be saved', () => {
  localStorage.clear()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  return open([], '#plan=dilna', () => {
    choice('Save as my plan').click()
    expect(screen.getByText('Not saved: the browser does not allow it.', { selector: 'p' })).toBeVisible()
    expect(state()).toBe('shared')
    expect(shown()).toEqual(['dilna'])
  })
})

test('without a marked event there is nothing for a calendar', () =>
  open(['jana-nova/more'], '', () => {
    expect(document.querySelector('[data-calendar]')).toHaveAttribute('hidden')
  }))

test('an exhibition without a programme has no calendar to add', () =>
  open(
    ['jana-nova/more'],
    '',
    () => {
      expect(shown()).toEqual(['jana-nova/more'])
      expect(document.querySelector('[data-act="calendar"]')).toBeNull()
    },
    [],
  ))

test('if the programme cannot be loaded, a message says so', () =>
  open(['dilna'], '', async () => {
    Object.assign(window, { fetch: jest.fn().mockRejectedValue(new TypeError('offline')) })
    choice('Add the events to a calendar').click()
    await waitFor(() => expect(screen.getByText('The calendar did not load. Try again.')).toBeVisible())
    expect(fetch).toHaveBeenCalledWith('/calendar/programme/all.en.ics')
  }))
