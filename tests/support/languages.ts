import { completeLanguages, type WrittenLanguage } from '../../src/i18n/language'

const exhibition = jest.requireActual<{ languages: WrittenLanguage[] }>('../exhibition/exhibition.yaml')

export const languages = completeLanguages(exhibition.languages)
