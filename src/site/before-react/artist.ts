import { followOldWorkAddress } from '../features/artists/old-work-address.script'
import { nameMovingWork } from '../features/artists/work-transition.script'

export const scripts = [nameMovingWork, followOldWorkAddress]
