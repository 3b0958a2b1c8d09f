/** The module in which Gatsby finds the code of gatsby-plugin-sharp's jobs. The package has no types. */
declare module 'gatsby-plugin-sharp/gatsby-worker' {
  const worker: { IMAGE_PROCESSING: import('./reuse-pictures').MakePictures }
  export default worker
}
