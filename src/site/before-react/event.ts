import { toggleMarks } from '../components/marks/mark-button.script'
import { sharePage } from '../components/share-button.script'
import { showEventPlaces } from '../features/programme/event-places.script'
import { showLiveSeats } from '../features/programme/live-seats.script'
import { keepCard } from '../features/registration/card/keep-card.script'
import { holdForm } from '../features/registration/form/hold-form.script'
import { showDraft } from '../features/registration/form/show-draft.script'
import { sendMinutes } from './send-minutes'
import { showByTime } from './show-by-time'

export const late = [
  sendMinutes,
  showByTime,
  showEventPlaces,
  showLiveSeats,
  toggleMarks,
  sharePage,
  holdForm,
  showDraft,
  keepCard,
]
