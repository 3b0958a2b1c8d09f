import { markTopmostRow } from '../features/artists/topmost-row.script'
import { nameMovingWork } from '../features/works/work-transition.script'

export const early = [nameMovingWork]

export const late = [markTopmostRow]
