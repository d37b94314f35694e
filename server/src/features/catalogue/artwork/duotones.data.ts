/** Colours of one drawing: ground, shapes, a lighter shape, and the ink of the name. Contrast of ink on ground is at least 7. */
export interface Duotone {
  readonly ground: string
  readonly shape: string
  readonly light: string
  readonly ink: string
}

const tone = (ground: string, shape: string, light: string, ink: string): Duotone => ({ ground, shape, light, ink })

export const DUOTONES: readonly Duotone[] = [
  tone('#14213d', '#24407a', '#fca311', '#fff3dc'),
  tone('#2b0f1e', '#7a1f3d', '#f2545b', '#ffe9df'),
  tone('#0b2b26', '#17594a', '#8fd694', '#eefaef'),
  tone('#1b1330', '#4a2c7a', '#d295f0', '#f9f0ff'),
  tone('#3a1a0b', '#8a3d12', '#ffb86b', '#fff1e0'),
  tone('#0a2239', '#1d5c8a', '#7cc6fe', '#eef8ff'),
  tone('#26231c', '#5c5238', '#e6c86e', '#fdf8e8'),
  tone('#301014', '#6d1f28', '#f0a6a0', '#fff0ee'),
  tone('#0d2a2e', '#136f72', '#5ee0c9', '#eafdf9'),
  tone('#20172e', '#59407a', '#ff9e7a', '#fff0ea'),
  tone('#1a2416', '#45602d', '#c8dc6a', '#f8fce8'),
  tone('#0f1c2e', '#2d4a6b', '#f4d35e', '#fffbe6'),
  tone('#2a1526', '#6c2f5f', '#f6a5d0', '#fff0f9'),
  tone('#1f1a17', '#594a40', '#e8b298', '#fdf3ed'),
  tone('#072a40', '#0e5a7d', '#ff7f50', '#fff2ec'),
  tone('#281c07', '#6b4b0d', '#ffd166', '#fff8e3'),
  tone('#191b2f', '#3c4278', '#9fb4ff', '#f1f4ff'),
  tone('#2c1109', '#7c2e1a', '#ffd0a8', '#fff5ec'),
  tone('#10261c', '#2b6a48', '#f2e394', '#fdfbe9'),
  tone('#23112f', '#642a7f', '#7de2d1', '#effdfa'),
]
