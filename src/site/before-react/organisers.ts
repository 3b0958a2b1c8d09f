import { needReact } from '../dom/need-react'

export const early = [needReact]
