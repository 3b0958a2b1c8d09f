/** @jest-environment node */
import { readdir, writeFile } from 'node:fs/promises'
import { insideFolder } from '../../../tests/support/in-folder'
import { readDocuments } from './read-documents'
import { readPdf } from './read-pdf'

// It needs modules that Jest does not load. A browser test reads documents: tests/e2e/http/search.spec.ts.
jest.mock('./read-pdf', () => ({
  readPdf: jest.fn((file: Buffer) => Promise.resolve({ pages: file.length, passages: [] })),
}))

test('a document is read once, until it changes', () =>
  insideFolder({ 'files/papiry/a.pdf': 'PDF' }, async () => {
    const read = () => readDocuments(['/papiry/a.pdf'], 'files')
    expect([...(await read())]).toEqual([['/papiry/a.pdf', { pages: 3, passages: [] }]])
    expect([...(await read())]).toEqual([['/papiry/a.pdf', { pages: 3, passages: [] }]])
    expect(readPdf).toHaveBeenCalledTimes(1)
    await writeFile('files/papiry/a.pdf', 'changed')
    expect((await read()).get('/papiry/a.pdf')?.pages).toBe(7)
    expect(readPdf).toHaveBeenCalledTimes(2)
    expect(await readdir('.cache/documents')).toHaveLength(2)
  }))
