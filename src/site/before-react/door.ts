import { takeLink } from '../features/door/door-storage'
import { needReact } from './need-react'
import type { Scripts } from './scripts'

export const early: Scripts = [takeLink, needReact]

export const late: Scripts = []
