// Turns the last statements of Taro's entry into steps of their own (see startInSteps.ts).
'use strict'

const LAST = /^var inst = .*\nvar history = .*\nhandleAppMount.*\ncreateRouter.*$/m

module.exports = (source) => {
  const split = source.replace(LAST, (statements) => {
    const steps = statements.split('\n').map((line) => `() => { ${line.replace(/^var /, '')} }`)
    return `var inst, history\n__webpack_require__.startSteps.push(${steps.join()})`
  })
  if (split === source)
    throw new Error('Taro no longer starts the app where config/startSteps.js looks for it')
  return split
}
