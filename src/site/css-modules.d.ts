/** A CSS module as Gatsby exports it: each class by its name. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module '*.css'
