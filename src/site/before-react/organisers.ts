import { needReact } from './need-react'

export const early = [needReact]
