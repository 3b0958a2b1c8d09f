import { createInterface } from 'node:readline/promises'
import { type Answers, defaultsOf, questions, type Wishes, wishesOf } from './wishes'

/**
 * Asks in the terminal for what is not given. A wrong answer is asked for again; an empty one is the default.
 * @param today '2031-06-30'
 */
export async function ask(given: Answers, today: string): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Answers = { ...given }
  try {
    for (const key of Object.keys(questions) as (keyof Wishes)[]) {
      while (answers[key] === undefined) {
        const usual = defaultsOf(today, answers)[key]
        const answer = (await terminal.question(`${questions[key]} [${usual}]: `)).trim() || usual
        const fault = faultOf({ ...answers, [key]: answer }, today)
        if (fault) console.log(fault)
        else answers[key] = answer
      }
    }
  } finally {
    terminal.close()
  }
  return answers
}

function faultOf(answers: Answers, today: string): string | undefined {
  try {
    wishesOf(answers, today)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
