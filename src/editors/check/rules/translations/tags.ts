import { languageName } from '../../../../i18n/language-names'
import { nameOfLanguage } from '../../base/message'
import type { Finding } from '../../base/rule'
import { at, type Content } from '../../read/content'
import { report } from './words'

/** Reports languages of the site whose tag is that of another language. */
export function* check(content: Content): Iterable<Finding> {
  for (const exhibition of content.records('Exhibition')) {
    const languages = exhibition.data.languages ?? []
    for (const [index, { code, tag } = {}] of languages.entries()) {
      // Of two with the same code, the code may be what is wrong.
      const isTwice = languages.findIndex((each) => each?.code === code) < index
      if (code === undefined || tag === undefined || isTwice) continue
      const [named = '', expected = ''] = [tag, code].map((each) => languageName(new Intl.Locale(each).language, 'en'))
      // 'nb' is Norwegian Bokmål, one of the languages that 'no' means, Norwegian.
      if (named.startsWith(expected)) continue
      const place = at(exhibition, ['languages', index, 'tag'])
      yield report('translation/tag-of-other-language', place, { tag, language: nameOfLanguage(tag), code })
    }
  }
}
