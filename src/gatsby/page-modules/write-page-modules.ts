import type { BuildValues } from '../build-values'
import { writePageModule } from './write-page-module'

/** Writes the modules that pages load when they need them. @param folder the root of the site */
export const writePageModules = async (
  folder: string,
): Promise<Pick<BuildValues, 'searchScript' | 'urgentScript' | 'cardScript'>> => ({
  searchScript: await writePageModule('src/site/components/search/search.ts', '/search/script', folder),
  urgentScript: await writePageModule('src/site/components/urgent/urgent.ts', '/urgent', folder),
  cardScript: await writePageModule('src/site/features/registration/card/save-picture.ts', '/card', folder),
})
