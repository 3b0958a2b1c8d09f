import { needReact } from './need-react'
import type { Scripts } from './scripts'

export const early: Scripts = [needReact]

export const late: Scripts = []
