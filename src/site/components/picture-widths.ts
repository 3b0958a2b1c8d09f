/** The widths of the files of a picture, in pixels. The build makes no others (gatsby-config.ts). */
export const pictureWidths = [240, 480, 720, 1440] as const
