export const ICON_PURPOSES = ['any', 'maskable'] as const
export type IconPurpose = (typeof ICON_PURPOSES)[number]

/** Above it, dark signs are read better than light ones (WCAG's relative luminance). */
const LIGHT = 0.18

/** The sign of the favicon. Of a maskable one a device keeps the circle in its middle, of four fifths of its width. */
export function drawIcon(accent: string, purpose: IconPurpose): string {
  const sign = luminanceOf(accent) > LIGHT ? '#201300' : '#fffaf2'
  const [corner, placed] =
    purpose === 'maskable' ? [0, 'translate(5.6 5.6) scale(.6)'] : [8, 'translate(0 0)']
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 28 28">` +
    `<rect width="28" height="28" rx="${corner}" fill="${accent}"/>` +
    `<g transform="${placed}" fill="${sign}"><path d="M6 11.5v5L22 22V6z" opacity=".92"/><circle cx="6.5" cy="14" r="3"/></g></svg>`
  )
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
