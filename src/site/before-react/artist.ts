import { keepHang } from '../features/works/hang-choice.script'
import { followOldWorkAddress } from '../features/works/old-work-address.script'
import { nameMovingWork } from '../features/works/work-transition.script'
import { sendMinutes } from './send-minutes'
import { showByTime } from './show-by-time'
import type { Scripts } from './scripts'

export const early: Scripts = [nameMovingWork, followOldWorkAddress, keepHang]

export const late: Scripts = [sendMinutes, showByTime]
