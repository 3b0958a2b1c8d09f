import { toggleMarks } from '../components/marks/mark-button.script'
import { sharePage } from '../components/share-button.script'
import { keepOffline } from '../features/plan/offline/keep-offline'
import { showPlan } from '../features/plan/plan.script'
import { sendMinutes } from './send-minutes'
import { showByTime } from './show-by-time'

export const late = [sendMinutes, showByTime, toggleMarks, showPlan, keepOffline, sharePage]
