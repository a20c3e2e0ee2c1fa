import { sceneColours, type SceneColours } from './scene-colours'

const golden: SceneColours = {
  ...sceneColours,
  skyHigh: '#f6dba6',
  skyLow: '#fbeccb',
  sun: '#f4b544',
  sunHalo: '#f9d58c',
  ridgeFar: '#b9c3a0',
  ridgeMid: '#86a382',
  ridgeNear: '#4f7f67',
  tree: '#2c6f57',
  treeShade: '#1f5643',
  trunk: '#c9b48d',
  buildingFar: '#d3bd93',
  buildingNear: '#b3956a',
  window: '#f7e6bd',
  verge: '#d9bf86',
  road: '#59615c',
  roadEdge: '#757c75',
  roadMark: '#f3e6c6',
}

/** Fixed lights for pictures that are rendered to a file and cannot follow the theme. */
export const sceneLights = {
  golden,
  morning: {
    ...golden,
    skyHigh: '#cfe2e2',
    skyLow: '#eef1e4',
    sun: '#fbf0cf',
    sunHalo: '#e6ece0',
    ridgeFar: '#a9c2b8',
    ridgeMid: '#7ba593',
    ridgeNear: '#4d8069',
    buildingFar: '#c3cbc0',
    buildingNear: '#9aa79c',
    window: '#e8efe8',
    verge: '#cdbf93',
    road: '#5d6562',
  },
  dusk: {
    ...golden,
    skyHigh: '#b9a3b4',
    skyLow: '#f0b98c',
    sun: '#f6d08a',
    sunHalo: '#eebd93',
    ridgeFar: '#917d93',
    ridgeMid: '#66647a',
    ridgeNear: '#3d4f57',
    tree: '#2a4a46',
    treeShade: '#1d3737',
    trunk: '#94806d',
    buildingFar: '#9a7f88',
    buildingNear: '#6f5f6c',
    window: '#ffdf9a',
    verge: '#a98c74',
    road: '#454a4f',
    roadEdge: '#666a6c',
    roadMark: '#e5d3b4',
  },
} satisfies Record<string, SceneColours>

export type SceneLight = keyof typeof sceneLights
