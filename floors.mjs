/**
 * The rooms of the project from the top floor down: every folder with code is in one of them. Code may import from rooms
 * below its own only, and, where a room has `uses`, only from rooms of these groups. A room, or a folder in it, may have
 * `floors` of its own, also from the top down: then all its code is on one of them. In an `isolated` room no folder
 * imports another. The linter makes its rules of this list; README.md shows it.
 * @type {import('./floors.d.mts').Room[]}
 */
const rooms = [
  { folder: 'tools', what: 'the npm commands (in commands/) and their libraries' },
  {
    folder: 'netlify',
    what: 'the Netlify functions and their code, by subject',
    uses: ['ground'],
    floors: [
      { folder: 'functions', what: 'the functions: each has its address, its region and its limit' },
      { folder: 'edge-functions', what: 'the function that runs before a page is sent' },
      { folder: 'organisers', what: 'the organisers’ page' },
      { folder: 'door', what: 'the door' },
      { folder: 'registration', what: 'registrations, personal invitations, free seats, and the pages of guests' },
      { folder: 'upkeep', what: 'erases guests, and says whether the functions can work' },
      { folder: 'notice', what: 'the urgent notice' },
      { folder: 'editors', what: 'the form at /admin' },
      { folder: 'endpoint', what: 'what functions with a database do with each request' },
      { folder: 'mail', what: 'writes and sends mails' },
      { folder: 'storage', what: 'calls of the database, and what the build has written' },
      { folder: 'http', what: 'requests and responses' },
    ],
  },
  { folder: 'src/gatsby', what: 'the build: pages, GraphQL, pictures, fonts, HTML', uses: ['site', 'ground'] },
  { folder: 'src/site/templates', what: 'the page templates: query, Head, layout', uses: ['site', 'ground'] },
  {
    folder: 'src/site/guest-pages',
    what: 'the pages that functions render for guests',
    uses: ['site', 'ground'],
  },
  { folder: 'src/site/before-react', what: 'which scripts run before React on which page', uses: ['site', 'ground'] },
  {
    folder: 'src/site/features',
    what: 'parts of pages that visitors would name, such as the programme',
    uses: ['site', 'ground'],
    isolated: true,
    floors: [
      { folder: 'registration/personal-invitation', what: 'the page of a personal invitation' },
      { folder: 'registration/answer', what: 'the pages that answer a form without JavaScript' },
      { folder: 'registration/change', what: 'the page of a registration, where guests change it' },
      { folder: 'registration/form', what: 'the forms of the programme and of the invitation' },
      { folder: 'registration/card', what: 'what a guest keeps: the confirmation, the card, the invitation' },
    ],
  },
  { folder: 'src/site/components', what: 'shared parts of pages', uses: ['site', 'ground'] },
  {
    folder: 'src/site/router',
    what: 'changes to Gatsby’s router: hydration, transitions, failed loads',
    uses: ['site', 'ground'],
  },
  { folder: 'src/site/api', what: 'the API client', uses: ['site', 'ground'] },
  {
    folder: 'src/site/dom',
    what: 'attributes, events and time that markup and scripts share',
    uses: ['site', 'ground'],
  },
  { folder: 'src/site/styles', what: 'style sheets and colours', uses: ['ground'] },
  { folder: 'src/editors/form', what: 'the form at /admin, and how it writes YAML', uses: ['editors', 'ground'] },
  {
    folder: 'src/editors/check',
    what: 'the content check',
    uses: ['editors', 'ground'],
    floors: [
      { folder: 'formats', what: 'the report for people, programs and GitHub' },
      { folder: 'fix', what: 'what `--fix` does' },
      { folder: 'run', what: 'the list of rules, and how they find the problems of a folder' },
      { folder: 'rules', what: 'the rules by subject, each with its words' },
      { folder: 'read', what: 'reads YAML, pictures and PDFs; what rules ask of the content' },
      { folder: 'base', what: 'problems, their places, and the parts of messages' },
    ],
  },
  { folder: 'src/editors/schemas', what: 'JSON Schemas, and the reference of fields', uses: ['editors', 'ground'] },
  { folder: 'src/editors/words', what: 'messages and names of fields, in each language', uses: ['editors', 'ground'] },
  { folder: 'src/registration', what: 'what the form and the function share', uses: ['ground'] },
  { folder: 'src/typeface', what: 'the typeface: its files, letters and measures', uses: ['ground'] },
  { folder: 'src/model', what: 'the schemas of the content', uses: ['ground'] },
  { folder: 'src/i18n', what: 'languages, routes, texts, dates', uses: ['ground'] },
  { folder: 'src/http', what: 'security headers', uses: ['ground'] },
]

/** The rooms in one list with their own floors, from the top down: each with its group, a floor with its room. */
export const floors = rooms.flatMap(({ floors: own = [], ...room }) => {
  const group = groupOf(room.folder)
  return [
    { ...room, group },
    ...own.map(({ folder, what }) => ({
      folder: `${room.folder}/${folder}`,
      what,
      uses: room.uses,
      group,
      room: room.folder,
    })),
  ]
})

/** The group of a room: 'src/site/features' → 'site'. Rooms that all groups may use form the 'ground'. */
function groupOf(folder) {
  if (['tools', 'netlify', 'src/gatsby'].includes(folder)) return folder
  const [, group, room] = folder.split('/')
  return room ? group : 'ground'
}
