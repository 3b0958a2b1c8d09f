/** @jest-environment node */
import type { CreateNodeArgs, Node } from 'gatsby'
import { onCreateNode, shouldOnCreateNode } from './on-create-node'

const translations = {
  id: 'n1',
  parent: 'file1',
  children: [],
  internal: { type: 'Translations', contentDigest: 'x', owner: 'x' },
  menu: { open: { cs: 'v menu', en: 'Menu' } },
} as unknown as Node

test('nodes of other types are ignored', () => {
  expect(shouldOnCreateNode({ node: translations })).toBe(true)
  expect(
    shouldOnCreateNode({ node: { ...translations, internal: { ...translations.internal, type: 'Artist' } } }),
  ).toBe(false)
})

test('a translations file becomes a node for each language, with the typography of that language', () => {
  const createNode = jest.fn()
  onCreateNode({
    node: translations,
    actions: { createNode },
    createNodeId: (seed: string) => `id of ${seed}`,
    createContentDigest: (data: unknown) => JSON.stringify(data),
    getNode: (id: string) => (id === 'file1' ? { name: 'common' } : undefined),
  } as unknown as CreateNodeArgs)

  expect(createNode.mock.calls).toEqual([
    [
      expect.objectContaining({
        id: 'id of n1 cs',
        language: 'cs',
        ns: 'common',
        data: { menu: { open: 'v\u00a0menu' } },
        parent: 'n1',
        internal: expect.objectContaining({ type: 'Locale' }),
      }),
    ],
    [expect.objectContaining({ id: 'id of n1 en', language: 'en', ns: 'common', data: { menu: { open: 'Menu' } } })],
  ])
})
