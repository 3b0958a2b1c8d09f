import type { MessageLanguage } from '../words/message-language'
import type { Format } from './yaml-format'

/** The name under which the lists of the form find the time of an event. It is no field, so that no file gets it. */
export const listedTime = 'listedTime'

const tags: Record<MessageLanguage, string> = { cs: 'cs', en: 'en-GB' }

/** Adds to each event when it starts, with the weekday: the filters of Decap CMS for dates know only English ones. */
export function withListedTime({ fromFile, toFile }: Format, language: MessageLanguage): Format {
  const { format } = new Intl.DateTimeFormat(tags[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return {
    toFile,
    fromFile(text) {
      const data = fromFile(text)
      const start = new Date(`${String(data.start)}Z`)
      return Number.isNaN(start.getTime()) ? data : { ...data, [listedTime]: format(start) }
    },
  }
}
