import { controlWorkDialogs } from '../features/artists/work-dialogs.script'
import { nameMovingWork } from '../features/artists/work-transition.script'

export const scripts = [nameMovingWork, controlWorkDialogs]
