import path from 'node:path'

import ts from 'typescript'

/** Type errors in some files of a project; checking no others takes a third of the time. */
export function typeErrors(folder: string, isChecked: (file: string) => boolean): string[] {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile) as {
    config: unknown
  }
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const nameOf = (file: string) => path.relative(folder, file)
  const program = ts.createProgram(
    fileNames.filter((file) => file.endsWith('.d.ts') || isChecked(nameOf(file))),
    options,
  )
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isChecked(nameOf(fileName)))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) =>
        `${nameOf(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
}
