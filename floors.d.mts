export const floors: {
  /** Path of the room, from the folder of the project. */
  folder: string
  /** What is in the room, for README.md. */
  what: string
  /** Groups of rooms that the code may import from: `site`, `editors` or `ground`. All rooms below, if it is absent. */
  uses?: string[]
  /** No folder of the room imports another. */
  isolated?: boolean
}[]
