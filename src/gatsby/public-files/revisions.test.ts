/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { utimes, writeFile } from 'node:fs/promises'
import { insideFolder } from '../../../tests/support/in-folder'
import { revisionsOf } from './revisions'

/** Commits every file at a time. */
function commit(time: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', '-c', 'commit.gpgsign=false', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: time },
    })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'A change')
}

const workshop = 'events/dilna.yaml'
const printing = 'events/tisk.yaml'
const files = { [`content/${workshop}`]: 'a', [`content/${printing}`]: 'a' }

test('a file was revised in the last commit that touches it, whenever it was written on this machine', async () => {
  await insideFolder(files, async () => {
    commit('2031-08-01T10:00:00Z')
    await writeFile(`content/${printing}`, 'b')
    commit('2031-08-02T10:00:00Z')
    await utimes(`content/${workshop}`, 0, 0)
    expect(await revisionsOf('content', [workshop, printing])).toEqual(
      new Map([
        [workshop, new Date('2031-08-01T10:00:00Z')],
        [printing, new Date('2031-08-02T10:00:00Z')],
      ]),
    )
  })
})

test('a file that git does not know has its own time, in a repository or outside', async () => {
  const own = new Date('2031-08-05T10:00:00Z')
  const revisedAfter = async (prepare: () => void) => {
    prepare()
    await writeFile('content/events/nova.yaml', 'a')
    await utimes('content/events/nova.yaml', own, own)
    return (await revisionsOf('content', ['events/nova.yaml'])).get('events/nova.yaml')
  }
  await insideFolder(files, async () => expect(await revisedAfter(() => {})).toEqual(own))
  await insideFolder(files, async () => expect(await revisedAfter(() => commit('2031-08-01T10:00:00Z'))).toEqual(own))
})
