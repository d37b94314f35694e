/** Kinds of pictures that an avatar is made of; what a file is decides its content, not its name. */
export const AVATAR_MIME_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const
/** Width and height in pixels of what is kept. */
export const AVATAR_SIZE = 256
