/** Says how far a command is, for as long as it prints nothing else. */
export type Progress = {
  /** @param part of the work, 'Pictures' @param state how far it is, '212 of 1,344' */
  show: (part: string, state: string) => void
  /** The part is done. */
  end: (part: string) => void
  /** Prints text, which stays. */
  print: (text: string) => void
  /** Ends the line. What is printed from now on is not disturbed. */
  stop: () => void
}

type Output = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean; columns?: number }
type State = { text: string; since: number; printed: number }

/** Between two lines of one part where there is no terminal, in milliseconds. */
const pause = 10_000

/** Up to then nobody wonders, in seconds. */
const patience = 3

/**
 * A line of progress. A terminal has one line at its end, which changes in place and says how long each step takes; other
 * outputs, such as the log of a server, get a plain line now and then.
 */
export function startProgress(output: Output = process.stdout, now = Date.now): Progress {
  const parts = new Map<string, State>()
  const isTerminal = Boolean(output.isTTY)
  const clear = () => isTerminal && output.write('\r\x1b[2K')

  const draw = () => {
    if (!isTerminal) return
    const line = [...parts].map(([part, { text, since }]) => {
      const seconds = Math.floor((now() - since) / 1000)
      return `${part}: ${text}${seconds > patience ? `, ${seconds} s` : ''}`
    })
    clear()
    // A longer line would wrap, and only its end could be cleared. Some terminals do not say how wide they are: 0.
    output.write(line.join('   ').slice(0, (output.columns || 80) - 1))
  }
  const timer = isTerminal ? setInterval(draw, 1000).unref() : undefined

  return {
    show(part, text) {
      const before = parts.get(part)
      const state = { text, since: now(), printed: before?.printed ?? -Infinity }
      if (!isTerminal && now() - state.printed >= pause) {
        output.write(`${part}: ${text}\n`)
        state.printed = now()
      }
      parts.set(part, state)
      draw()
    },
    end(part) {
      parts.delete(part)
      draw()
    },
    print(text) {
      clear()
      output.write(`${text}\n`)
      draw()
    },
    stop() {
      clearInterval(timer)
      clear()
    },
  }
}
