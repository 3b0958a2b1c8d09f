import { readLanguages } from '../../src/model/read-languages'

export const languages = readLanguages('tests/exhibition')
