/**
 * WeChat's view engine. Everything is imported through the adapter, so that the process (and the browser
 * bundle) has only one copy of the engine.
 */
import { component, glassEasel, MiniProgramEnv } from 'glass-easel-miniprogram-adapter'

// Errors in the app's event handlers belong in the fault log, not on the runner's call stack.
glassEasel.globalOptions.throwGlobalError = false

export { component, glassEasel, MiniProgramEnv }
