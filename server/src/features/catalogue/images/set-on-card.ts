import { CARD_HEIGHT, CARD_WIDTH } from '@mediatheque/contract/catalogue/images/image-url.ts'
import sharp, { type Sharp } from 'sharp'

const CARD = { width: CARD_WIDTH, height: CARD_HEIGHT }
/** Width to height: what is no wider would lose more than a quarter of itself where it fills the card. */
const FILLS_FROM = 1.4

/** A picture as wide as a card fills it; one that stands upright is whole, in front of itself out of focus. */
export async function setOnCard(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture
    .resize({ width: CARD_WIDTH, height: CARD_WIDTH, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const again = () => sharp(data, { raw: info })
  const filled = again().resize({ ...CARD, fit: 'cover' })
  if (info.width / info.height >= FILLS_FROM) return filled
  const whole = await again()
    .resize({ ...CARD, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return filled
    .blur(24)
    .modulate({ brightness: 0.55 })
    .composite([{ input: whole }])
}
