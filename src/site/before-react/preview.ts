import { readAsOf } from './read-as-of'

export const scripts = [readAsOf]
