import { build } from './build.mts'
import { assertPortIsFree, chosenPort } from '../server/server.mts'
import { serve } from './serve.mts'

try {
  // Building takes minutes: that nobody could listen afterwards is said before.
  await assertPortIsFree(chosenPort())
  if (await build()) await serve()
  else process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
