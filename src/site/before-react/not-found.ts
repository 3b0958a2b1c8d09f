import { keepMissingPath, showMissingPath } from './show-missing-path'
import type { Scripts } from './scripts'

export const early: Scripts = [showMissingPath, keepMissingPath]

export const late: Scripts = []
