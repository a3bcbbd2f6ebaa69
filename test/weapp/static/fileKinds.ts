import type { Build } from '../runner/Build.ts'

/** The kinds of files that the uploader takes along (`miniprogram-ci` 2.1.42), as far as we have use for them. */
const uploaded = /\.(js|json|wxml|wxss|wxs|png|jpe?g|gif|svg|mp3|mp4)$/

/** Finds files that the uploader leaves behind without a word. */
export const fileKindProblems = ({ files }: Build): string[] =>
  files.list.filter((file) => !uploaded.test(file)).map((file) => `${file} is of a kind that isn't uploaded`)
