/** The days or events that a choice hides, by the name of its group. */
const others: Record<string, (value: string) => string> = {
  day: (day) => `section:not(#day-${day})`,
  type: (type) => `[data-type]:not([data-type="${type}"])`,
  language: (tag) => `[data-languages]:not([data-languages~="${tag}"])`,
}

/**
 * The CSS by which each choice of the programme's filters hides the other events, without scripts. The content says
 * which days, types and languages there are, so a style sheet cannot list them.
 *
 * @param choices the name and value of each input
 */
export function filterRules(choices: readonly { name: string; value: string }[]): string {
  const hidden = choices.map(
    ({ name, value }) => `#program:has([name=${name}][value="${value}"]:checked) ${others[name]!(value)}`,
  )
  return `${hidden.join()}{display:none}`
}
