import { takeLink } from '../features/door/door-storage'
import { needReact } from '../dom/need-react'

export const early = [takeLink, needReact]
