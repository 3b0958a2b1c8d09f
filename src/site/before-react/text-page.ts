import { keepPart } from '../features/text-page/keep-part.script'

export const late = [keepPart]
