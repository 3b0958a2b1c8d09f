import { maxPersons } from '../../../../model/registration-period'
import { minuteChange } from '../../../dom/contract'
import { siteTime } from '../../../dom/site-time'
import { readStored, store } from '../../../dom/storage'
import { forms, mapFields, type FieldName, type FormName } from '../../../../registration/fields'
import { draftAreas, draftPrefix } from './draft-storage'

/** What the guest has typed and chosen so far: a text for each field of the form. */
export type FieldValues = Partial<Record<FieldName, string>>

/** The values of the form. */
export type FormValues = FieldValues & {
  /** The id under which exactly these values were sent; empty until then. */
  submissionId: string
}

/** What a guest has registered or waits for: under which name, how many seats, and whether a confirmation comes by mail. */
export type Registered = {
  name: string
  seats: number
  mail: boolean
  waiting: boolean
  /** The address that was given, and the id of the form: with both the tab can correct the address. */
  email?: string
  submissionId?: string
}

/** What survives a reload: what was typed, or what the guest has registered or waits for. */
export type Draft = { values: FormValues } | { registered: Registered }

/**
 * How it is stored: since when, in milliseconds since 1970, and when the server last said the same; on the device also until
 * which instant, in ISO 8601.
 */
type Stored = Draft & { at: number; until?: string; seen?: number }

/** How long a tab keeps a draft that nobody changes, in milliseconds: somebody else may use the tab after that. */
const hour = 3_600_000

/** What the tab cannot store, because the visitor forbids storage: it lives as long as the page. */
const unstored = new Map<string, string>()

/** Sent to `window` when a guest has registered, or something is no longer kept. */
const draftsChange = 'draftschange'

/** The values of a form that nobody has filled in. The number of persons is 1. */
export const emptyValues = (form: FormName): FormValues => ({
  ...mapFields(form, (field) => ('persons' in field ? '1' : '')),
  submissionId: '',
})

/** The draft for an event: of this tab, else of this device; empty where there is none, or it is too old. */
export function readDraft(
  event: string,
): Partial<{ values: FormValues; registered: Registered; at: number; seen: number }> {
  return parse(draftText(event)) ?? {}
}

/** The same as a text, for React, which compares an object by its identity; '' where there is none. */
export const draftText = (event: string): string =>
  [unstored.get(draftPrefix + event), ...draftAreas.map((storage) => readStored(storage, draftPrefix + event))].find(
    parse,
  ) ?? ''

/** Keeps a draft in this tab. */
export function keepDraft(event: string, draft: Draft): void {
  writeInTab(event, { ...draft, at: Date.now() })
  if ('registered' in draft) tell()
}

/** Changes what the tab and the device keep of a registration, and says since when it is true; not how long it is kept. */
export function updateRegistered(event: string, changes: Partial<Registered>): void {
  const { registered, at } = readDraft(event)
  if (!registered) return
  writeInTab(event, { registered: { ...registered, ...changes }, at: at ?? Date.now(), seen: Date.now() })
  const { until } = parse(readStored('localStorage', draftPrefix + event)) ?? {}
  if (until) keepOnDevice(event, until)
  else tell()
}

/** Whether this device keeps what the guest has registered. */
export const isOnDevice = (event: string): boolean =>
  parse(readStored('localStorage', draftPrefix + event)) !== undefined

/**
 * Keeps on this device what the guest has registered, also when the tab is closed.
 * @param until the end of the event, an instant in ISO 8601
 * @returns false if the browser keeps nothing
 */
export function keepOnDevice(event: string, until: string): boolean {
  const { registered, at, seen } = readDraft(event)
  // The address can be corrected in the tab only.
  const { submissionId: _, ...kept } = registered!
  const isKept = store('localStorage', draftPrefix + event, JSON.stringify({ registered: kept, at, seen, until }))
  tell()
  return isKept
}

/**
 * Forgets the draft for an event, in this tab and on this device.
 * @param withTab also what this tab keeps for other events, but not what was kept on the device on purpose
 */
export function forgetDrafts(event: string, withTab = false): void {
  removeDrafts((key, text) => key === draftPrefix + event || (withTab && !parse(text)?.until))
  tell()
}

/** Calls a function when a draft may have changed: here, on another page of the history or in another tab, or by its age. */
export function onDraftsChange(act: () => void): () => void {
  const update = () => {
    removeDrafts((_, text) => !parse(text))
    act()
  }
  const listening = new AbortController()
  const { signal } = listening
  for (const type of [draftsChange, 'pageshow', 'storage']) addEventListener(type, update, { signal })
  document.addEventListener(minuteChange, update, { signal })
  return () => listening.abort()
}

const tell = () => void dispatchEvent(new Event(draftsChange))

/** @returns undefined for what is not readable, too old, or of an earlier deploy that stored no time */
function parse(text: string | null | undefined): Stored | undefined {
  try {
    const stored = JSON.parse(text ?? '') as Stored
    const isCurrent = stored.until ? siteTime() < Date.parse(stored.until) : Date.now() < stored.at + hour
    return isCurrent ? stored : undefined
  } catch {
    return undefined
  }
}

function writeInTab(event: string, stored: Stored): void {
  const text = JSON.stringify(stored)
  if (store('sessionStorage', draftPrefix + event, text)) unstored.delete(draftPrefix + event)
  else unstored.set(draftPrefix + event, text)
}

function removeDrafts(isOld: (key: string, text: string) => boolean): void {
  unstored.forEach((text, key) => isOld(key, text) && unstored.delete(key))
  for (const storage of draftAreas) {
    try {
      for (const [key, text] of Object.entries(window[storage] as unknown as Record<string, string>)) {
        if (key.startsWith(draftPrefix) && isOld(key, text)) window[storage].removeItem(key)
      }
    } catch {
      // The browser keeps nothing.
    }
  }
}

/**
 * The values to start a form with.
 * @param typed the current values of the fields: typed before hydration, or restored by the browser
 * @param draft the values from before a reload. They keep their submission id as long as they are the same.
 * @param maxSeats how many seats the event allows now, which may be fewer than when the draft was written
 * @param changed the names of the fields that the guest has changed before hydration, also to what they were at first
 */
export function startValues(
  form: FormName,
  typed: Partial<Record<string, unknown>>,
  draft?: FormValues,
  maxSeats = maxPersons,
  changed: string[] = [],
): FormValues {
  const empty = emptyValues(form)
  const values = mapFields(form, (field, name) => {
    if (changed.includes(name)) return String(typed[name])
    const isUsable = (value: unknown) =>
      value && value !== empty[name] && !('persons' in field && Number(value) > maxSeats)
    return String([typed[name], draft?.[name]].find(isUsable) ?? empty[name])
  })
  const isSame = forms[form].every((name) => values[name] === draft?.[name])
  return { ...values, submissionId: draft && isSame ? draft.submissionId : '' }
}
