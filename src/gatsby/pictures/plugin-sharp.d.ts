/** Where Gatsby looks for the code of the jobs of gatsby-plugin-sharp, which has no types. */
declare module 'gatsby-plugin-sharp/gatsby-worker' {
  const worker: { IMAGE_PROCESSING: import('./keep-pictures').MakePictures }
  export default worker
}
