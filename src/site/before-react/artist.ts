import { keepHang } from '../features/works/hang-choice.script'
import { followOldWorkAddress } from '../features/works/old-work-address.script'
import { nameMovingWork } from '../features/works/work-transition.script'
import { sendMinutes } from './send-minutes'
import { showByTime } from './show-by-time'

export const early = [nameMovingWork, followOldWorkAddress, keepHang]

export const late = [sendMinutes, showByTime]
