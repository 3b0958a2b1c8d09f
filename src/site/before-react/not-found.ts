import { keepMissingPath, showMissingPath } from './show-missing-path'

export const scripts = [showMissingPath, keepMissingPath]
