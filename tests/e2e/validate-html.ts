import { HtmlValidate } from 'html-validate'
import config from '../../html-validate.config.mjs'

// The build writes some pages again, without React's slash in void elements.
const validator = new HtmlValidate({ ...config, rules: { ...config.rules, 'void-style': 'off' } })

/** What html-validate finds wrong in a page, with line, column and rule. The other rules are those of `npm run check:html`. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, line, column }) => `${line}:${column} ${message} (${ruleId})`),
  )
}
