import { readFileSync } from 'node:fs'
import path from 'node:path'
import { floors } from '../../floors.mjs'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const packages = Object.keys({ ...dependencies, ...devDependencies })

const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`)

/** The rooms, and for each room with floors those floors, from the top down. */
const lists = [...new Set(floors.map(({ room }) => room))].map((room) => floors.filter((each) => each.room === room))

/** Whether a file imports from a room above, or from a group that its room does not use; so for the floors of a room. */
const goesUp = (file, target) =>
  lists.some((list) => {
    const from = list.findIndex(({ folder }) => isIn(file, folder))
    const to = list.findIndex(({ folder }) => isIn(target, folder))
    if (from === -1 || to === -1) return false
    const { uses, group } = list[from]
    return to < from || Boolean(uses && list[to].group !== group && !uses.includes(list[to].group))
  })

/** Whether both are in an isolated room, in different folders of it. */
const crosses = (file, target) =>
  floors.some(({ folder, isolated }) => {
    const [from, to] = [file, target].map((each) => isIn(each, folder) && each.slice(folder.length).split('/')[1])
    return Boolean(isolated && from && to && from !== to)
  })

/** @returns what is wrong with a path that a file imports; the path of the file is relative to the project */
function faultOfPath(file, imported) {
  if (!imported.startsWith('.')) return undefined
  const target = path.posix.join(path.posix.dirname(file), imported)
  if (goesUp(file, target)) return 'An import goes down the list of floors.mjs only.'
  return crosses(file, target) ? 'No feature imports another.' : undefined
}

/** @returns what is wrong with the name of a module that a file imports */
function faultOfName(file, imported) {
  const isKnown = /^(\.|#|node:)/.test(imported) || packages.some((name) => isIn(imported, name))
  return isKnown ? undefined : `package.json does not name ${imported}.`
}

const ruleOf = (faultOf) => ({
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const check = (source) => {
      const message = typeof source?.value === 'string' && faultOf(file, source.value)
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      CallExpression: ({ callee, arguments: [source] }) => callee.name === 'require' && check(source),
    }
  },
})

/** Rules of the linter about imports. */
export default {
  meta: { name: 'imports' },
  rules: { floors: ruleOf(faultOfPath), packages: ruleOf(faultOfName) },
}
