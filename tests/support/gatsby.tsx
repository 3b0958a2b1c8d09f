import * as React from 'react'

/** A stub of Gatsby for tests of components: `Link` is a plain link, and a query returns nothing. */
export function Link({ to, ...rest }: { to: string } & React.AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a href={to} {...rest} />
}

export const graphql = () => undefined
