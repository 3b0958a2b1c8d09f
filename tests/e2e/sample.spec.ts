import { globSync, readFileSync, statSync } from 'node:fs'
import { withoutAccents } from '../../src/i18n/without-accents.ts'
import { expect, test } from './test.ts'

// Names of the sample that the project is shipped with. If you replace the sample, delete this file.
// It does not read `content/`, where editors may write any word.
const exhibition = 'Padesát, Fifty, Art Index, art-index.example, 555 010 050, katalog-padesat, First Choice'
const works = 'Třetí miska, Čtyři labutě, Konec věty, Jeden arch, Severní vítr, North Wind'
const places = `Arkádové nádvoří, Arcaded Courtyard, Hruškový sad, Korkárna, Na Sádrovce, Plachtárna, Pod Cvrčkem, Ledová sladovna,
  Tkadlecká, Hvozdecký, Kočárovna, Coach House, Sala terrena, Tlakárna, Velký sál, Zrcadlový salon, Mirror Salon`
const partners = `Bedna, Brackwater, Dolní světlo, Dům umění Havran, Dvorek, Feldhahn, Galerie Sůl, Hotel Vikýř, Hranol,
  Kabinet Mlha, Krokev, Nordost, Lipová banka, Lumeta, Na sucho, Nábřežní dráha, Ombrina, Mlýnec, Pasparta, Pražírna Žár,
  Radio Ozvěna, Szpara, Tiskárna Ryzma, Tři schody, Závětří`
const artists = `Zofia Mielcarska, Zdislava Žárovcová, Yeva Sarkhanyan, Xenie Stínilová, Viktor Kvasil, Vendelín Rychta,
  Tobiáš Čeřovin, Terezie Papoušek Lomová, Štěpán Hmotař, Sora Minekawa, Samuel Vrbičan, Rozálie Kanavová,
  Rostislav Mlžný, Radovan Žilkař, Pavlína Úhlová, Ondřej Křivolák, Oldřiška Brázdová, Noor Verstraken, Nils Okkerby,
  Nikol Rastrová, Miloslava Vrstvová, Matouš Šerák, Marek Důna, Mahulena Písařovicová-Nezvěstná, Lowri Penhallick,
  Leontýna Popelářová, Ladislav Zátka, Květa Ježková Lánská, Kryšpín Chybík, Klaudie Vlnařová, Judita Barvířová,
  Jáchym Úlovec, Inês Caldabranca, Ilse Morgenrath, Hynek Slabik, Hedvika Chvojanová, Gustav Litochleb, Filip Jehlan,
  Ester Lindauerová, Ema Ostružková, Eliška Nocarová, Drahomíra Osnovská, Dalibor Zrnovec, Ctirad Hranáč,
  Bohdana Řekovská, Bartoloměj Ďásek, Aurel Fabiánek, Anežka Vodolanová, Amina Selhadi, Adéla Hrnčířská`

/** Each name as it is written, and as a slug: in texts, addresses and names of files. */
const names = [exhibition, works, places, partners, artists]
  .flatMap((list) => list.split(/,\s+/))
  .flatMap((name) => [name, withoutAccents(name).replaceAll(' ', '-')])

/** The text files of the built site, without the bundle of Decap CMS. */
const isText = (file: string) =>
  /\.(html|js|json|css|xml|txt|ics|svg|webmanifest|yml)$/.test(file) && !/decap-cms/.test(file)

test('no name from the sample is on the site of another exhibition, nor in the name of a file @desktop', () => {
  const files = globSync('public/**/*').filter((file) => statSync(file).isFile())
  expect(files.filter(isText).length).toBeGreaterThan(20)
  const found = files.flatMap((file) => {
    const text = isText(file) ? `${file}\n${readFileSync(file, 'utf8')}` : file
    return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`)
  })
  expect(found).toEqual([])
})
