import { siteUrl } from '../lib/page-data.ts'
import {
  FILE_PICTURE_WIDTHS,
  pictureInWidth,
} from '@mediatheque/contract/operations/files/picture-widths.ts'
import classes from './avatar.module.css'

/** What is kept of an avatar. */
const AVATAR_PIXELS = 256

/** Nine colours that white text is readable on; a name always gets the same one. */
const PALETTE = [
  '#8a4f00',
  '#0f6a5b',
  '#3b5bb5',
  '#7a3ea1',
  '#a8324a',
  '#2f6f2f',
  '#5d5a1e',
  '#1d6a8c',
  '#8c3b1d',
] as const

export function avatarColor(name: string): string {
  let sum = 0
  for (const character of name) sum = (sum * 31 + character.codePointAt(0)!) % 9_973
  return PALETTE[sum % PALETTE.length]!
}

/** A user's picture, or the first letter of the name on a colour of its own. Decoration: the name stands beside it. */
export function Avatar({
  name,
  image,
  size = 32,
}: {
  name: string
  image: string | null
  size?: number
}) {
  const style = {
    '--size': `${size}px`,
    background: image ? 'none' : avatarColor(name),
  } as React.CSSProperties
  return (
    <span className={classes.avatar} style={style} aria-hidden>
      {image ? (
        <img {...sourceOf(image, size)} alt="" width={size} height={size} />
      ) : (
        name.slice(0, 1).toUpperCase()
      )}
    </span>
  )
}

/** As large as it is shown on a plain screen, and on one of two pixels to one. */
function sourceOf(image: string, size: number): { src: string; srcSet?: string } {
  if (!image.startsWith('/')) return { src: image }
  const [plain, fine] = [size, size * 2].map((pixels) => {
    const width = FILE_PICTURE_WIDTHS.find((candidate) => candidate >= pixels)
    const isSmaller = width !== undefined && width < AVATAR_PIXELS
    return siteUrl((isSmaller && pictureInWidth(image, width)) || image)
  })
  return plain === fine ? { src: plain! } : { src: plain!, srcSet: `${plain} 1x, ${fine} 2x` }
}
