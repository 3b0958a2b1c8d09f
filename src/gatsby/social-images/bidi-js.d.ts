/** The part of bidi-js 1.1 that is used here. The package has no types. */
declare module 'bidi-js' {
  /** A level for each code unit of a text: odd where it is written from right to left. */
  type Embedding = { levels: Uint8Array }
  type Bidi = {
    getEmbeddingLevels: (text: string) => Embedding
    /** The indices of the code units, from left to right as they are seen. */
    getReorderedIndices: (text: string, embedding: Embedding) => number[]
  }
  export default function bidiFactory(): Bidi
}
