// Replaces the entry of @tarojs/shared in the mini program. Taro's runtime shortens the names of components and attributes
// like base.wxml does, with a table of all that WeChat has. config/leanTemplates.ts inserts the part that base.wxml uses.
import { capitalize, toCamelCase } from '@tarojs/shared/dist/index.js'

export * from '@tarojs/shared/dist/index.js'

/* global COMPONENT_NAMES */
const names = COMPONENT_NAMES

export const getComponentsAlias = () => names

/** The runtime only asks which components there are. */
export const internalComponents = {}
for (const name of Object.keys(names)) internalComponents[capitalize(toCamelCase(name))] = {}
