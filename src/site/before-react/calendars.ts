import { copyAddress } from '../features/calendars/copy-address.script'
import type { Scripts } from './scripts'

export const early: Scripts = []

export const late: Scripts = [copyAddress]
