// Replaces universal-router: each of our routes has fixed paths, so Taro's router doesn't need patterns.

/** Normalises case and a trailing slash. */
const plain = (path) => path.replace(/\/$/, '').toLowerCase()

export default class Router {
  constructor(routes) {
    this.routes = new Map()
    for (const route of routes) {
      for (const path of [].concat(route.path))
        if (!this.routes.has(plain(path))) this.routes.set(plain(path), route)
    }
  }

  /**
   * Runs the action of the route at this path.
   *
   * @throws an error with status 404 if there's no such route
   */
  async resolve(pathname) {
    const route = this.routes.get(plain(pathname))
    if (!route) throw Object.assign(new Error('Route not found'), { status: 404 })
    return route.action({ pathname }, {})
  }
}
