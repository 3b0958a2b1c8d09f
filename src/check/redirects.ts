/** A value of the file and where it stands, in characters from its beginning. */
export type TomlValue = { value: string; from: number; to: number }

export type Redirect = { from?: TomlValue; to?: TomlValue; force: boolean; conditional: boolean }

/** The redirects of a netlify.toml, with the places of their values; what a TOML parser does not tell. */
export function redirectsOf(toml: string): Redirect[] {
  const redirects: Redirect[] = []
  let redirect: Redirect | undefined
  let offset = 0
  for (const line of toml.split('\n')) {
    if (/^\s*\[\[redirects\]\]/.test(line)) redirects.push((redirect = { force: false, conditional: false }))
    else if (/^\s*\[(?!redirects\.)/.test(line)) redirect = undefined
    else if (redirect) readLine(line, offset, redirect)
    offset += line.length + 1
  }
  return redirects
}

function readLine(line: string, offset: number, redirect: Redirect): void {
  const [, start = '', key = '', value = ''] = /^(\s*(\w+)\s*=\s*)("[^"]*"|'[^']*'|\S.*)$/.exec(line.trimEnd()) ?? []
  if (key === 'from' || key === 'to') {
    const from = offset + start.length + 1
    redirect[key] = { value: value.slice(1, -1), from, to: from + value.length - 2 }
  } else if (key === 'force') redirect.force = value.startsWith('true')
  else if (key === 'conditions' || key === 'query') redirect.conditional = true
}
