import { toggleMarks } from '../components/marks/mark-button.script'
import { sharePage } from '../components/share-button.script'
import { nameMovingWork } from '../features/works/work-transition.script'
import { zoomWork } from '../features/works/work-zoom.script'
import type { Scripts } from './scripts'

export const early: Scripts = [nameMovingWork]

export const late: Scripts = [zoomWork, toggleMarks, sharePage]
