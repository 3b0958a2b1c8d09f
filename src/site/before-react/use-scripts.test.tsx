import * as React from 'react'
import { renderIn } from '../../../tests/support/render'
import type { PageScripts } from './scripts'
import { useScripts } from './use-scripts'

/** The scripts that run when React shows pages of these templates, one after the other. */
function runAfter(ofDocument: string | undefined, ...templates: string[]): string[] {
  const run: string[] = []
  const transition = () => void run.push('transition')
  const hang = () => void run.push('hang')
  const scriptsOf: Record<string, PageScripts> = {
    artists: { early: [transition], late: [] },
    artist: { early: [transition], late: [hang] },
  }
  document.head.innerHTML = ofDocument ? `<script data-template="${ofDocument}"></script>` : ''

  function Page({ template }: { template: string }) {
    useScripts(scriptsOf[template]!)
    return null
  }
  for (const template of templates) renderIn('cs', <Page template={template} />, { template }).unmount()
  return run
}

test('the scripts in the document do not run again', () => {
  expect(runAfter('artist', 'artist', 'artists', 'artist')).toEqual([])
})

test('a page that React shows gets the scripts that the document lacks, each once', () => {
  expect(runAfter('artists', 'artists', 'artist', 'artists', 'artist')).toEqual(['hang'])
  expect(runAfter('text-page', 'artists', 'artist')).toEqual(['transition', 'hang'])
})

test('in development, where the document has no scripts of a template, each page installs its own', () => {
  expect(runAfter(undefined, 'artist')).toEqual(['transition', 'hang'])
})
