/**
 * WeChat's view engine. Both names come through the adapter, so that the process (and the browser bundle) holds one
 * copy of the engine.
 */
import { component, glassEasel, MiniProgramEnv } from 'glass-easel-miniprogram-adapter'

// Errors in the app's event handlers belong into the fault log, not on the runner's call stack.
glassEasel.globalOptions.throwGlobalError = false

export { component, glassEasel, MiniProgramEnv }
