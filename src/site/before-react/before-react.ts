import { early } from './early'
import { menu } from '../components/menu/menu.script'
import { moments } from './moments'
import { programmeClock } from '../features/programme/programme-clock.script'
import { programmeFilters } from '../features/programme/programme-filters.script'
import { startReact } from './start-react'
import { textType } from './text-type'
import { wholeLayout } from './whole-layout'
import { workDialogs } from '../features/artists/work-dialogs.script'
import { workTransition } from '../features/artists/work-transition.script'

// What runs in the head of every page, before and without React (decision 007). `script-loader.mjs` puts this file and
// what it imports into the HTML as one script. All of it listens on the document, so elements that come later are
// served too; what must be done again for a new page is done on `pagechange`.
early()
textType()
wholeLayout()
moments()
menu()
workTransition()
programmeFilters()
programmeClock()
workDialogs()
startReact()

// Says that this is a module; esbuild would wrap each of the others in a function.
export {}
