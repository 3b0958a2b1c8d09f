import { followOldWorkAddress } from '../features/works/old-work-address.script'
import { nameMovingWork } from '../features/works/work-transition.script'

export const scripts = [nameMovingWork, followOldWorkAddress]
