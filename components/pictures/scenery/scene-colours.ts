/**
 * Colours of the scenery follow the theme: each is a CSS variable with its light value as fallback, so a
 * picture is also right where no stylesheet is (rendered to a file).
 */
export const sceneColours = {
  skyHigh: 'var(--picture-sky-high, #f6dba6)',
  skyLow: 'var(--picture-sky-low, #fbeccb)',
  sun: 'var(--picture-sun, #f4b544)',
  sunHalo: 'var(--picture-sun-halo, #f9d58c)',
  ridgeFar: 'var(--picture-ridge-far, #b9c3a0)',
  ridgeMid: 'var(--picture-ridge-mid, #86a382)',
  ridgeNear: 'var(--picture-ridge-near, #4f7f67)',
  tree: 'var(--picture-tree, #2c6f57)',
  treeShade: 'var(--picture-tree-shade, #1f5643)',
  trunk: 'var(--picture-trunk, #c9b48d)',
  buildingFar: 'var(--picture-building-far, #d3bd93)',
  buildingNear: 'var(--picture-building-near, #b3956a)',
  window: 'var(--picture-window, #f7e6bd)',
  verge: 'var(--picture-verge, #d9bf86)',
  road: 'var(--picture-road, #59615c)',
  roadEdge: 'var(--picture-road-edge, #757c75)',
  roadMark: 'var(--picture-road-mark, #f3e6c6)',
  shadow: 'var(--picture-shadow, #2b2a20)',
  panel: 'var(--picture-panel, #f3e7cf)',
  paper: 'var(--picture-paper, #fffdf8)',
  paperShade: 'var(--picture-paper-shade, #f1e8d4)',
  ink: 'var(--picture-ink, #2a3a33)',
  inkSoft: 'var(--picture-ink-soft, #c6bda6)',
  brand: 'var(--picture-brand, #1f5a45)',
  accent: 'var(--picture-accent, #f0ae38)',
} as const

export type SceneColours = Record<keyof typeof sceneColours, string>
