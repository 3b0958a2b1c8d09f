/** What is printed of the title with a work: paper in millimetres, and a card for stories in pixels. `side` is that of the picture. */
export const posterSizes = [
  { name: 'poster-a3', width: 297, height: 420, side: 2600, pixels: undefined },
  { name: 'poster-a2', width: 420, height: 594, side: 3600, pixels: undefined },
  { name: 'story', width: 216, height: 384, side: 1600, pixels: { width: 1080, height: 1920 } },
]
