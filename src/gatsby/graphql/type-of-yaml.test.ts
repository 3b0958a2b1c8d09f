/** @jest-environment node */
import type { Node } from 'gatsby'
import { typeOfYaml } from './type-of-yaml'

test.each([
  ['exhibition.yaml', 'Exhibition'],
  ['pages/pro-media.yaml', 'TextPage'],
  ['artists/jana-nova/artist.yaml', 'Artist'],
  ['events/prohlidka.yaml', 'Event'],
  ['partners/majakka.yaml', 'Partner'],
  ['places/palac.yaml', 'Place'],
  ['translations/common.yaml', 'Translations'],
])('content/%s becomes a node of the type %s', (relativePath, type) => {
  expect(typeOfYaml({ node: { relativePath } as unknown as Node })).toBe(type)
})
