// The address in use.
import { routeOf, type Route } from './route'

class Router {
  route: Route = $state.raw(routeOf(location.hash))

  constructor() {
    addEventListener('hashchange', () => (this.route = routeOf(location.hash)))
  }

  /** Another address in place of this one: `back` does not stop at each step of a replay. */
  replace(hash: string): void {
    history.replaceState(null, '', hash)
    this.route = routeOf(hash)
  }
}

export const router = new Router()
