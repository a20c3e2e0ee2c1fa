/** Hours of the day for the backdrops: the colours that differ from those in the files, where the light is golden. */
export const lights = {
  golden: {},
  morning: {
    'sky-high': '#cfe2e2',
    'sky-low': '#eef1e4',
    sun: '#fbf0cf',
    'sun-halo': '#e6ece0',
    'ridge-far': '#a9c2b8',
    'ridge-mid': '#7ba593',
    'ridge-near': '#4d8069',
    'building-far': '#c3cbc0',
    'building-near': '#9aa79c',
    window: '#e8efe8',
    verge: '#cdbf93',
    road: '#5d6562',
  },
  dusk: {
    'sky-high': '#b9a3b4',
    'sky-low': '#f0b98c',
    sun: '#f6d08a',
    'sun-halo': '#eebd93',
    'ridge-far': '#917d93',
    'ridge-mid': '#66647a',
    'ridge-near': '#3d4f57',
    tree: '#2a4a46',
    'tree-shade': '#1d3737',
    trunk: '#94806d',
    'building-far': '#9a7f88',
    'building-near': '#6f5f6c',
    window: '#ffdf9a',
    verge: '#a98c74',
    road: '#454a4f',
    'road-edge': '#666a6c',
    'road-mark': '#e5d3b4',
  },
} satisfies Record<string, Record<string, string>>

export type Light = keyof typeof lights
