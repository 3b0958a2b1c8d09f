import type { KindName } from '../../model/kinds'
import type { MessageLanguage } from './message-language'

/** The kinds of content: one record, and all of them. */
export const kindWords: Record<KindName, Record<MessageLanguage, readonly [one: string, all: string]>> = {
  Exhibition: { en: ['Exhibition', 'Exhibition'], cs: ['Výstava', 'Výstava'] },
  Artist: { en: ['Artist', 'Artists'], cs: ['Umělec', 'Umělci'] },
  Event: { en: ['Event', 'Programme'], cs: ['Akce', 'Program'] },
  Partner: { en: ['Partner', 'Partners'], cs: ['Partner', 'Partneři'] },
  Place: { en: ['Place', 'Places'], cs: ['Místo', 'Místa'] },
  TextPage: { en: ['Page', 'Pages'], cs: ['Stránka', 'Stránky'] },
}
