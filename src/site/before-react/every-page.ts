import { controlMenu } from '../components/menu/menu.script'
import { openSearch } from '../components/search/search-field.script'
import { askForNotice } from '../components/urgent/ask-for-notice.script'
import { correctPhase } from './correct-phase'
import { layOutFarParts } from './lay-out-far-parts'
import { loadBodyFont } from './load-body-font'
import { skipTransitionsToFiles } from './skip-transitions'
import { startReact } from './start-react'
import { stayOffline } from './stay-offline'
import { switchLanguage } from './switch-language'

export const early = [correctPhase, loadBodyFont, layOutFarParts]

export const late = [
  switchLanguage,
  controlMenu,
  openSearch,
  stayOffline,
  skipTransitionsToFiles,
  startReact,
  askForNotice,
]
