// Stands in for universal-router, whose patterns Taro's router does not need: each route has its own fixed paths.

/** Paths are equal whatever their case, with and without a slash at the end. */
const plain = (path) => path.replace(/\/$/, '').toLowerCase()

export default class Router {
  constructor(routes) {
    this.routes = new Map()
    for (const route of routes) {
      for (const path of [].concat(route.path))
        if (!this.routes.has(plain(path))) this.routes.set(plain(path), route)
    }
  }

  /** What the route's action gives; an error of status 404 if there is none. */
  async resolve(pathname) {
    const route = this.routes.get(plain(pathname))
    if (!route) throw Object.assign(new Error('Route not found'), { status: 404 })
    return route.action({ pathname }, {})
  }
}
