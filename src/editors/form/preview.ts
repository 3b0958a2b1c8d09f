import type { ComponentType } from 'react'
import { defaultLocale, languageOf, type Locale, locales } from '../../i18n/locales'
import type { KindName } from '../../model/kinds'
import { formWords } from '../words/form'
import type { MessageLanguage } from '../words/message-language'
import type { CmsField } from './cms-types'
import type { PreviewProps } from './decap-cms'
import { withDerivedSlugs } from './derived-slugs'
import { type PreviewedRecord, type PreviewPage, previewPages } from './preview-pages'

type State = {
  locale: Locale
  /** The chosen page, by its address in the default language. */
  page: string
  /** What the development server said of a page. */
  answer?: { href: string; status: number }
}

type Own = {
  /** The record as it was saved. */
  saved?: PreviewedRecord
  /** The address that the development server is asked for. */
  asked?: string
  ask: () => void
  chosen: () => { pages: PreviewPage[]; page?: PreviewPage }
  choose: (choice: Partial<State>) => void
}

/** What the editor chose last: Decap makes a new preview for each record, and after some saves. */
let lastChoice: State = { locale: defaultLocale, page: '' }

/** In milliseconds. */
const pauseBetweenQuestions = 2000

/**
 * The preview beside the form: the page of the record as it was saved, in a frame as wide as a phone. On this machine
 * it is the page of the development server, else that of the deploy preview, whose address Decap learns from GitHub.
 * @param develop the origin of the development server
 */
export function previewTemplate(
  { kind, fields }: { kind: KindName; fields: readonly CmsField[] },
  language: MessageLanguage,
  develop: string | undefined,
): ComponentType<PreviewProps> {
  const { h, createClass } = window
  const words = formWords[language]

  return createClass<PreviewProps, State, Own>({
    getInitialState: () => lastChoice,

    componentDidMount() {
      this.props.document.defaultView?.frameElement?.setAttribute('title', words.preview)
      this.ask()
    },
    componentDidUpdate() {
      this.ask()
    },
    componentWillUnmount() {
      this.asked = undefined
    },

    /** Asks whether the development server has the page that is chosen, until it does. */
    ask() {
      const href = this.chosen().page?.hrefs[this.state.locale]
      if (!develop || this.asked === href) return
      this.asked = href
      const again = async () => {
        if (!href || this.asked !== href) return
        const status = await fetch(`/admin/page${href}`, { method: 'HEAD' }).then(
          (response) => response.status,
          () => 503,
        )
        if (this.asked === href) this.setState({ answer: { href, status } })
        if (status !== 200) setTimeout(() => void again(), pauseBetweenQuestions)
      }
      void again()
    },

    chosen() {
      const { entry, state } = this.props
      if (!this.saved || !state.entryDraft.get('hasChanged'))
        this.saved = withDerivedSlugs(entry.get('data'), fields).toJS()
      const pages = previewPages(kind, this.saved)
      return { pages, page: pages.find(({ hrefs }) => hrefs[defaultLocale] === this.state.page) ?? pages[0] }
    },

    choose(choice) {
      lastChoice = { ...lastChoice, ...choice }
      this.setState(choice)
    },

    render() {
      const { locale, answer } = this.state
      const { pages, page } = this.chosen()
      const href = page?.hrefs[locale]
      const status = answer?.href === href ? answer?.status : undefined
      const site = develop ? status === 200 && develop : deployPreview(this.props)

      const languageButton = (each: Locale) => {
        const { name, tag } = languageOf(each)
        const onClick = () => this.choose({ locale: each })
        return h('button', { key: each, type: 'button', lang: tag, 'aria-pressed': each === locale, onClick }, name)
      }
      const pageOption = ({ name, hrefs }: PreviewPage) =>
        h('option', { key: hrefs[locale], value: hrefs[defaultLocale] }, name[locale] || hrefs[locale])
      const choosePage = ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
        this.choose({ page: currentTarget.value })

      const missing = () => {
        if (!href) return words.notSaved
        if (!develop) return words.noDeployPreview
        return status === 404 ? words.noPage : status && words.startDevelop
      }
      const shown = (src: string) => [
        h('p', { key: 'saved' }, words.asSaved, ' ', h('a', { href: src }, href)),
        // A new frame for each address, so that Back does not lead from page to page in the frame.
        h('iframe', { key: src, src, title: `${words.preview}: ${href}`, sandbox }),
      ]

      return h(
        'div',
        { className: 'preview' },
        pages.length > 1 &&
          h(
            'select',
            { 'aria-label': words.previewedPage, value: page?.hrefs[defaultLocale], onChange: choosePage },
            pages.map(pageOption),
          ),
        locales.length > 1 &&
          h('div', { role: 'group', 'aria-label': words.previewLanguage }, locales.map(languageButton)),
        href && site ? shown(site + href) : h('p', { role: 'status' }, missing()),
      )
    },
  })
}

/** A deploy preview has code that nobody has reviewed: it must not send the editor to another page (decision 019). */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

/** The origin of the deploy preview of the record's proposal, when it is ready. */
function deployPreview({ entry, collection, state }: PreviewProps): string | undefined {
  const deploy = state.deploys[`${collection.get('name')}.${entry.get('slug')}`]
  const isReady = deploy?.status === 'SUCCESS' && !deploy.isFetching
  return isReady && deploy.url ? new URL(deploy.url).origin : undefined
}
