// Small drawings in a box of 24: resources, people, tokens. Each is told apart by its outline alone; colour only helps.

export interface Stroke {
  d: string
  fill: string // 'none', or a colour of colours.css
  line?: number // width of the outline; 0 without one
}

const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const bottle = (glass: string): Stroke[] => [
  { d: 'M10 1.5h4v6.5q3.5 2 3.5 5.5v9h-11v-9q0-3.5 3.5-5.5z', fill: glass },
  { d: 'M6.5 13.5h11v5.5h-11z', fill: '--a-paper', line: 1 },
]
const gun = 'M1.5 11.5L3 8.5L18 4L21.5 5L22.3 10L20 12L4.5 16z'

export const PICTURES: Record<string, Stroke[]> = {
  timber: [
    { d: 'M1.5 8.5h16v6h-16zM5 15.5h16v6h-16z', fill: '--a-wood' },
    { d: ring(17.5, 11.5, 3), fill: '--a-wood-light' },
    { d: ring(21, 18.5, 3), fill: '--a-wood-light' },
    { d: 'M4 2.5h13v5h-13z', fill: '--a-wood' },
  ],
  grain: [
    { d: 'M12 23V8', fill: 'none', line: 1.8 },
    { d: 'M12 20Q6 19 5.5 13.5Q11 14 12 20zM12 20Q18 19 18.5 13.5Q13 14 12 20zM12 14Q6 13 5.5 7.5Q11 8 12 14zM12 14Q18 13 18.5 7.5Q13 8 12 14z', fill: '--a-grain' },
    { d: 'M12 9Q7.5 5 12 .8Q16.5 5 12 9z', fill: '--a-grain' },
  ],
  potatoes: [
    { d: 'M3 13Q2 6.5 8 5.5T17 10Q17.5 16.5 10.5 17T3 13z', fill: '--a-potato' },
    { d: 'M10.5 17.5Q12 12 17.5 12.5T22 17.5Q21 22.5 15.5 22T10.5 17.5z', fill: '--a-potato' },
    { d: 'M7 9.5v.1M11.5 9v.1M8.5 13.5v.1M16 16.5v.1M18.5 18.5v.1', fill: 'none', line: 2 },
  ],
  pigs: [
    { d: 'M3 5L8.5 4.5Q12 3.5 15.5 4.5L21 5L19 10Q22 19 12 21.5Q2 19 5 10z', fill: '--a-pink' },
    { d: 'M7.5 15Q7.5 12 12 12T16.5 15T12 18.2T7.5 15z', fill: '--a-pink-deep' },
    { d: 'M10 15v.3M14 15v.3M8.5 9.5v.2M15.5 9.5v.2', fill: 'none', line: 2 },
  ],
  wool: [
    { d: ring(11, 11.5, 9), fill: '--a-cloth' },
    { d: 'M3 9Q11 4 19 8.5M2.5 13.5Q11 8.5 20 12.5M5 17.5Q12 13 18.5 16.5M16.5 18.5Q21 20 22.5 23', fill: 'none', line: 1.3 },
  ],
  coal: [
    { d: 'M2 21L4 13.5L9 11L12.5 13.5L13.5 21zM11 21L12.5 14L17.5 11.5L22 15V21z', fill: '--a-coal' },
    { d: 'M7 12L9 5L14.5 3.5L17.5 9L13 13.5z', fill: '--a-coal' },
  ],
  bricks: [
    { d: 'M2 5h9v6.3h-9zM12.6 5h9.4v6.3h-9.4z', fill: '--a-brick' },
    { d: 'M2 13h4.5v6.3h-4.5zM8 13h8v6.3h-8zM17.6 13h4.4v6.3h-4.4z', fill: '--a-brick' },
  ],
  steel_beams: [
    { d: 'M2 3h20v5h-7.5v8H22v5H2v-5h7.5V8H2z', fill: '--a-steel' },
  ],
  goods: [
    { d: 'M2.5 7h19v14h-19z', fill: '--a-wood' },
    { d: 'M2.5 7L6 3H18L21.5 7', fill: '--a-wood-light' },
    { d: 'M2.5 7L21.5 21M21.5 7L2.5 21', fill: 'none', line: 1.5 },
  ],
  sails: [
    { d: 'M6 1.2V22.8', fill: 'none', line: 2.4 },
    { d: 'M7.5 3Q21.5 6.5 20.5 17.5Q14 14.5 7.5 18.5z', fill: '--a-paper' },
  ],
  beer: [
    { d: 'M4.5 8h11.5v14h-11.5z', fill: '--a-beer' },
    { d: 'M16 11h4.5v7.5H16', fill: 'none', line: 2.2 },
    { d: 'M3.5 9Q2 4 6.5 4.5Q8 1 11.5 2.8Q16 2 16.5 5.5Q18 9 15 9z', fill: '--a-paper' },
  ],
  bread: [
    { d: 'M1.8 17Q.5 8 12 7.5T22.2 17Q22 20 19 20H5Q2 20 1.8 17z', fill: '--a-bread' },
    { d: 'M7 9.5L9 14M12 8.5L14 13.5M17 9.8L18.5 14.5', fill: 'none', line: 1.5 },
  ],
  schnapps: [
    { d: 'M9.5 1.5h5V7L18 12.5v10H6v-10L9.5 7z', fill: '--a-glass' },
    { d: 'M6 14h12v5H6z', fill: '--a-potato', line: 1 },
  ],
  glass: [
    { d: 'M4 2H20V22H4z', fill: '--a-glass' },
    { d: 'M7 11L13 5M7 17L17 7M12 18L17 13', fill: 'none', line: 1.4 },
  ],
  sausages: [
    { d: 'M3 5Q5.5 1.5 8.5 4.5Q13 10 19.5 12.5Q23 14.5 21 18Q18.5 20.5 15 18.5Q6.5 14.5 2.5 8.5Q2 6.5 3 5z', fill: '--a-brick' },
    { d: 'M3.5 4.5L1.5 2.5M20.5 18L22.5 20.5M8 9.5L10 7.8M12.5 13.8L14 11.5', fill: 'none', line: 1.5 },
  ],
  soap: [
    { d: 'M2.5 12.5Q2.5 9.5 6 9.5H18Q21.5 9.5 21.5 12.5V17.5Q21.5 20.5 18 20.5H6Q2.5 20.5 2.5 17.5z', fill: '--a-pink' },
    { d: ring(7, 4.8, 2.6), fill: '--a-glass', line: 1.1 },
    { d: ring(13, 3.2, 1.8), fill: '--a-glass', line: 1.1 },
    { d: 'M7 15h10', fill: 'none', line: 1.6 },
  ],
  canned_food: [
    { d: 'M4 5.5V19Q4 22.5 12 22.5T20 19V5.5', fill: '--a-steel' },
    { d: 'M4 9.5Q12 13 20 9.5V16Q12 19.5 4 16z', fill: '--a-brick', line: 1.1 },
    { d: 'M4 5Q4 1.8 12 1.8T20 5T12 8.2T4 5z', fill: '--a-steel-light' },
  ],
  work_clothes: [
    { d: 'M7.5 2h9v6.5h3V22h-6v-8h-3v8h-6V8.5h3z', fill: '--a-blue' },
    { d: 'M9 2V8.5h6V2M9.5 11h5', fill: 'none', line: 1.2 },
  ],
  brass: [
    { d: 'M2 19L5 9h14l3 10z', fill: '--a-brass' },
    { d: 'M5 9L7 5.5h10L19 9', fill: '--a-brass' },
    { d: 'M9 13h6', fill: 'none', line: 1.6 },
  ],
  windows: [
    { d: 'M4 22.5V9Q4 1.5 12 1.5T20 9V22.5z', fill: '--a-glass' },
    { d: 'M12 1.5V22.5M4 9.5H20M4 16H20', fill: 'none', line: 1.8 },
  ],
  champagne: [
    { d: 'M5.5 2.5H18.5Q18.5 12 12 12.5T5.5 2.5z', fill: '--a-beer' },
    { d: 'M12 12.5V21M7 22h10', fill: 'none', line: 2 },
    { d: 'M9.5 6v.1M13.5 5v.1M12 8.5v.1', fill: 'none', line: 1.8 },
  ],
  spectacles: [
    { d: ring(6.3, 14, 4.8), fill: '--a-glass', line: 1.9 },
    { d: ring(17.7, 14, 4.8), fill: '--a-glass', line: 1.9 },
    { d: 'M11 13.5Q12 12 13 13.5M1.5 13L3.5 5.5M22.5 13L20.5 5.5', fill: 'none', line: 1.7 },
  ],
  pocket_watches: [
    { d: 'M10 5.5V2.5h4v3', fill: 'none', line: 2 },
    { d: ring(12, 14, 8.7), fill: '--a-brass' },
    { d: ring(12, 14, 5.8), fill: '--a-paper', line: 1 },
    { d: 'M12 10V14L15 15.5', fill: 'none', line: 1.6 },
  ],
  sewing_machines: [
    { d: 'M1.5 18.5h21V22h-21z', fill: '--a-wood' },
    { d: 'M4 5.5Q4 3 7 3H19.5V18.5H14.5V8.5H9V12H4z', fill: '--a-coal' },
    { d: 'M6.5 12V17', fill: 'none', line: 1.5 },
    { d: ring(20.5, 8, 2.2), fill: '--a-brass', line: 1.1 },
  ],
  cotton_fabric: [
    { d: 'M3 4.5H18V19.5H3z', fill: '--a-cloth' },
    { d: 'M6.7 4.5V19.5M10.5 4.5V19.5M14.2 4.5V19.5M3 8.2H18M3 12H18M3 15.8H18', fill: 'none', line: 0.9 },
    { d: 'M18 4.5Q22 4.5 22 8.5V22.5Q18 22.5 18 19.5z', fill: '--a-paper' },
  ],
  coffee: [
    { d: 'M3 10h14v5q0 6-7 6t-7-6z', fill: '--a-paper' },
    { d: 'M17 11.5q5-.5 4.5 3t-5.5 3', fill: 'none', line: 1.9 },
    { d: 'M6.5 7.5q-2-2.5 0-5M11 7.5q-2-2.5 0-5', fill: 'none', line: 1.6 },
  ],
  fur_coats: [
    { d: 'M8 2Q12 5 16 2L22.5 8L20 13L18 11.5V22.5H6V11.5L4 13L1.5 8z', fill: '--a-fur' },
    { d: 'M12 5V22.5M8 2L12 9L16 2', fill: 'none', line: 1.6 },
  ],
  dynamite: [
    { d: 'M2.5 9h4v13h-4zM8 9h4v13h-4zM13.5 9h4v13h-4z', fill: '--a-red' },
    { d: 'M2 14.5h16', fill: 'none', line: 2 },
    { d: 'M10 9Q11 3.5 16 4.5L18 3M21 1.5v.1M21.5 5v.1', fill: 'none', line: 1.7 },
  ],
  weapons: [
    { d: gun, fill: '--a-brass' },
    { d: ring(9.5, 17, 5), fill: '--a-wood' },
    { d: 'M9.5 12v10M4.5 17h10', fill: 'none', line: 1.1 },
  ],
  rum: bottle('--a-fur'),
  cigars: [
    { d: 'M1.8 17L16 4.5Q19.5 3.5 19.5 7.5L5.5 20.5Q1.8 21 1.8 17z', fill: '--a-fur' },
    { d: 'M11 9L14.5 12.5', fill: 'none', line: 3 },
    { d: 'M20.5 5.5Q23 4 21.5 1.5', fill: 'none', line: 1.4 },
  ],
  chocolate: [
    { d: 'M4 2H20V22H4z', fill: '--a-chocolate' },
    { d: 'M4 8.7H20M4 15.3H20M12 2V22', fill: 'none', line: 1.5 },
  ],
  steam_motors: [
    { d: 'M1.5 10.5H12V20H1.5z', fill: '--a-steel' },
    { d: 'M4 10.5V4H8V10.5', fill: '--a-coal' },
    { d: ring(17, 14.5, 5.8), fill: '--a-brass' },
    { d: 'M12 15H17V10M1 22.5h22', fill: 'none', line: 1.7 },
  ],
  steam_carriages: [
    { d: 'M2 14.5V9.5H7V4.5H15V9.5L21.5 11V14.5z', fill: '--a-red' },
    { d: ring(6, 17.5, 3.8), fill: '--a-paper' },
    { d: ring(17.5, 17.5, 3.8), fill: '--a-paper' },
    { d: 'M19 8.5V3.5', fill: 'none', line: 2.2 },
  ],
  penny_farthings: [
    { d: ring(9, 14, 8), fill: 'none', line: 1.8 },
    { d: ring(20, 19, 3), fill: 'none', line: 1.8 },
    { d: 'M9 14L9.5 4.5Q17 6 20 19M6 4H12.5', fill: 'none', line: 1.8 },
  ],
  light_bulbs: [
    { d: 'M8.5 16.5Q4 13 4.5 8.5Q5.5 1.5 12 1.5T19.5 8.5Q20 13 15.5 16.5z', fill: '--a-light' },
    { d: 'M8.5 17h7v4.5q-3.5 2-7 0z', fill: '--a-steel' },
    { d: 'M9 9.5L10.5 12L12 9.5L13.5 12L15 9.5', fill: 'none', line: 1.2 },
  ],
  gramophones: [
    { d: 'M3 17h14v5.5h-14z', fill: '--a-wood' },
    { d: 'M10 17V12Q10 10 12.5 9.5L8 2Q17 -.5 22.5 7.5Q20.5 13 14 11.5', fill: '--a-brass' },
    { d: 'M7 17v-1.5h6', fill: 'none', line: 1.5 },
  ],
  advanced_weapons: [
    { d: 'M2 16.5H18Q22 16.5 22.5 22H1.5Q1.5 18 2 16.5z', fill: '--a-steel' },
    { d: 'M5 16.5Q5 10.5 10.5 10.5L21 2.5L23 5.5L14.5 12.5V16.5z', fill: '--a-coal' },
    { d: 'M6 19.3v.1M10 19.3v.1M14 19.3v.1M18 19.3v.1', fill: 'none', line: 1.8 },
  ],
  cocoa: [
    { d: 'M12 1Q21 7 19.5 15Q17.5 22.5 12 23Q6.5 22.5 4.5 15Q3 7 12 1z', fill: '--a-chocolate' },
    { d: 'M12 1V23M8.5 5Q6.5 13 9.5 21.5M15.5 5Q17.5 13 14.5 21.5', fill: 'none', line: 1.2 },
  ],
  sugar_cane: [
    { d: 'M6 22.5V3h4v19.5zM13 22.5V6h4v16.5z', fill: '--a-green' },
    { d: 'M6 9h4M6 15.5h4M13 12h4M13 18h4M17 9Q21.5 7 21 2M6 5Q2 4 2 .8', fill: 'none', line: 1.6 },
  ],
  tobacco: [
    { d: 'M12 1Q21 6 19.5 14Q17 20 12 20T4.5 14Q3 6 12 1z', fill: '--a-green' },
    { d: 'M12 4V23M12 9L8 6.5M12 9L16 6.5M12 14L7 11M12 14L17 11', fill: 'none', line: 1.4 },
  ],
  coffee_beans: [
    { d: 'M2.5 9Q2.5 2.5 9 2Q14 3 13.5 9Q12.5 15 7 15.5Q2.5 14.5 2.5 9z', fill: '--a-fur' },
    { d: 'M11 16.5Q11.5 10 17 9.5Q22 10.5 21.5 16Q20.5 22 15.5 22Q11 21.5 11 16.5z', fill: '--a-fur' },
    { d: 'M9.5 3Q5.5 8.5 7 14.5M17.5 10.5Q13.5 15.5 15.5 21.5', fill: 'none', line: 1.4 },
  ],
  cotton: [
    { d: 'M12 23V15M12 22Q6 22 4.5 17M12 22Q18 22 19.5 17', fill: 'none', line: 1.7 },
    { d: 'M12 16.5Q5 19 3 13Q2.5 8.5 7 8Q7 2.5 12 2.5T17 8Q21.5 8.5 21 13Q19 19 12 16.5z', fill: '--a-paper' },
    { d: 'M12 16.5V10M7 8Q8.5 11.5 12 11.5Q15.5 11.5 17 8', fill: 'none', line: 1.1 },
  ],
  caoutchouc: [
    { d: 'M5 22.5L7 1.5h7l2 21z', fill: '--a-wood' },
    { d: 'M7 7L13.5 10M6.5 11.5L13.5 14.5', fill: 'none', line: 1.5 },
    { d: 'M18.5 11.5Q23.5 18 18.5 20.5Q13.5 18 18.5 11.5z', fill: '--a-paper' },
  ],
  // tokens and the rest
  trade: [
    { d: 'M12 1L22 7V17L12 23L2 17V7z', fill: '--a-orange' },
    { d: 'M6 9.5H16M13.5 6.5L16.5 9.5L13.5 12.5M18 15.5H8M10.5 12.5L7.5 15.5L10.5 18.5', fill: 'none', line: 1.7 },
  ],
  exploration: [
    { d: ring(12, 12, 10.3), fill: '--a-sea' },
    { d: 'M12 3L14.5 12L12 21L9.5 12z', fill: '--a-paper' },
    { d: 'M4.5 12h3M16.5 12h3', fill: 'none', line: 1.6 },
  ],
  gold: [
    { d: ring(12, 12, 9.8), fill: '--a-brass' },
    { d: ring(12, 12, 6.6), fill: 'none', line: 1 },
    { d: 'M12 8.5V15.5M9.5 10h4q1.5 1 0 2h-3q-1.5 1 0 2h4', fill: 'none', line: 1.3 },
  ],
  point: [{ d: 'M12 2L14.8 8.8L22 9.4L16.5 14.1L18.2 21.2L12 17.3L5.8 21.2L7.5 14.1L2 9.4L9.2 8.8z', fill: '--a-brass' }],
  shipyard: [
    { d: 'M1.5 21.5H22.5V18H1.5z', fill: '--a-wood' },
    { d: 'M4 12.5H20Q19 18 16 18H8Q5 18 4 12.5z', fill: '--a-wood-light' },
    { d: 'M5.5 12.5V3H12M9 12.5V6', fill: 'none', line: 1.8 },
  ],
  trade_ship: [
    { d: 'M1.5 14.5H22.5L18.5 21.5H6z', fill: '--a-orange' },
    { d: 'M11.5 13V1.5Q20 5 19.5 13z', fill: '--a-paper' },
  ],
  exploration_ship: [
    { d: 'M1.5 14.5H22.5L18.5 21.5H6z', fill: '--a-sea' },
    { d: 'M7 13V4L11 13zM12.5 13V1.5L20 13z', fill: '--a-paper' },
  ],
  fireworks: [
    { d: 'M12 12L12 1.5M12 12L19.5 4.5M12 12L22.5 12M12 12L19.5 19.5M12 12L12 22.5M12 12L4.5 19.5M12 12L1.5 12M12 12L4.5 4.5', fill: 'none', line: 2.2 },
    { d: ring(12, 12, 2.6), fill: '--a-red' },
  ],
  cards: [
    { d: 'M3 5.5L13 2.5L17 17L7 20z', fill: '--a-paper' },
    { d: 'M9 5h11.5v16H9z', fill: '--a-paper' },
    { d: 'M12 9h5.5M12 13h5.5M12 17h3', fill: 'none', line: 1.3 },
  ],
}

/** The signs of people, drawn in white or black on their colour. */
export const PEOPLE: Record<string, { colour: string; d: string }> = {
  farmer: { colour: '--a-farmer', d: 'M12 21V10M12 15Q6.5 14.5 6 9Q11.5 9.5 12 15M12 12Q17.5 11.5 18 6Q12.5 6.5 12 12' },
  worker: { colour: '--a-worker', d: 'M6 20L14.5 9.5M10.5 5.5L18 11.5M12.5 3.8L20 9.8' },
  artisan: { colour: '--a-artisan', d: 'M7 21V4.5M5 4.5h4M5 9h4M14 4L19 9L14 14zM16.5 14V21' },
  engineer: { colour: '--a-engineer', d: 'M12 4.5V2.5M12 4.5L6 20M12 4.5L18 20M8.2 14.5Q12 17 15.8 14.5' },
  investor: { colour: '--a-investor', d: 'M5 17.5H19M8 17.5V6H16V17.5M8 13.5H16' },
}
