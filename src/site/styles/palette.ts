/**
 * The raw colours of tokens.css, for what is drawn without CSS: the browser's own surfaces, icons and social images.
 * A test compares the two files.
 */
export const palette = {
  paper: '#fafaf7',
  ink: '#111',
  night: '#121211',
  chalk: '#f1f0ea',
  vermilion: '#b8230f',
}
