import { findChromium } from './chromium.ts'

/** Unpacks the browser before the first test, or fails once if there is none. */
export default async function globalSetup(): Promise<void> {
  await findChromium()
}
