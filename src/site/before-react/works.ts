import { searchWall } from '../features/works/wall.script'
import { nameMovingWork } from '../features/works/work-transition.script'

export const early = [nameMovingWork]

export const late = [searchWall]
