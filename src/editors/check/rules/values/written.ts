/** A value as it is written in YAML. Texts that begin with a digit or a sign get quotes, as dates and telephones need. */
export const written = (value: string | number): string =>
  typeof value === 'string' && !/^[\p{L}/][^:#"\\]*$|^(https|mailto):[^\s"\\]*$/u.test(value)
    ? `"${value}"`
    : String(value)
