import { searchWall } from '../features/works/wall.script'
import { nameMovingWork } from '../features/works/work-transition.script'

export const scripts = [nameMovingWork, searchWall]
