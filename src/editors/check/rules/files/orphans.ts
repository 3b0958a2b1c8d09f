import { kindNames, kinds } from '../../../../model/kinds'
import { at, hasKind, type Content } from '../../engine/content-folder'
import { namedFields } from '../records/named-fields'
import { fileStart } from '../../engine/problem'
import { defineRule, type Finding } from '../../engine/rule'
import { pdfsOf } from './pdfs'

const picture = defineRule('orphan/picture', 'warning', {
  en: {
    what: 'No text names this picture.',
    why: 'It only makes the content heavier.',
    fix: 'Name it in the file beside it, or delete it.',
  },
  cs: {
    what: 'Tento obrázek žádný text nejmenuje.',
    why: 'Obsah jen zatěžuje.',
    fix: 'Uveďte ho v souboru, vedle kterého leží, nebo ho smažte.',
  },
})

const place = defineRule('orphan/place', 'warning', {
  en: {
    what: 'Nothing happens at this place: no event, no studio and no other place names it.',
    why: 'Visitors never see it.',
    fix: 'Name it where it belongs, or delete the file.',
  },
  cs: {
    what: 'Na tomto místě se nic neděje: nejmenuje ho žádná událost, ateliér ani jiné místo.',
    why: 'Návštěvníci ho nikdy neuvidí.',
    fix: 'Uveďte ho tam, kam patří, nebo soubor smažte.',
  },
})

const programme = defineRule('orphan/programme', 'warning', {
  en: {
    what: 'Programme: there is no event for it to stand above.',
    why: 'Visitors never see it.',
    fix: 'Add events, or delete “programme:” with all that is in it.',
  },
  cs: {
    what: 'Program: není tu žádná akce, nad kterou by stál.',
    why: 'Návštěvníci ho nikdy neuvidí.',
    fix: 'Přidejte akce, nebo „programme:“ smažte i s tím, co je v něm.',
  },
})

const pdf = defineRule('orphan/pdf', 'warning', {
  en: {
    what: 'No document of the exhibition is this PDF.',
    why: 'Nobody finds it.',
    fix: 'Name it among the documents in exhibition.yaml, or delete it.',
  },
  cs: {
    what: 'Toto PDF není žádným z dokumentů výstavy.',
    why: 'Nikdo ho nenajde.',
    fix: 'Uveďte ho mezi dokumenty v exhibition.yaml, nebo ho smažte.',
  },
})

export const rules = [picture, place, programme, pdf]

/** What is there and nothing leads to. Only told where every file that could lead to it can be read. */
export function check(content: Content): Finding[] {
  return [...pictures(content), ...places(content), ...programmes(content), ...pdfs(content)]
}

function pictures({ folder, files }: Content): Finding[] {
  const named = new Set<string>()
  const unsure = new Set<string>()
  for (const { path, kind, yaml, valid } of files) {
    const directory = directoryOf(path)
    if (!valid) unsure.add(directory)
    if (!valid || !kind) continue
    for (const { meta, value } of namedFields(kinds[kind].schema, yaml.data)) {
      if (meta.image) {
        named.add(directory + value)
        // A wrong name is told where it stands; the picture that it means is not unused.
        if (!folder.pictures.has(directory + value)) unsure.add(directory)
      }
    }
  }
  return [...folder.pictures.keys()]
    .filter((path) => !named.has(path) && !unsure.has(directoryOf(path)))
    .map((path) => picture.at({ file: `${folder.name}/${path}`, ...fileStart }))
}

const directoryOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

function places(content: Content): Finding[] {
  if (!kindNames.every(content.isComplete)) return []
  const known = content.slugs('Place')
  const named = content.files.filter(hasKind).flatMap(({ kind, yaml }) =>
    namedFields(kinds[kind].schema, yaml.data)
      .filter(({ meta }) => meta.reference === 'places')
      .map(({ value }) => value),
  )
  // As with pictures: as long as a name leads nowhere, it may mean this place.
  if (named.some((slug) => !known.has(slug))) return []
  return content
    .records('Place')
    .filter(({ data, file }) => !named.includes(data.slug) && known.get(data.slug)?.file === file)
    .map((record) => place.at(at(record, ['slug'])))
}

/** What stands above the programme, where no event is for everybody. */
function programmes(content: Content): Finding[] {
  const exhibition = content.records('Exhibition')[0]
  const isSeen = content.records('Event').some(({ data }) => !data.invitation)
  if (!exhibition?.data.programme || isSeen || !content.isComplete('Event')) return []
  return [programme.at(at(exhibition, ['programme']))]
}

function pdfs({ folder, records }: Content): Finding[] {
  const exhibition = records('Exhibition')[0]
  if (!exhibition) return []
  const all = pdfsOf(folder)
  const named = new Set(exhibition.data.documents?.map(({ file }) => file))
  // As long as a name leads nowhere, it may mean this PDF.
  if ([...named].some((path) => !all.includes(path))) return []
  return all
    .filter((path) => !named.has(path))
    .map((path) => pdf.at({ file: `${folder.name}/files${path}`, ...fileStart }))
}
