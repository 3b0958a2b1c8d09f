import { buildSite } from '../build/build-site.mts'

/** `tsx tools/test-run/build-checked-content.mts`: builds as `npm run build` does, but without the check of the content. */
process.exitCode = (await buildSite({ isChecked: true })) ? 0 : 1
