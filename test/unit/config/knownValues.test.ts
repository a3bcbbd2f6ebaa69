import { readFileSync } from 'node:fs'

type Loader = (source: string) => string
const knownValues = jest.requireActual<Loader>('../../../config/knownValues.js')

const read = (module: string) => readFileSync(require.resolve(module), 'utf8')

describe('what is known when the mini program is built', () => {
  it("is Taro's answers about its host, in React's reconciler", () => {
    const reconciler = read('react-reconciler/cjs/react-reconciler.production.min.js')

    expect(reconciler).toContain('$$$hostConfig.supportsHydration')
    expect(knownValues(reconciler)).not.toContain('$$$hostConfig.supports')
    expect(knownValues('a=$$$hostConfig.supportsMutation,b=$$$hostConfig.supportsHydration')).toBe(
      'a=true,b=false',
    )
  })

  it("is the platform, in Taro's code for several", () => {
    expect(knownValues('if (P !== PLATFORM_TYPE.HARMONY && isEnableTTDom()) {')).toBe(
      'if (P !== "harmony" && false) {',
    )
    expect(read('@tarojs/react')).toMatch(/PLATFORM_TYPE\.HARMONY[^]*isEnableTTDom\(\)/)
    expect(knownValues(read('@tarojs/react'))).not.toMatch(/PLATFORM_TYPE\.|isEnableTTDom\(\)/)
    expect(knownValues('function isEnableTTDom() {')).toBe('function isEnableTTDom() {')
  })

  it("is that making Taro's tables has no effect if nothing reads them", () => {
    expect(knownValues("const Text = Object.assign(Object.assign({ space: '' }), touchEvents)")).toBe(
      "const Text = /* @__PURE__ */ Object.assign(/* @__PURE__ */ Object.assign({ space: '' }), touchEvents)",
    )
    expect(knownValues("    type: singleQuote('switch'),")).toBe(
      "    type: /* @__PURE__ */ singleQuote('switch'),",
    )
    expect(read('@tarojs/shared/dist/components.js')).toMatch(/^function singleQuote\(/m)
    expect(knownValues('function singleQuote(s) {')).not.toContain('PURE')
    expect(knownValues("const spaces = new Set(['ensp'])")).toBe(
      "const spaces = /* @__PURE__ */ new Set(['ensp'])",
    )
    expect(knownValues('        const newer = Object.assign({}, older)')).not.toContain('PURE')
  })
})
