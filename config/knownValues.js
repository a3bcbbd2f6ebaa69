// Replaces conditions whose value is known at build time, so that terser drops the rest: React's code for hydration and
// persistence, which Taro's host doesn't support, Taro's code for other platforms, and its tables that nothing reads.
const { readFileSync } = require('node:fs')

const { PLATFORM_TYPE } = require('@tarojs/shared')

const host = readFileSync(require.resolve('@tarojs/react'), 'utf8')

module.exports = (source) =>
  source
    .replace(/\$\$\$hostConfig\.(supports\w+)/g, (_, name) => host.includes(`${name}: true`))
    .replace(/\bPLATFORM_TYPE\.([A-Z]+)/g, (_, name) => JSON.stringify(PLATFORM_TYPE[name]))
    .replace(/(?<!function )\bisEnableTTDom\(\)/g, 'false')
    .replace(/(?<!function )\bsingleQuote\(/g, '/* @__PURE__ */ $&')
    .replace(/(?<=^const .*)(Object\.assign|new Set|new Map)\(/gm, '/* @__PURE__ */ $&')
