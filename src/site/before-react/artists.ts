import { markTopmostRow } from '../features/artists/topmost-row.script'
import { nameMovingWork } from '../features/works/work-transition.script'
import type { Scripts } from './scripts'

export const early: Scripts = [nameMovingWork]

export const late: Scripts = [markTopmostRow]
