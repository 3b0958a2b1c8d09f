/** The id of the heading of a part, the same in each language. No anchor of a heading has an underscore. */
export const partId = (number: number | '') => `part_${number}`
