import { showMissingPath } from './show-missing-path'

export const scripts = [showMissingPath]
