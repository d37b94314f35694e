declare module 'bencode' {
  /** What a torrent is written in: numbers are whole, text and bytes are strings of bytes, keys are sorted. */
  type BencodeValue =
    | number
    | string
    | Uint8Array
    | readonly BencodeValue[]
    | { readonly [key: string]: BencodeValue }
  const bencode: {
    encode(value: BencodeValue): Uint8Array
    decode(data: Uint8Array): unknown
  }
  export default bencode
}
