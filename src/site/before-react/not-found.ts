import { keepMissingPath, showMissingPath } from './show-missing-path'

export const early = [showMissingPath, keepMissingPath]
