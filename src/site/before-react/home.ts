import { toggleMarks } from '../components/marks/mark-button.script'
import { loadOpenNames } from '../features/artists/load-open-names.script'
import { showNextWork } from '../features/hero/show-next-work.script'
import { stepThroughTitle } from '../features/hero/step-through-title.script'
import { showOneDay } from '../features/programme/one-day.script'
import { showLiveSeats } from '../features/programme/live-seats.script'
import { markEvents } from '../features/programme/programme-clock.script'
import { filterProgramme } from '../features/programme/programme-filters.script'
import { nameMovingWork } from '../features/works/work-transition.script'
import { sendMinutes } from './send-minutes'
import { showByTime } from './show-by-time'

export const early = [showNextWork, nameMovingWork]

export const late = [
  stepThroughTitle,
  sendMinutes,
  showByTime,
  showOneDay,
  filterProgramme,
  markEvents,
  showLiveSeats,
  toggleMarks,
  loadOpenNames,
]
