/** Colours of one drawing: the ground and ink of the name, and three of the picture. Ink stands out of the ground by 7 to 1, or nearly. */
export interface Duotone {
  readonly ground: string
  readonly ink: string
  /** Behind the picture. */
  readonly back: string
  readonly shape: string
  readonly light: string
}

const tone = (...[ground, ink, back, shape, light]: [ground: string, ink: string, back: string, shape: string, light: string]): Duotone => ({ ground, ink, back, shape, light })

export const DUOTONES: readonly Duotone[] = [
  // Night: light on a dark ground.
  tone('#14213d', '#fff3dc', '#14213d', '#2f5597', '#fca311'),
  tone('#240b19', '#ffe9df', '#3d0f26', '#a3264f', '#ff8a73'),
  tone('#07261f', '#eafbee', '#0d3b31', '#1f7a63', '#a6e3a1'),
  tone('#1b1330', '#f7efff', '#281a4a', '#6a3fb0', '#e0a8ff'),
  tone('#0a2239', '#eef8ff', '#0f3457', '#2b7fb8', '#9ad8ff'),
  tone('#1c1a17', '#fdf3e4', '#2b2722', '#8c7a5b', '#f0cf8a'),
  tone('#10151c', '#f1f4f8', '#1a222d', '#4b5d75', '#f25f4c'),
  tone('#2b0d0d', '#fff0e6', '#2b0d0d', '#8f2d21', '#ffc15e'),
  tone('#0c2a2e', '#e8fdf8', '#0c2a2e', '#148083', '#ffd08a'),
  // Colour: a strong ground.
  tone('#b3261e', '#fff4e8', '#d8422f', '#7d1410', '#ffd9a0'),
  tone('#0b5d8a', '#f2fbff', '#1583bd', '#07405f', '#ffd166'),
  tone('#1d6b45', '#f3fdf0', '#2f9361', '#0f4a2e', '#f6e27a'),
  tone('#6b2d84', '#fdf2ff', '#8d43ac', '#47195b', '#ff9ec4'),
  tone('#f4b41a', '#1f1503', '#f9c846', '#d9781e', '#fff3cf'),
  tone('#f58f6c', '#2a0d06', '#f9a98b', '#d1495b', '#fff0e2'),
  tone('#8ecae6', '#06202e', '#b5def1', '#219ebc', '#fdfbf3'),
  tone('#a8d5a2', '#0c2412', '#c3e5bd', '#4a9e62', '#fdf9e3'),
  tone('#f2a7c3', '#330a1c', '#f8c6d8', '#cf4d83', '#fff5ea'),
  // Paper: ink on a light ground.
  tone('#f5ecd9', '#231a12', '#e9dabb', '#c8553d', '#2d4a5e'),
  tone('#eef1ea', '#14251f', '#d5e3da', '#2f7f6b', '#e8a33d'),
  tone('#f3eef7', '#221433', '#ddd0ea', '#7657a8', '#f0846a'),
  tone('#f7efe6', '#2b1712', '#f0d9c6', '#b5543c', '#6d8f71'),
  tone('#e9eff5', '#101c2b', '#c9d8e8', '#3a6ea5', '#e4572e'),
  tone('#f6f1e1', '#1d1b12', '#1d1b12', '#d8a31a', '#f6f1e1'),
]
