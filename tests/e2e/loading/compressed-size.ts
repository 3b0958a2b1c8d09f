import { brotliCompressSync } from 'node:zlib'

/**
 * In bytes, as every browser loads a text: compressed with Brotli, but without the hashes in names of files. They cannot be
 * compressed, and change with every other file, by some bytes up or down.
 */
export const compressedSize = (text: string): number =>
  brotliCompressSync(text.replaceAll(/(?<=[-./"])[0-9a-f]{8,}(?=[-./"])/g, '')).length
