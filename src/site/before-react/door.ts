import { takeKey } from '../features/door/door-storage'
import { needReact } from './need-react'

export const scripts = [takeKey, needReact]
