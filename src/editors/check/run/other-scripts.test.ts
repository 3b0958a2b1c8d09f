/** @jest-environment node */
import { aContentFolder } from '../../../../tests/support/content'
import { all, copy, put, swap } from '../../../../tests/support/faults'
import { parseYaml } from '../read/parse-yaml'
import { placeholderFindings } from '../rules/interface/placeholders'
import { findProblems } from './find-problems'

const partner = 'partners/majakka.yaml'
const rules = (change: ReturnType<typeof all>) =>
  findProblems(change(aContentFolder()), 'en')
    .map(({ rule }) => rule)
    .filter((rule) => !rule.startsWith('typography/'))

test('two names in other letters than Latin are not the same, and the same name is found', () => {
  const named = (name: string) =>
    all(
      swap(partner, 'name: Spolek Majakka', 'name: עמותת מגדלור'),
      copy(partner, 'partners/namal.yaml', (text) =>
        text.replace('slug: majakka', 'slug: namal').replace('עמותת מגדלור', name),
      ),
    )
  expect(rules(named('גלריית הנמל'))).not.toContain('duplicate/name')
  expect(rules(named('מגדלור, עמותת'))).toContain('duplicate/name')
})

test('a description in other letters than Latin is not the title, unless it repeats it', () => {
  const artist = 'artists/jana-nova/artist.yaml'
  const { texts } = aContentFolder()
  const title = /title:\n {6}cs: (.+)\n/.exec(texts.get(artist)!)![1]!
  const described = (alt: string) =>
    put(
      artist,
      texts
        .get(artist)!
        .replace(`title:\n      cs: ${title}`, 'title:\n      cs: הים בשבע בבוקר')
        .replace('cs: Modrá plocha pod bílou čárou.', `cs: ${alt}`),
    )
  expect(rules(all(described('משטח כחול מתחת לקו לבן.')))).not.toContain('alt/title')
  expect(rules(all(described('הים בשבע בבוקר.')))).toContain('alt/title')
})

test.each(['one', 'two'])('the form “%s” of a plural may say the number in words in one language', (form) => {
  const text = `places_${form}:\n  cs: Dvě místa\n  en: "{{count}} places"\n`
  expect([...placeholderFindings(parseYaml('content/translations/x.yaml', text))]).toEqual([])
})
