import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** The arguments of a command are wrong: the command prints this message and its usage. */
export class UsageError extends Error {}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values']

type Command<Options extends ParseArgsOptionsConfig> = {
  /** How to call the command, what it does, and its options. */
  usage: string
  /** The options besides `--help`, as parseArgs of node:util expects them. */
  options?: Options
  /** How many positional arguments the command accepts; none by default. */
  positionals?: { min: number; max: number }
  /** @returns the exit code, or nothing for 0. An error that it throws becomes a message and the exit code 1. */
  run: (values: Values<Options>, positionals: string[]) => Promise<number | void>
}

/**
 * Runs a command: parses its arguments, answers `--help`, and prints errors.
 * @param args the arguments after the name of the command
 * @returns the exit code: 0 for success, 1 for a failure, 2 for wrong arguments
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  command: Command<Options>,
  args = process.argv.slice(2),
): Promise<number> {
  if (args.includes('--help')) {
    console.log(command.usage)
    return 0
  }
  try {
    const { values, positionals } = parse(command, args)
    return (await command.run(values, positionals)) ?? 0
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${command.usage}`)
    else console.error(messageOf(error))
    return error instanceof UsageError ? 2 : 1
  }
}

function parse<Options extends ParseArgsOptionsConfig>(
  { options, positionals: { min, max } = { min: 0, max: 0 } }: Command<Options>,
  args: string[],
): { values: Values<Options>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options: options ?? ({} as Options), allowPositionals: true })
    if (positionals.length < min) throw new Error('An argument is missing.')
    if (positionals.length > max) throw new Error(`Unexpected argument: ${positionals[max]}`)
    return { values, positionals }
  } catch (error) {
    // parseArgs adds a hint about `--` that helps nobody here.
    throw new UsageError((error as Error).message.replace(/\. To specify .*$/s, '.'))
  }
}

/** The message of an expected error; a mistake in the program keeps its stack trace. */
function messageOf(error: unknown): string {
  const isMistake = error instanceof TypeError || error instanceof ReferenceError || !(error instanceof Error)
  return isMistake ? String((error as Error).stack ?? error) : error.message
}
