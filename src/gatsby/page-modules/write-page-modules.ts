import { writePageModule } from './write-page-module'

/** Environment variables that Gatsby replaces by their values in pages: the paths of scripts. */
export type PageModules = {
  /** The search. */
  GATSBY_SEARCH_SCRIPT: string
  /** What shows the urgent notice. */
  GATSBY_URGENT_SCRIPT: string
}

/** Writes the modules that pages load when they need them. @param folder the root of the site */
export const writePageModules = async (folder: string): Promise<PageModules> => ({
  GATSBY_SEARCH_SCRIPT: await writePageModule('src/site/components/search/search.ts', '/search/script', folder),
  GATSBY_URGENT_SCRIPT: await writePageModule('src/site/components/urgent/urgent.ts', '/urgent', folder),
})
