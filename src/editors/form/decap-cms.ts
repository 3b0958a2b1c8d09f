import type { ComponentType, createElement, ReactNode } from 'react'
import type { Format } from './yaml-format'

/** An entry of Decap CMS and its fields, maps of Immutable.js. */
type Entry = {
  get: ((key: 'data') => ImmutableData) &
    ((key: 'newRecord') => boolean | undefined) &
    ((key: 'slug') => string | undefined) &
    ((key: 'collection') => string)
}
export type ImmutableData = {
  toJS: () => Record<string, unknown>
  delete: (key: string) => ImmutableData
  setIn: (path: (string | number)[], value: string) => ImmutableData
}

/** The part of Decap CMS's API that is used here (https://decapcms.org/docs/registration/). */
export type DecapCms = {
  init: (options: { config: object }) => void
  registerCustomFormat: (name: string, extension: string, format: Format) => void
  /** The texts of Decap in a language, in groups. */
  getLocale: (language: string) => object
  registerLocale: (language: string, texts: object) => void
  registerPreviewStyle: (address: string) => void
  registerPreviewTemplate: (collection: string, component: ComponentType<PreviewProps>) => void
  registerEventListener: (
    listener:
      | { name: 'postSave' | 'postUnpublish'; handler: () => void }
      | { name: 'preSave'; handler: (event: { entry: Entry }) => ImmutableData },
  ) => void
}

/** What Decap gives to the preview of an entry. Its documentation does not name `state`, the state of the whole form. */
export type PreviewProps = {
  entry: Entry
  collection: { get: (key: 'name') => string }
  /** The document of the frame that the preview is in. */
  document: Document
  state: {
    entryDraft: { get: (key: 'hasChanged') => boolean }
    /** By collection and slug: 'events.dilna'. Of an entry without a proposal there is no address. */
    deploys: Record<string, { url?: string; status: string; isFetching: boolean } | undefined>
  }
}

type Lifecycle<State> = {
  getInitialState: () => State
  componentDidMount: () => void
  componentDidUpdate: () => void
  componentWillUnmount: () => void
  render: () => ReactNode
}

/** Makes a React component with methods of its own (https://www.npmjs.com/package/create-react-class). */
type CreateClass = <Props, State, Own>(
  methods: Own &
    Lifecycle<State> &
    ThisType<Own & { props: Props; state: State; setState: (change: Partial<State>) => void }>,
) => ComponentType<Props>

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean
    CMS?: DecapCms
    /** Decap's React. */
    h: typeof createElement
    createClass: CreateClass
  }
}
