import type { Build } from './Build.ts'
import type { CompiledTemplates } from './compileTemplates.ts'
import type { glassEasel } from './engine.ts'
import { MiniProgramEnv } from './engine.ts'
import { plainObject, type PlainObject } from './plainObject.ts'

/** Compiled and evaluated templates, ready for the engine to render. */
export interface LoadedTemplates extends CompiledTemplates {
  readonly groups: Readonly<Record<string, unknown>>
}

/** The engine's code space, typed only as far as it's used here. */
interface CodeSpace {
  component(path: string): ComponentBuilder
  behavior(): ComponentBuilder
  addCompiledTemplate(path: string, template: unknown): void
  addComponentStaticConfig(path: string, config: unknown): void
  getComponentSpace(): glassEasel.ComponentSpace
}

interface ComponentBuilder {
  definition(definition: PlainObject): ComponentBuilder
  pageDefinition(definition: PlainObject): ComponentBuilder
  register(): unknown
}

interface BaseComponentBuilder {
  property(name: string, definition: { type: null; value: unknown }): BaseComponentBuilder
  template(template: unknown): BaseComponentBuilder
  registerComponent(): glassEasel.GeneralComponentDefinition
}

/** The object the app's code sees as `this` in a page or component. */
export type Instance = PlainObject & { createSelectorQuery(): unknown }

/** The root of a page's view. */
export interface ViewRoot {
  readonly component: glassEasel.GeneralComponent
  readonly instance: Instance
  attach(parent: unknown, placeholder: unknown): void
  release(): void
}

/** Registers one logic layer's pages and components with the engine. */
export class ComponentSpace {
  readonly #codeSpace: CodeSpace
  readonly #baseSpace: glassEasel.ComponentSpace
  readonly #createRoot: (path: string) => ViewRoot

  constructor(build: Build, templates: LoadedTemplates, backend: glassEasel.GeneralBackendContext) {
    const env = new MiniProgramEnv()
    const codeSpace = env.createCodeSpace('', true)
    this.#codeSpace = codeSpace as unknown as CodeSpace
    this.#baseSpace = env.getGlobalCodeSpace().getComponentSpace()
    for (const [tag, names] of Object.entries(templates.properties)) {
      defineBaseComponent(this.#baseSpace, this.engineSpace, templates, tag, names)
    }
    for (const path of templates.paths) {
      this.#codeSpace.addCompiledTemplate(path, {
        groupList: templates.groups,
        content: templates.groups[path],
      })
      this.#codeSpace.addComponentStaticConfig(path, build.json(path))
    }
    const associated = env.associateBackend(backend)
    this.#createRoot = (path) => {
      const root = associated.createRoot('page', codeSpace, path)
      return {
        component: root.getComponent(),
        instance: root.get() as unknown as Instance,
        attach: (parent, placeholder) => root.attach(parent as never, placeholder as never),
        release: () => root.release(),
      }
    }
  }

  /** The engine's own space of the app's pages and components. */
  get engineSpace(): glassEasel.ComponentSpace {
    return this.#codeSpace.getComponentSpace()
  }

  /** Whether a component is from this space or is one of its base components. */
  owns(component: glassEasel.GeneralComponent): boolean {
    return [this.engineSpace, this.#baseSpace].includes(component.getOwnerSpace())
  }

  definePage(path: string, definition: PlainObject): void {
    this.#codeSpace.component(path).pageDefinition(definition).register()
  }

  defineComponent(path: string, definition: PlainObject): void {
    this.#codeSpace.component(path).definition(definition).register()
  }

  defineBehavior(definition: PlainObject): unknown {
    return this.#codeSpace.behavior().definition(definition).register()
  }

  /** Creates a page's view; the page's scripts must be loaded first. */
  createRoot(path: string): ViewRoot {
    return this.#createRoot(path)
  }
}

/** Defines a stand-in for a native widget: it keeps its properties and renders its children. */
function defineBaseComponent(
  globalSpace: glassEasel.ComponentSpace,
  space: glassEasel.ComponentSpace,
  { groups }: LoadedTemplates,
  tag: string,
  properties: readonly string[],
): void {
  let builder = globalSpace.define(`wx-${tag}`).options({}) as unknown as BaseComponentBuilder
  for (const name of properties) builder = builder.property(name, { type: null, value: undefined })
  const inner = groups[innerTemplatePath(tag)]
  if (inner) builder = builder.template({ groupList: groups, content: inner })
  const definition = builder.registerComponent()
  space.setGlobalUsingComponent(tag, definition)
  space.setGlobalUsingComponent(`wx-${tag}`, definition)
}

/** Path of the template that draws the inside of a base component (only the browser variant has some). */
export function innerTemplatePath(tag: string): string {
  return `__inner/${tag}`
}

/** The properties and inner state of a base component. */
export function propertiesOf(element: glassEasel.Element): PlainObject {
  return plainObject((element as unknown as { data?: unknown }).data)
}
