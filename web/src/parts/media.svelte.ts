// What the window is like, kept up to date.

class Media {
  wide = $state(false) // there is room beside the board
  private readonly query = matchMedia('(min-width: 1080px) and (min-height: 560px)')

  constructor() {
    this.wide = this.query.matches
    this.query.addEventListener('change', (event) => (this.wide = event.matches))
  }
}

export const media = new Media()
