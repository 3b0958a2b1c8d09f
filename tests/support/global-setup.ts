import { forgetPublishedSite } from '../../tools/command-line/published-site'

/** Runs before the first unit test, and before Jest starts the processes of the tests, which inherit its variables. */
export default function globalSetup(): void {
  forgetPublishedSite()
  // Tests name the folder of content that they need.
  delete process.env.CONTENT_FOLDER
}
