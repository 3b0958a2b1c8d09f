type Floor = {
  /** Path of the room from the folder of the project; of a floor in a room, from the folder of the room. */
  folder: string
  /** What is in it, for README.md. */
  what: string
}

export type Room = Floor & {
  /** Groups of rooms that the code may import from: `site`, `editors` or `ground`. All rooms below, if it is absent. */
  uses?: string[]
  /** No folder of the room imports another. */
  isolated?: boolean
  /** The floors of the room itself, from the top down. */
  floors?: Floor[]
}

export const floors: (Omit<Room, 'floors'> & {
  /** The group of the room: its own folder, `site`, `editors` or `ground`. */
  group: string
  /** The room of a floor. */
  room?: string
})[]
