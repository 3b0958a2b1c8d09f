import { findChromium } from './chromium.ts'

/** Before the first test: a machine without a Chromium is told so once, and a packed one is unpacked once. */
export default async function globalSetup(): Promise<void> {
  await findChromium()
}
