// What the window is like, kept up to date.

class Media {
  wide = $state(false) // there is room on both sides of the board
  low = $state(false) // a phone on its side: the board at the left, all else at the right
  tall = $state(false) // a tablet: there is room below the board

  constructor() {
    this.follow('wide', '(min-width: 1080px) and (min-height: 560px)')
    this.follow('low', '(orientation: landscape) and (max-height: 560px)')
    this.follow('tall', '(min-width: 700px) and (max-width: 1079px) and (min-height: 960px)')
  }

  private follow(what: 'wide' | 'low' | 'tall', query: string): void {
    const found = matchMedia(query)
    this[what] = found.matches
    found.addEventListener('change', (event) => (this[what] = event.matches))
  }
}

export const media = new Media()
