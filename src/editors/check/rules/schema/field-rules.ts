import { defineRule } from '../../engine/rule'
import { Field } from '../../engine/wording'
import { emptyPage, type At } from './schema-wording'

type Sentences = [what: string, why: string, fix: string]

const own = (name: string, en: Sentences, cs: Sentences) =>
  defineRule<At>(`schema/${name}`, 'error', {
    en: { what: ({ path }) => `${Field(path, 'en')}: ${en[0]}.`, why: en[1], fix: en[2] },
    cs: { what: ({ path }) => `${Field(path, 'cs')}: ${cs[0]}.`, why: cs[1], fix: cs[2] },
  })

/** What the schemas' own rules mean: the names given as `error` in model/fields.ts and its neighbours. */
export const ownRules: Record<string, ReturnType<typeof own>> = Object.fromEntries(
  (
    [
      ['empty', ['is empty', emptyPage.en, 'Write the text.'], ['je tu prázdno', emptyPage.cs, 'Napište text.']],
      [
        'one-line',
        ['must be a single line', 'It stands where there is room for one.', 'Write it without line breaks.'],
        ['má to být jediný řádek', 'Víc se sem nevejde.', 'Napište to bez konců řádků.'],
      ],
      [
        'slug',
        [
          'may have only the letters a–z, digits and single hyphens',
          'It is a part of the address.',
          'Write it like “jana-nova”.',
        ],
        [
          'smí mít jen písmena a–z, číslice a jednotlivé spojovníky',
          'Je to část adresy.',
          'Napište to jako „jana-nova“.',
        ],
      ],
      [
        'taken-by-page',
        ['is the address of a part of the page', 'A link to the work would lead there.', 'Give the work another slug.'],
        ['je to adresa části stránky', 'Odkaz na dílo by vedl tam.', 'Dejte dílu jiný slug.'],
      ],
      [
        'former-slug-of-invitation',
        [
          'has no place in an event with an invitation',
          'Guests are stored under the slug, so it never changes.',
          'Bring the former slug back, and delete it here.',
        ],
        [
          'u události s pozvánkou nemá co dělat',
          'Pod slugem jsou uložení hosté, proto se nemění.',
          'Vraťte původní slug a tady ho smažte.',
        ],
      ],
      [
        'image-name',
        [
          'must name a picture beside this file',
          'A picture lives beside the text that uses it.',
          'Write a file name that ends in .jpg, .png or .webp.',
        ],
        [
          'má to být jméno obrázku vedle tohoto souboru',
          'Obrázek leží vedle textu, který ho používá.',
          'Napište jméno souboru s koncovkou .jpg, .png nebo .webp.',
        ],
      ],
      [
        'drawing-name',
        [
          'must name a drawing beside this file',
          'A logo is sharp at every size.',
          'Write a file name that ends in .svg.',
        ],
        [
          'má to být jméno kresby vedle tohoto souboru',
          'Logo je ostré v každé velikosti.',
          'Napište jméno souboru s koncovkou .svg.',
        ],
      ],
      [
        'day',
        ['is not a day of the calendar', 'Days are sorted and counted.', 'Write it like "2031-09-04".'],
        ['takový den v kalendáři není', 'Dny se řadí a počítají.', 'Napište to jako "2031-09-04".'],
      ],
      [
        'date-time',
        ['is not a date with a time', 'Times are sorted and go into calendars.', 'Write it like "2031-09-04T10:30".'],
        ['není to datum s časem', 'Časy se řadí a zapisují do kalendářů.', 'Napište to jako "2031-09-04T10:30".'],
      ],
      [
        'time',
        ['is not a time of day', 'Times are compared.', 'Write it like "10:30".'],
        ['není to čas', 'Časy se porovnávají.', 'Napište to jako "10:30".'],
      ],
      [
        'time-zone',
        ['is not a time zone', 'All times of the site are in it.', 'Write it like Europe/Prague.'],
        ['není to časové pásmo', 'Jsou v něm všechny časy na stránkách.', 'Napište to jako Europe/Prague.'],
      ],
      [
        'https',
        [
          'is not a link that begins with https://',
          'Browsers warn of others.',
          'Copy the whole address from the browser.',
        ],
        [
          'není to odkaz, který začíná https://',
          'Před jinými prohlížeče varují.',
          'Zkopírujte celou adresu z prohlížeče.',
        ],
      ],
      [
        'link',
        ['is neither a link nor a mail address', 'The button would lead nowhere.', 'Write https://… or mailto:…'],
        ['není to odkaz ani e-mailová adresa', 'Tlačítko by nikam nevedlo.', 'Napište https://… nebo mailto:…'],
      ],
      [
        'email',
        ['is not an e-mail address', 'Nobody could write to you.', 'Write it like name@example.org.'],
        ['není to e-mailová adresa', 'Nikdo by vám nemohl napsat.', 'Napište to jako jmeno@example.org.'],
      ],
      [
        'phone',
        ['is not a phone number with its country', 'Visitors call from abroad.', 'Write it like "+420 555 123 456".'],
        ['není to telefonní číslo s předvolbou země', 'Volá se i z ciziny.', 'Napište to jako "+420 555 123 456".'],
      ],
      [
        'country',
        ['is not the code of a country', 'Its name is shown in each language.', 'Write two capital letters, like CZ.'],
        ['není to kód země', 'Jméno země se ukáže v každém jazyce.', 'Napište dvě velká písmena, třeba CZ.'],
      ],
      [
        'pdf-path',
        [
          'must be the path of a PDF in the folder files, without accents and spaces',
          'It is a part of an address.',
          'Write it like /documents/name.pdf.',
        ],
        [
          'má to být cesta k PDF ve složce files, bez háčků, čárek a mezer',
          'Je to část adresy.',
          'Napište to jako /documents/nazev.pdf.',
        ],
      ],
      [
        'path-word',
        [
          'must be one word of an address: small letters without accents, digits, hyphens',
          'People type it, and read it out.',
          'Write it like “navstevni-rad”.',
        ],
        [
          'má to být jedno slovo adresy: malá písmena bez háčků a čárek, číslice, spojovníky',
          'Lidé ho píšou a čtou nahlas.',
          'Napište to jako „navstevni-rad“.',
        ],
      ],
      [
        'within-or-address',
        [
          'needs either “within” or an address, and not both',
          'A room is found by its building, a building by its street.',
          'Keep “within” for a room, the address for a building.',
        ],
        [
          'je potřeba buď „within“, nebo adresa, a ne obojí',
          'Sál se najde podle domu, dům podle ulice.',
          'U sálu nechte „within“, u domu adresu.',
        ],
      ],
      [
        'artist-or-person',
        [
          'needs either an artist, or a name with a role',
          'Artists of the exhibition have a page to link to, others need a word on who they are.',
          'Write “artist: slug”, or “name:” and “role:”.',
        ],
        [
          'je potřeba buď umělec, nebo jméno s rolí',
          'Na umělce výstavy vede odkaz, u ostatních má stát, kdo jsou.',
          'Napište „artist: slug“, nebo „name:“ a „role:“.',
        ],
      ],
    ] as [string, Sentences, Sentences][]
  ).map(([name, en, cs]) => [name, own(name, en, cs)]),
)

export const rules = Object.values(ownRules)
