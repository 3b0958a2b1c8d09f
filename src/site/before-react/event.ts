import { sharePage } from '../components/share-button.script'
import { showLivePlaces } from '../features/programme/live-places.script'
import { showByTime } from './show-by-time'

export const scripts = [showByTime, showLivePlaces, sharePage]
