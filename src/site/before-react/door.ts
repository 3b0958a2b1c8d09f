import { takeLink } from '../features/door/door-storage'
import { needReact } from './need-react'

export const early = [takeLink, needReact]
