// Makes steps of the last statements in Taro's entry (see startInSteps.ts).
'use strict'

const LAST = /^var inst = .*\nvar history = .*\nhandleAppMount.*\ncreateRouter.*$/m

module.exports = (source) => {
  const split = source.replace(
    LAST,
    (statements) =>
      `var inst, history\n__webpack_require__.startSteps.push(${statements
        .replace(/^var /gm, '')
        .split('\n')
        .map((statement) => `() => { ${statement} }`)
        .join()})`,
  )
  if (split === source) throw new Error('Taro no longer starts the app where config/startSteps.js looks for it')
  return split
}
