/**
 * The error for a page in which something that is to be changed is missing, usually after an upgrade of Gatsby.
 * @param page the address or the file of the page
 * @param missing what was expected
 */
export function missingInPage(page: string, missing: string): Error {
  return new Error(
    `${page}: expected ${missing} in the HTML that Gatsby made. Has Gatsby been upgraded? See docs/decisions/043.`,
  )
}
