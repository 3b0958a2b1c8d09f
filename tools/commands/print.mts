import { contentFolder } from '../../src/model/content-folder'
import { runCommand, UsageError } from '../command-line/command'
import { labelSizes } from '../print/labels'
import { kinds, print } from '../print/print.mts'
import { loadTypst } from '../print/typst.mts'

const usage = `Usage: npm run print -- KIND [OPTIONS]

Makes papers of the exhibition from its content, for printing at 100 %. KIND is one of:
  labels      a wall label for each work, with a QR code that leads to the work's page
  checklist   the works by room with pictures and boxes to tick, and a table (XLSX) for insurers and couriers
  catalogue   a book of A5 pages: one file for screens, one with a bleed of 3 mm for a printer
  poster      posters (A3, A2) and a picture for stories (1080 × 1920)
  signs       signs (A3) of rooms and of each day's programme

Options:
  --site URL          where the site lives, for QR codes and links (GATSBY_SITE_URL)
  --language CODE     one language only (all)
  --output FOLDER     where to write (print)
  --size SIZE         labels: ${Object.keys(labelSizes).join(', ')} (a6); avery is L7165, eight on a sheet with crop marks
  --room SLUG         labels, checklist, signs: of one room
  --artist SLUG       labels, checklist: of one artist
  --work ARTIST/WORK  labels: of one work
  --since DATE        labels: only what has changed since the last commit before a date
  --help              print this help

Environment variables:
  CONTENT_FOLDER   the content to print (content)`

const text = { type: 'string' } as const

process.exitCode = await runCommand({
  usage,
  options: {
    site: text,
    language: text,
    output: text,
    size: text,
    room: text,
    artist: text,
    work: text,
    since: text,
  },
  positionals: { min: 1, max: 1 },
  run: async (options, [wanted]) => {
    const kind = kinds.find((each) => each === wanted)
    if (!kind) throw new UsageError(`Unknown kind: ${wanted}`)
    for (const { file, about, told } of await print(kind, { ...options }, contentFolder(), loadTypst)) {
      console.log([`${file}: ${about}`, ...told.map((line) => `  ${line}`)].join('\n'))
    }
  },
})
