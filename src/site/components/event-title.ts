import type { GetText } from '../../i18n/keys'

type Event = { readonly title: string; readonly cancelled: boolean | null }

/** The title of an event in the head of its page. Of an event that was called off, it says so. */
export const eventTitle = ({ title, cancelled }: Event, t: GetText) =>
  cancelled ? `${t('programme:calledOff')}: ${title}` : title
