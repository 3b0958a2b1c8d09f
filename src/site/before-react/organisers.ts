import { needReact } from './need-react'

export const scripts = [needReact]
