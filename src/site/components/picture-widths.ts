/** The widths of the files of a picture, in pixels. The build makes no others (src/gatsby/pictures/picture-files.ts). */
export const pictureWidths = [240, 480, 720, 1440] as const
