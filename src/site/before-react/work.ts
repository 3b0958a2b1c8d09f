import { toggleMarks } from '../components/marks/mark-button.script'
import { sharePage } from '../components/share-button.script'
import { nameMovingWork } from '../features/works/work-transition.script'
import { zoomWork } from '../features/works/work-zoom.script'

export const early = [nameMovingWork]

export const late = [zoomWork, toggleMarks, sharePage]
