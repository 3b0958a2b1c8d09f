import { showByTime } from './show-by-time'

export const scripts = [showByTime]
