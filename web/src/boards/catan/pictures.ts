// Small drawings in a box of 24: what cards show. Each is told apart by its outline alone; colour only helps.

export interface Stroke {
  d: string
  fill: string // 'none', or a colour of colours.css
  line?: number // width of the outline; 0 without one
}

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const log = (x: number, y: number): Stroke[] => [
  { d: ring(x, y, 4.7), fill: '--c-lumber' },
  { d: ring(x, y, 2), fill: '--c-lumber-light', line: 0.9 },
]
const grainPair = (y: number): Stroke[] => [
  { d: `M12 ${y + 4}Q6 ${y + 3} 5.5 ${y - 2.5}Q11 ${y - 2} 12 ${y + 4}z`, fill: '--c-grain' },
  { d: `M12 ${y + 4}Q18 ${y + 3} 18.5 ${y - 2.5}Q13 ${y - 2} 12 ${y + 4}z`, fill: '--c-grain' },
]

export const PICTURES: Record<string, Stroke[]> = {
  lumber: [...log(12, 7), ...log(6.9, 15.8), ...log(17.1, 15.8)],
  brick: [
    { d: 'M2.5 5.5h8.5v6h-8.5zM12.6 5.5h8.9v6h-8.9z', fill: '--c-brick' },
    { d: 'M2.5 13h4.5v6h-4.5zM8.6 13h8v6h-8zM18.2 13h3.3v6h-3.3z', fill: '--c-brick' },
  ],
  wool: [
    { d: 'M8 16v5M15 16v5', fill: 'none', line: 2 },
    { d: 'M5 17.5a4.2 4.2 0 0 1-1-8a4.6 4.6 0 0 1 7-4.2a4.4 4.4 0 0 1 7 3.2a4.4 4.4 0 0 1 0 8.6q-6.5 2.4-13 .4z', fill: '--c-wool' },
    { d: 'M17.5 8.5q4-1 4.8 2.5t-2.3 4.5q-2.5-.5-3-3.5z', fill: '--c-wool-face', line: 0.8 },
  ],
  grain: [
    { d: 'M12 23V7', fill: 'none', line: 1.8 },
    ...grainPair(15.5),
    ...grainPair(10.5),
    { d: 'M12 9.5Q7.5 5 12 .8Q16.5 5 12 9.5z', fill: '--c-grain' },
  ],
  ore: [
    { d: 'M2 19L5.5 9.5L11 3.5L17.5 6L22 14.5L19.5 20.5H5z', fill: '--c-ore' },
    { d: 'M11 3.5L9.5 11L5.5 9.5zM9.5 11L16 13L22 14.5L17.5 6z', fill: '--c-ore-light', line: 0.9 },
    { d: 'M16 13L12.5 20.5', fill: 'none', line: 0.9 },
  ],
  knight: [
    { d: 'M12 4Q19 .5 21 5Q17 4.5 13.5 8z', fill: '--c-red', line: 1 },
    { d: 'M5 20V12Q5 5 12 5T19 12V20L14 22.5V15H10V22.5z', fill: '--c-ore-light' },
    { d: 'M6 12.5H18', fill: 'none', line: 1.8 },
  ],
  road_building: [
    { d: 'M4.5 22.5L9.5 2h5L19.5 22.5z', fill: '--c-ore-light' },
    { d: 'M12 4v3M12 10v4M12 17v4.5', fill: 'none', line: 1.8 },
  ],
  year_of_plenty: [
    { d: 'M3 4.5h10v13.5h-10z', fill: '--c-grain' },
    { d: 'M10.5 7h10.5v14.5h-10.5z', fill: '--c-card' },
    { d: 'M15.75 10.5v7.5M12 14.25h7.5', fill: 'none', line: 2.2 },
  ],
  monopoly: [
    { d: 'M3 19L1.5 6.5L7.5 11L12 3L16.5 11L22.5 6.5L21 19z', fill: '--c-grain' },
    { d: 'M3 19h18v3h-18z', fill: '--c-red' },
  ],
  victory_point: [
    { d: 'M2 9L12 2L22 9z', fill: '--c-red' },
    { d: 'M4 9.5h3v9h-3zM10.5 9.5h3v9h-3zM17 9.5h3v9h-3z', fill: '--c-card' },
    { d: 'M2 18.5h20v3.5h-20z', fill: '--c-ore-light' },
  ],
  cards: [
    { d: 'M3.5 6.5L12 3l6 14.500L9.500 21z', fill: '--c-ore-light' },
    { d: 'M9 4.500h11.500v16h-11.500z', fill: '--c-card' },
  ],
  any: [{ d: 'M3 15.5h18L18 21H6zM11 14V2.5L4.5 14zM13 14V5L19 14z', fill: '--c-card' }],
  back: [
    { d: 'M4 2h16v20h-16z', fill: '--c-red' },
    { d: 'M12 6l1.8 4.2 4.2 1.8-4.2 1.8L12 18l-1.8-4.2L6 12l4.2-1.8z', fill: '--c-grain', line: 0.8 },
  ],
}

// Pieces, their middle at 0, 0, for the map and the buttons.
export const HOUSE = 'M-21 22V-5L0-25L21-5V22z'
export const CITY = 'M-31 24V-12L-14-31L3-12V-3H31V24z'
export const ROBBER = 'M-17 30Q-20 4-8-3Q-15-9-12-19Q-8-29 0-29T12-19Q15-9 8-3Q20 4 17 30z'
