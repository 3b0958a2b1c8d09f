import { fetchPackage, type OnDemandPackage, versions } from '../installation/on-demand-package.mts'

/** `tsx tools/commands/fetch-rare-package.mts vnu-jar`: fetches a package before a command asks for it. */
const name = Object.keys(versions).find((each): each is OnDemandPackage => each === process.argv[2])
if (!name) throw new Error(`Usage: fetch-rare-package.mts ${Object.keys(versions).join('|')}`)
await fetchPackage(name)
