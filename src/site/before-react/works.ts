import { searchWall } from '../features/works/wall.script'
import { nameMovingWork } from '../features/works/work-transition.script'
import type { Scripts } from './scripts'

export const early: Scripts = [nameMovingWork]

export const late: Scripts = [searchWall]
