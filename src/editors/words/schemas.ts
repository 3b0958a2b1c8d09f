/** The words of the JSON Schemas, which show every language at once. */
export const schemaWords = {
  inQuotes: { cs: 'V uvozovkách.', en: 'In quotes.' },
  writeLike: { cs: 'Pište to jako', en: 'Write it like' },
  translations: { cs: 'Texty rozhraní.', en: 'Texts of the interface.' },
  text: { cs: 'Jeden text v každém jazyce webu.', en: 'One text in each language of the site.' },
}
