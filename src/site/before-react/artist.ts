import { nameMovingWork } from '../features/artists/work-transition.script'

export const scripts = [nameMovingWork]
