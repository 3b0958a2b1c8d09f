import { runCommand, UsageError } from '../command-line/command'
import { fetchPackage, onDemandPackages, type OnDemandPackage } from '../installation/on-demand-package.mts'

const names = Object.keys(onDemandPackages) as OnDemandPackage[]

const usage = `Usage: npx tsx tools/commands/fetch-package.mts PACKAGE

Downloads a package that only one command needs: ${names.join(' or ')}.

  --help   print this help`

process.exitCode = await runCommand({
  usage,
  positionals: { min: 1, max: 1 },
  run: async (_options, [wanted]) => {
    const name = names.find((each) => each === wanted)
    if (!name) throw new UsageError(`Unknown package: ${wanted}`)
    await fetchPackage(name)
  },
})
