import { runCommand } from '../server/operations/cli/cli.ts'
import { CommandError } from '../server/operations/cli/client.ts'

try {
  console.log(await runCommand(process.argv.slice(2), process.env))
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
