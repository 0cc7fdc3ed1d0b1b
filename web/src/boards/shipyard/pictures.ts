// Small drawings in a box of 24. Each is told apart by its outline alone; colour only helps.

export interface Stroke {
  d: string
  fill: string // 'none', or a colour of colours.css
  line?: number // width of the outline; 0 without one
}

const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const star = 'M12 3.5L14.2 8.6L19.8 9.1L15.6 12.8L16.8 18.2L12 15.4L7.2 18.2L8.4 12.8L4.2 9.1L9.8 8.6z'

export const PICTURES: Record<string, Stroke[]> = {
  // crew
  captain: [
    { d: 'M3 11.5Q2.5 5.5 12 4Q21.5 5.5 21 11.5L18 14.5H6z', fill: '--s-navy' },
    { d: 'M5.5 14.5h13v3h-13z', fill: '--s-brass' },
    { d: 'M5 17.5Q12 24 19 17.5z', fill: '--s-iron-dark' },
    { d: ring(12, 9.2, 2.5), fill: '--s-brass', line: 0.9 },
  ],
  businessman: [
    { d: 'M7 2.5h10l-.8 13H7.8z', fill: '--s-iron-dark' },
    { d: 'M7.6 11h8.8l-.3 4.2H7.9z', fill: '--s-red' },
    { d: 'M1.5 14.5Q4 17.5 12 17.5T22.5 14.5Q22.5 21 12 21T1.5 14.5z', fill: '--s-iron-dark' },
  ],
  soldier: [
    { d: 'M12 7.5Q8 4 12 .8Q16 4 12 7.5z', fill: '--s-paper' },
    { d: 'M6 7Q12 4.5 18 7L17 17H7z', fill: '--s-red' },
    { d: 'M12 9.5l1.1 2.2 2.4.3-1.8 1.7.5 2.4-2.2-1.2-2.2 1.2.5-2.4-1.8-1.7 2.4-.3z', fill: '--s-brass', line: 0.6 },
    { d: 'M4.5 17H19.5Q18.5 22.5 12 22.5T4.5 17z', fill: '--s-iron-dark' },
  ],
  stoker: [
    { d: 'M3.2 3.2L13.5 13.5', fill: 'none', line: 3.4 },
    { d: 'M3.2 3.2L13.5 13.5', fill: 'none', line: 1.2 },
    { d: 'M1.5 5L5 1.5', fill: 'none', line: 2.6 },
    { d: 'M11 16L16 11Q22.5 13 22.5 22.5Q13 22.5 11 16z', fill: '--s-iron' },
  ],
  // equipment
  smokestack: [
    { d: 'M9.5 6.5Q6 6.5 6.5 3.8Q7.5 1.5 10.3 2.3Q12.5-.2 15 1.7Q18.8 1.5 18.5 4.5Q17.8 6.8 14.5 6.5z', fill: '--s-smoke', line: 1 },
    { d: 'M8 8h8.5v14.5H8z', fill: '--s-iron-dark' },
    { d: 'M8 11h8.5v4H8z', fill: '--s-red' },
    { d: 'M6.5 7.8h11.5', fill: 'none', line: 2 },
  ],
  sail: [
    { d: 'M6 1.2V22.8', fill: 'none', line: 2.4 },
    { d: 'M7.5 3Q21.5 6.5 20.5 17.5Q14 14.5 7.5 18.5z', fill: '--s-paper' },
    { d: 'M7.5 10.5Q14 9.2 19.8 11', fill: 'none', line: 0.9 },
  ],
  cannon: [
    { d: 'M1.5 11L3 8.5L18.5 4.2L21.8 5.2L22.4 10.2L20 12L4.5 15.6z', fill: '--s-iron-dark' },
    { d: ring(9.5, 16.5, 5), fill: '--s-wood' },
    { d: 'M9.5 11.5v10M4.5 16.5h10', fill: 'none', line: 1.1 },
  ],
  crane: [
    { d: 'M4 22.5L6 4.5H9.5L11.5 22.5z', fill: '--s-wood' },
    { d: 'M3.5 2H22V5H3.5z', fill: '--s-wood' },
    { d: 'M8.5 11L16 5', fill: 'none', line: 1.5 },
    { d: 'M19.5 5V12.5', fill: 'none', line: 1.3 },
    { d: 'M19.5 12.5q3.2 1 2.6 4q-1 2.8-3.8 2.2q-2-.8-1.5-2.6', fill: 'none', line: 2.1 },
  ],
  // what parts show: places to fill, drawn hollow
  mast_point: [
    { d: 'M6 17.5h12l2.5 4.5h-17z', fill: '--s-wood' },
    { d: 'M10 17.5V2h4v15.5', fill: '--s-paper' },
    { d: 'M4.5 7h15', fill: 'none', line: 2.2 },
  ],
  gun_point: [
    { d: 'M3.5 4h17v16h-17z', fill: '--s-wood' },
    { d: ring(12, 12, 4.6), fill: '--s-hole' },
    { d: 'M3.5 7.2h17', fill: 'none', line: 1 },
  ],
  crane_point: [
    { d: 'M8.5 1.5h7v4h-7z', fill: '--s-wood' },
    { d: 'M12 5.5V10.5', fill: 'none', line: 2 },
    { d: 'M12 10.5Q18.8 11 18.2 16Q17 21.5 11.8 21Q6.5 20.2 6.8 15.5', fill: 'none', line: 3 },
  ],
  cabin: [
    { d: ring(12, 12, 9.3), fill: '--s-brass' },
    { d: ring(12, 12, 5.6), fill: '--s-glass' },
    { d: 'M9.3 13.5L13.5 9.3', fill: 'none', line: 1.2 },
  ],
  stoker_cabin: [
    { d: 'M3.5 22V10.5Q3.5 2.5 12 2.5T20.5 10.5V22z', fill: '--s-iron' },
    { d: 'M12 6.5Q16.8 11 15.2 14Q17 13.6 17.2 12Q19 19.5 12 20T6.8 13.2Q8.5 14 9 12.5Q9.2 9 12 6.5z', fill: '--s-fire', line: 0.9 },
  ],
  lantern: [
    { d: ring(12, 3.3, 2), fill: 'none', line: 1.4 },
    { d: 'M6.5 8.5L12 4.8L17.5 8.5z', fill: '--s-iron' },
    { d: 'M7.5 8.5h9l1 9.5h-11z', fill: '--s-light' },
    { d: 'M5.5 18h13v3.8h-13z', fill: '--s-iron' },
  ],
  lifeboat: [
    { d: 'M1.2 8.5Q12 12 22.8 8.5Q21.5 18.5 16.5 19.2H7.5Q2.5 18.5 1.2 8.5z', fill: '--s-orange' },
    { d: 'M2.5 13Q12 15.5 21.5 13', fill: 'none', line: 1.3 },
    { d: 'M12 10V5M8.5 5h7', fill: 'none', line: 1.3 },
  ],
  life_ring: [
    { d: `${ring(12, 12, 9.8)}${ring(12, 12, 4.2)}`, fill: '--s-paper' },
    { d: 'M5 5.2L9 9M19 5.2L15 9M5 18.8L9 15M19 18.8L15 15', fill: 'none', line: 4 },
  ],
  // goods and money
  coal: [
    { d: 'M2 20.5L4 13L9 10.5L12.5 13L13.5 20.5z', fill: '--s-coal' },
    { d: 'M11 20.5L12.5 13.5L17.5 11L22 14.5V20.5z', fill: '--s-coal' },
    { d: 'M7 11.5L9 5L14.5 4L17.5 9L13 13z', fill: '--s-coal' },
    { d: 'M9 5.4L11.6 8.2L17.2 9.3M11.6 8.2L10.4 11.2', fill: 'none', line: 0.7 },
  ],
  cloth: [
    { d: 'M5 6.5Q5 3.5 8 3.5H20.5Q17.8 5 17.8 8.5V20.5H5z', fill: '--s-cloth' },
    { d: 'M17.8 8.5Q22.5 8.5 22.5 5.8T20.5 3.5', fill: '--s-paper' },
    { d: 'M8 9.5h7M8 13h7M8 16.5h7', fill: 'none', line: 1 },
  ],
  iron: [
    { d: 'M6.5 11.5L8.3 5h7.4L17.5 11.5z', fill: '--s-iron' },
    { d: 'M1 20L2.8 13.5h7.4L12 20z', fill: '--s-iron' },
    { d: 'M12 20L13.8 13.5h7.4L23 20z', fill: '--s-iron' },
  ],
  guilder: [
    { d: ring(12, 12, 9.8), fill: '--s-brass' },
    { d: ring(12, 12, 6.8), fill: 'none', line: 0.9 },
    { d: 'M15.2 7.5Q12.6 6.6 12 9.5L10.8 15.5Q10.3 17.8 8.4 17M9 11.2h5.2', fill: 'none', line: 1.7 },
  ],
  point: [{ d: star, fill: '--s-brass' }],
  // officials on canals
  military: [
    { d: 'M12 1.5L14 5V14h-4V5z', fill: '--s-iron' },
    { d: 'M5 14h14v2.8H5z', fill: '--s-brass' },
    { d: 'M10.5 16.8h3V22.5h-3z', fill: '--s-wood' },
  ],
  commercial: [
    { d: 'M8.5 6.5V3.5h7v3', fill: 'none', line: 2 },
    { d: 'M2 7h20v13H2z', fill: '--s-wood' },
    { d: 'M2 12.5h20M10.5 11h3v3.5h-3z', fill: '--s-brass', line: 1.2 },
  ],
  blue_riband: [
    { d: 'M7.5 12.5L5 22.8L12 19L19 22.8L16.5 12.5z', fill: '--s-blue' },
    { d: ring(12, 8.5, 7), fill: '--s-blue' },
    { d: ring(12, 8.5, 3.4), fill: '--s-paper' },
  ],
  boat: [
    { d: 'M1.5 14.5H22.5L18.5 21.5H6z', fill: '--s-wood' },
    { d: 'M11.5 13V1.5L20 13z', fill: '--s-paper' },
    { d: 'M10 13V5L4.5 13z', fill: '--s-paper' },
  ],
  // the eight actions
  build_ships: [
    { d: 'M1.5 13H22.5Q21.5 19.5 17.5 21.5H6.5Q2.5 19.5 1.5 13z', fill: '--s-wood' },
    { d: 'M2.5 16.5h19', fill: 'none', line: 0.9 },
    { d: 'M11 12V6.5', fill: 'none', line: 2.6 },
    { d: 'M6 2.5h9.5Q17.5 2.5 17.5 6H6z', fill: '--s-iron' },
  ],
  rent_canal: [
    { d: 'M1.5 2h21v20h-21z', fill: '--s-meadow' },
    { d: 'M8 2h8v6.5h6.5v7H8z', fill: '--s-water' },
    { d: 'M10 11.5q2-2 4 0t4 0', fill: 'none', line: 1.3 },
  ],
  buy_goods: [
    { d: 'M2.5 6h19v15.5h-19z', fill: '--s-wood' },
    { d: 'M2.5 6L6 2.5H18L21.5 6', fill: '--s-wood-light' },
    { d: 'M2.5 11h19M2.5 16.3h19M7.5 6v15.5M16.5 6v15.5', fill: 'none', line: 1 },
  ],
  exchange: [
    { d: ring(7.5, 15.5, 5.8), fill: '--s-brass' },
    { d: 'M12.5 3H22V11.5L19 8.5L15.5 12L12 8.5L15.5 6z', fill: '--s-paper' },
    { d: 'M7.5 12.3v6.4M5.3 15.5h4.4', fill: 'none', line: 1.3 },
  ],
  hire_employee: [
    { d: 'M3 22.5Q3 14.5 12 14.5T21 22.5z', fill: '--s-blue' },
    { d: ring(12, 9.5, 4.8), fill: '--s-skin' },
    { d: 'M4.5 7.5H19.5M7 7.5Q7 2 12 2T17 7.5z', fill: '--s-iron-dark' },
  ],
  produce_equipment: [
    { d: 'M1.5 6.5H17.5Q17 11 13.5 12V15.5L17 18.5V21.5H6V18.5L9 15.5V12Q3 11.5 1.5 6.5z', fill: '--s-iron' },
    { d: 'M14.5 1.5h7.5v4h-7.5z', fill: '--s-iron-dark' },
    { d: 'M18.2 5.5V9.5', fill: 'none', line: 2.4 },
  ],
  recruit_crew: [
    { d: 'M12 8V22', fill: 'none', line: 2.4 },
    { d: ring(12, 4.8, 3), fill: 'none', line: 2.2 },
    { d: 'M6.5 10.5H17.5', fill: 'none', line: 2.2 },
    { d: 'M2.5 13.5Q3.5 21.5 12 22T21.5 13.5', fill: 'none', line: 2.6 },
    { d: 'M.8 16.5L2.5 12.5L6 15zM23.2 16.5L21.5 12.5L18 15z', fill: '--s-iron-dark', line: 0.8 },
  ],
  subsidy: [
    { d: ring(8.5, 15, 6.5), fill: '--s-brass' },
    { d: ring(15.5, 9, 6.5), fill: '--s-brass' },
    { d: 'M15.5 5.8v6.4M12.3 9h6.4', fill: 'none', line: 1.7 },
  ],
  // employees without an item of their own
  helmsman: [
    { d: `${ring(12, 12, 7)}`, fill: '--s-wood' },
    { d: ring(12, 12, 3), fill: '--s-brass', line: 1 },
    { d: 'M12 .8V9M12 15V23.2M.8 12H9M15 12H23.2M4 4L9.8 9.8M20 4L14.2 9.8M4 20L9.8 14.2M20 20L14.2 14.2', fill: 'none', line: 1.7 },
  ],
  rigger: [
    { d: 'M12 1.5V22.5M3 22.5L12 2L21 22.5', fill: 'none', line: 1.6 },
    { d: 'M9.5 8h5M7.5 13h9M5.3 18h13.4', fill: 'none', line: 1.6 },
  ],
  foreman: [
    { d: 'M2.5 15Q2.5 6 12 6T21.5 15z', fill: '--s-brass' },
    { d: 'M1 15h22v3.5H1z', fill: '--s-brass' },
    { d: 'M9.8 6.4V11M14.2 6.4V11', fill: 'none', line: 1.5 },
  ],
  accountant: [
    { d: 'M3.5 2h17v20h-17z', fill: '--s-paper' },
    { d: 'M3.5 7h17M12 7v15M6 10.5h3.5M6 14h3.5M6 17.5h3.5M14.5 10.5H18M14.5 14H18M14.5 17.5H18', fill: 'none', line: 1.2 },
  ],
}
