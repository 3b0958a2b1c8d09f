import { shareWork } from '../features/artists/share-work.script'
import { nameMovingWork } from '../features/artists/work-transition.script'
import { zoomWork } from '../features/artists/work-zoom.script'

export const scripts = [nameMovingWork, zoomWork, shareWork]
